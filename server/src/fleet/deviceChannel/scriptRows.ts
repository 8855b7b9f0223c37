import { scriptState } from '@airshed/domain'
import type { NodeScript } from '@airshed/schemas'
import type { Db } from '../../storage/store/db.ts'

/** The script files of a device, each with the facts of its newest text. */
const scriptRows = (db: Db, nodeId: string) =>
  db
    .selectFrom('device_scripts')
    .innerJoin('device_script_versions as newest', (join) =>
      join
        .onRef('newest.node_id', '=', 'device_scripts.node_id')
        .onRef('newest.name', '=', 'device_scripts.name')
        .onRef('newest.version', '=', 'device_scripts.version'),
    )
    .selectAll('device_scripts')
    .select(['newest.size', 'newest.saved_at', 'newest.saved_by', 'newest.restored_from'])
    .where('device_scripts.node_id', '=', nodeId)

export type ScriptRow = Awaited<ReturnType<ReturnType<typeof scriptRows>['execute']>>[number]

/** The files that a device has or should have, then those that it still has to remove, each by name. */
export async function findScripts(db: Db, nodeId: string): Promise<NodeScript[]> {
  const rows = await scriptRows(db, nodeId).orderBy('device_scripts.name').execute()
  const views = rows.map(scriptView)
  const live = views.filter((script) => !script.is_deleted)
  return [...live, ...views.filter((script) => script.is_deleted && script.state !== 'applied')]
}

/** One file, deleted or not; undefined: there never was one of that name. */
export const findScript = (db: Db, nodeId: string, name: string): Promise<ScriptRow | undefined> =>
  scriptRows(db, nodeId).where('device_scripts.name', '=', name).executeTakeFirst()

/** A script file as the API returns it. */
export function scriptView(row: ScriptRow): NodeScript {
  const state = scriptState({
    digest: row.digest,
    isDeleted: row.is_deleted,
    reportedDigest: row.reported_digest,
    refusedDigest: row.refused_digest,
  })
  return {
    name: row.name,
    version: row.version,
    digest: row.digest,
    size: row.size,
    saved_at: row.saved_at,
    saved_by: row.saved_by,
    restored_from: row.restored_from,
    is_deleted: row.is_deleted,
    state,
    asked_at: row.changed_at,
    reported_digest: row.reported_digest,
    reported_at: row.reported_at,
    reason: state === 'refused' ? row.refused_reason : null,
  }
}
