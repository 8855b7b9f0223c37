import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../storage/store/db.ts'

/** What plugin services need from the server. */
export type PluginContext = Pick<ServerContext, 'store' | 'clock' | 'log'>

/** One plugin of one organization. */
export interface PluginKey {
  readonly organizationId: string
  readonly id: string
}

/** An arbitrary number; only this code takes advisory locks with it. */
const LOCK = 7_201_934

/**
 * Serializes transactions that change what is installed, across all processes. They are rare, and the rules read
 * rows that others could change concurrently.
 */
export async function lockPlugins(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
}

const versions = (db: Db) =>
  db
    .selectFrom('plugin_versions')
    .innerJoin('plugin_archives', 'plugin_archives.digest', 'plugin_versions.digest')

/** Versions of organizations, with the columns that decide which are in use, without large ones. */
const deciding = (db: Db, organizationIds: readonly string[], id: string | undefined) =>
  versions(db)
    .select([
      'plugin_versions.organization_id',
      'plugin_versions.plugin_id',
      'plugin_versions.version',
      'plugin_versions.digest',
      'plugin_versions.state',
      'plugin_versions.tier',
      'plugin_versions.published_at',
      'plugin_versions.source',
      'plugin_archives.manifest',
      'plugin_archives.publisher_key',
    ])
    .where(sql<boolean>`plugin_versions.organization_id = any(${[...organizationIds]}::text[])`)
    .$if(id !== undefined, (query) => query.where('plugin_versions.plugin_id', '=', id ?? ''))
    .orderBy('plugin_versions.organization_id')
    .orderBy('plugin_versions.plugin_id')

/** The columns that decide which versions are in use. Only one plugin if `id` is given. */
export const findVersions = (db: Db, organizationIds: readonly string[], id?: string) =>
  deciding(db, organizationIds, id).execute()

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number]

/** Everything that administrators see of the versions. Only one plugin if `id` is given. */
export const findVersionDetails = (db: Db, organizationIds: readonly string[], id?: string) =>
  deciding(db, organizationIds, id)
    .select([
      'plugin_versions.published_by',
      'plugin_versions.about',
      'plugin_archives.bytes',
      'plugin_archives.sha384',
      'plugin_archives.readme',
      'plugin_archives.changelog',
      'plugin_archives.licences',
      'plugin_archives.trust_problems',
    ])
    .execute()

export type VersionDetailRow = Awaited<ReturnType<typeof findVersionDetails>>[number]

/** Number of versions of all plugins of an organization. */
export async function countVersions(db: Db, organizationId: string): Promise<number> {
  const row = await db
    .selectFrom('plugin_versions')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Pins, to be looked up with {@link pinOf}. */
export async function findPins(
  db: Db,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('plugin_pins')
    .selectAll()
    .where(sql<boolean>`organization_id = any(${[...organizationIds]}::text[])`)
    .execute()
  return new Map(
    rows.map(({ organization_id, plugin_id, version }) => [
      keyOf({ organizationId: organization_id, id: plugin_id }),
      version,
    ]),
  )
}

/** The version that a plugin is pinned to, or null if it follows the newest one. */
export const pinOf = (pins: ReadonlyMap<string, string>, plugin: PluginKey): string | null =>
  pins.get(keyOf(plugin)) ?? null

/** A key that is unique per plugin and organization, because ids contain no white space. */
export const keyOf = ({ organizationId, id }: PluginKey): string => `${organizationId} ${id}`

export async function setPin(db: Db, plugin: PluginKey, version: string): Promise<void> {
  await db
    .insertInto('plugin_pins')
    .values({ organization_id: plugin.organizationId, plugin_id: plugin.id, version })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'plugin_id']).doUpdateSet({ version }),
    )
    .execute()
}

export async function deletePin(db: Db, { organizationId, id }: PluginKey): Promise<void> {
  await db
    .deleteFrom('plugin_pins')
    .where('organization_id', '=', organizationId)
    .where('plugin_id', '=', id)
    .execute()
}

/** Deletes a version of an organization, and archives that no organization has any longer. */
export async function deleteVersion(
  db: Db,
  { organizationId, id }: PluginKey,
  version: string,
): Promise<void> {
  await db
    .deleteFrom('plugin_versions')
    .where('organization_id', '=', organizationId)
    .where('plugin_id', '=', id)
    .where('version', '=', version)
    .execute()
  await sql`delete from plugin_archives where not exists (
    select 1 from plugin_versions where plugin_versions.digest = plugin_archives.digest)`.execute(
    db,
  )
}
