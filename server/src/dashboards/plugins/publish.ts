import type { PluginAuthorship, PublishedPlugin } from '@airshed/schemas'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'
import { findNames, insertArchive } from './archiveQueries.ts'
import { versionViews } from './catalogue.ts'
import { digestOf } from '../pluginHosts/digest.ts'
import { claimPlugin, type Claim } from './owners.ts'
import { allowanceProblem, publisherProblem, type PublisherRules } from './publishers.ts'
import type { ArchiveCheck } from './check/archiveCheck.ts'
import type { AcceptedArchive } from './check/verdict.ts'
import { nameProblems } from './nameRules.ts'
import { countVersions, findVersionDetails, lockPlugins } from './queries.ts'
import { pluginRefused } from './refusal.ts'

/** Versions of all plugins that one organization may have, because a machine could publish endlessly. */
export const VERSIONS_MAX = 500

/** An archive uploaded to an organization. */
export interface Upload {
  readonly organizationId: string
  readonly bytes: Uint8Array
  /** Where it was fetched from; absent if it was uploaded. */
  readonly offer?: { readonly catalogue: string; readonly about: PluginAuthorship }
}

/** Who uploads an archive, and when. */
export interface Sender extends Pick<Claim, 'isPerson' | 'now'> {
  /** Name of the person or token. */
  readonly author: string
  /** Id of the user or the token's owner, or null for the server itself. */
  readonly account: string | null
}

/** A checked archive that may be stored, or null if the organization already has it. */
export type CheckedUpload = { digest: string; accepted: AcceptedArchive } | null

/**
 * Checks an archive, which is slow and changes nothing.
 *
 * @throws ApiError 422 with all reasons against it, or 409 for a publisher that is not trusted here, or a plugin
 *   that is not allowed
 */
export async function checkUpload(
  db: Db,
  check: ArchiveCheck,
  publishers: PublisherRules,
  { organizationId, bytes }: Upload,
): Promise<CheckedUpload> {
  const digest = digestOf(bytes)
  if ((await versionOfDigest(db, publishers, organizationId, digest)) !== undefined) return null
  const { accepted, problems } = await check(bytes)
  if (accepted === null) throw pluginRefused(problems)
  const { id, version, publisherKey } = accepted
  if (allowanceProblem(publishers, id) !== null) {
    throw apiError('PLUGIN_NOT_ALLOWED', { id, version })
  }
  const problem = publisherProblem(publishers, publisherKey)
  if (problem !== null) throw apiError('PLUGIN_PUBLISHER_UNTRUSTED', { id, version, problem })
  return { digest, accepted }
}

/**
 * Stores an archive as a version that is not enabled yet; the same archive again changes nothing.
 *
 * @param by who publishes, and when
 * @returns `isNew`: false if the organization already had it; `isClaim`: its key now owns the plugin
 * @throws ApiError 409 if another key owns the plugin, the version exists with other content, or a name is taken
 */
export async function keepUpload(
  tx: Db,
  upload: Upload,
  checked: CheckedUpload,
  publishers: PublisherRules,
  by: Sender,
): Promise<{ published: PublishedPlugin; isNew: boolean; isClaim: boolean }> {
  const { organizationId, bytes } = upload
  await lockPlugins(tx)
  const digest = checked?.digest ?? digestOf(bytes)
  const kept = await versionOfDigest(tx, publishers, organizationId, digest)
  if (kept !== undefined) return { published: kept, isNew: false, isClaim: false }
  // Removed since it was checked.
  if (checked === null)
    throw apiError('CONFLICT', { reason: 'The plugin was removed. Publish it again' })
  const { accepted } = checked
  const { author, account, isPerson, now } = by
  const { publisherKey } = accepted
  const plugin = { organizationId, id: accepted.id }
  const isClaim = await claimPlugin(tx, plugin, { publisherKey, isPerson, now })
  await requireFree(tx, organizationId, accepted)
  await insertArchive(tx, { digest, bytes, accepted }, now)
  await tx
    .insertInto('plugin_versions')
    .values({
      organization_id: organizationId,
      plugin_id: accepted.id,
      version: accepted.version,
      digest,
      state: 'available',
      tier: 'isolated',
      published_by: author,
      published_at: now,
      source: upload.offer?.catalogue ?? account,
      about: upload.offer === undefined ? null : JSON.stringify(upload.offer.about),
    })
    .execute()
  const published = await versionOfDigest(tx, publishers, organizationId, digest)
  if (published === undefined) throw apiError('NOT_FOUND', { what: 'Plugin', id: accepted.id })
  return { published, isNew: true, isClaim }
}

/** @throws ApiError if the version or a name of the plugin is taken, or the limit is reached */
async function requireFree(db: Db, organizationId: string, accepted: AcceptedArchive) {
  const { id, version, manifest } = accepted
  if ((await countVersions(db, organizationId)) >= VERSIONS_MAX) {
    const reason = `Organization ${organizationId} has ${VERSIONS_MAX} versions of plugins, the maximum. Remove unused ones`
    throw apiError('CONFLICT', { reason })
  }
  const taken = await db
    .selectFrom('plugin_versions')
    .select('digest')
    .where('organization_id', '=', organizationId)
    .where('plugin_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (taken !== undefined) throw apiError('PLUGIN_VERSION_TAKEN', { id, version })
  const clashes = nameProblems(manifest, await findNames(db, organizationId))
  if (clashes.length > 0) throw pluginRefused(clashes)
}

async function versionOfDigest(
  db: Db,
  publishers: PublisherRules,
  organizationId: string,
  digest: string,
): Promise<PublishedPlugin | undefined> {
  const held = await db
    .selectFrom('plugin_versions')
    .select(['plugin_id', 'version'])
    .where('organization_id', '=', organizationId)
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (held === undefined) return undefined
  const rows = await findVersionDetails(db, [organizationId], held.plugin_id)
  const view = versionViews(rows, publishers).find(({ version }) => version === held.version)
  return view === undefined ? undefined : { id: held.plugin_id, ...view }
}
