import type { PublishedPlugin } from '@airshed/schemas'
import { apiError } from '../../errors.ts'
import { findNames, insertArchive } from './archiveQueries.ts'
import { versionView } from './catalogue.ts'
import { digestOf } from './digest.ts'
import { keepEvent, logEvents, type NewPluginEvent } from './events.ts'
import type { JudgeArchive } from './judge/judgeArchive.ts'
import type { AcceptedArchive } from './judge/verdict.ts'
import { nameProblems } from './nameRules.ts'
import {
  countVersions,
  findVersionDetails,
  lockPlugins,
  type Db,
  type PluginContext,
} from './queries.ts'
import { pluginRefused } from './refusal.ts'

/** Versions of all plugins that one organization may have: a machine could publish without end. */
export const VERSIONS_MAX = 500

/** An archive that somebody sends to an organization. */
export interface Upload {
  readonly organizationId: string
  readonly bytes: Uint8Array
  /** Name of the person or token. */
  readonly author: string
}

/**
 * Judges an archive and keeps it as a version that nobody runs yet. Of one that is refused nothing
 * is kept; the same archive again changes nothing.
 *
 * @returns `isNew`: false where the organization had it already
 * @throws ApiError 422 with every reason, 409 where the version is there with other content
 */
export async function publishPlugin(
  context: PluginContext,
  judge: JudgeArchive,
  upload: Upload,
): Promise<{ published: PublishedPlugin; isNew: boolean }> {
  const { store, clock, log } = context
  const { organizationId, bytes, author } = upload
  const digest = digestOf(bytes)
  const kept = await versionOfDigest(store.db, organizationId, digest)
  if (kept !== undefined) return { published: kept, isNew: false }

  const { accepted, problems } = await judge(bytes)
  if (accepted === null) {
    log.info({ organizationId, author, problems }, 'A plugin was refused')
    throw pluginRefused(problems)
  }
  const { id, version } = accepted
  const ts = clock()
  const event: NewPluginEvent = { organizationId, id, version, kind: 'published', author, ts }
  const isNew = await store.db.transaction().execute(async (transaction) => {
    await lockPlugins(transaction)
    if ((await versionOfDigest(transaction, organizationId, digest)) !== undefined) return false
    await requireFree(transaction, organizationId, accepted)
    await insertArchive(transaction, { digest, bytes, accepted }, ts)
    await transaction
      .insertInto('plugin_versions')
      .values({
        organization_id: organizationId,
        plugin_id: id,
        version,
        digest,
        state: 'available',
        tier: 'isolated',
        published_by: author,
        published_at: ts,
      })
      .execute()
    await keepEvent(transaction, event)
    return true
  })
  if (isNew) logEvents(log, [event])
  const published = await versionOfDigest(store.db, organizationId, digest)
  if (published === undefined) throw apiError('NOT_FOUND', { what: 'Plugin', id })
  return { published, isNew }
}

/** @throws ApiError where the version or a name of the plugin is taken, or there is no room */
async function requireFree(db: Db, organizationId: string, accepted: AcceptedArchive) {
  const { id, version, manifest } = accepted
  if ((await countVersions(db, organizationId)) >= VERSIONS_MAX) {
    const reason = `Organization ${organizationId} has ${VERSIONS_MAX} versions of plugins. Remove some that nobody uses`
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
  const row = rows.find(({ version }) => version === held.version)
  return row === undefined ? undefined : { id: row.plugin_id, ...versionView(row) }
}
