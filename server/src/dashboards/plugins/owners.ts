import { fingerprintOf } from '@airshed/plugin-archive/keys'
import { sql } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'
import { signedBy } from './publishers.ts'
import { findVersions, keyOf, type PluginKey } from './queries.ts'

/** Keys that own plugins, by {@link keyOf}. An owner outlives the versions of its plugin. */
export async function findOwners(
  db: Db,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('plugin_owners')
    .select(['organization_id', 'plugin_id', 'public_key'])
    .where(sql<boolean>`organization_id = any(${[...organizationIds]}::text[])`)
    .execute()
  return new Map(
    rows.map(({ organization_id: organizationId, plugin_id: id, public_key: key }) => [
      keyOf({ organizationId, id }),
      key,
    ]),
  )
}

/** Key that owns a plugin, or null if no version was signed yet. */
export async function findOwner(db: Db, { organizationId, id }: PluginKey): Promise<string | null> {
  const row = await db
    .selectFrom('plugin_owners')
    .select('public_key')
    .where('organization_id', '=', organizationId)
    .where('plugin_id', '=', id)
    .executeTakeFirst()
  return row?.public_key ?? null
}

/** Makes a key the owner of a plugin, replacing any previous one. */
export async function setOwner(
  db: Db,
  { organizationId, id }: PluginKey,
  owner: { public_key: string; since: number },
): Promise<void> {
  await db
    .insertInto('plugin_owners')
    .values({ organization_id: organizationId, plugin_id: id, ...owner })
    .onConflict((conflict) => conflict.columns(['organization_id', 'plugin_id']).doUpdateSet(owner))
    .execute()
}

/** A version to be published. */
export interface Claim {
  /** Key that signed it, in base64, or null if it is unsigned. */
  readonly publisherKey: string | null
  /** Whether the publisher is a person with `manage_organizations`, and not a token. */
  readonly isPerson: boolean
  /** ms UTC */
  readonly now: number
}

/**
 * Allows only its owner to publish a plugin. The first signed version makes its key the owner; if there were unsigned
 * versions before, only a person can decide that they are the same plugin. The caller must hold the plugin lock.
 *
 * @returns whether the key became the owner now
 * @throws ApiError 409 for a version that the owner did not sign, or a claim by a token
 */
export async function claimPlugin(
  tx: Db,
  plugin: PluginKey,
  { publisherKey, isPerson, now }: Claim,
): Promise<boolean> {
  const { organizationId, id } = plugin
  const owner = await findOwner(tx, plugin)
  if (owner !== null) {
    if (owner === publisherKey) return false
    const parts = { id, owner: fingerprintOf(owner), got: signedBy(publisherKey) }
    throw apiError('PLUGIN_OWNED', parts)
  }
  if (publisherKey === null) return false
  const isKnown = (await findVersions(tx, [organizationId], id)).length > 0
  if (isKnown && !isPerson) throw apiError('PLUGIN_CLAIM_NEEDS_PERSON', { id })
  await setOwner(tx, plugin, { public_key: publisherKey, since: now })
  return true
}
