import { MINUTE_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { ScriptRow } from './scriptRows.ts'

/** Versions of one file that are kept, the newest ones. */
const VERSIONS_MAX = 50
/** Maximum total bytes of the versions of one file; the newest one is always kept. */
const VERSIONS_BYTES_MAX = 2 * 1024 * 1024
/** During continuous editing, one version per this time is kept. */
const KEPT_EVERY_MS = 2 * MINUTE_MS

/** One version with its text; undefined if it is not kept. */
export const readScriptVersion = (db: Db, nodeId: string, name: string, version: number) =>
  db
    .selectFrom('device_script_versions')
    .selectAll()
    .where('node_id', '=', nodeId)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()

/**
 * Drops the newest version before the same user saves over it, if they saved another one shortly before
 * it. A version that was restored, or that the device runs, is kept.
 *
 * @returns whether it was dropped
 */
export async function dropPassing(
  tx: Transaction<Tables>,
  newest: ScriptRow,
  by: string,
): Promise<boolean> {
  const { node_id: nodeId, name, version } = newest
  const isWorthKeeping =
    newest.saved_by !== by ||
    newest.restored_from !== null ||
    newest.reported_digest === newest.digest
  if (isWorthKeeping) return false
  const before = await tx
    .selectFrom('device_script_versions')
    .select(['saved_at', 'saved_by'])
    .where('node_id', '=', nodeId)
    .where('name', '=', name)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (before === undefined || before.saved_by !== by) return false
  if (newest.saved_at - before.saved_at >= KEPT_EVERY_MS) return false
  await tx
    .deleteFrom('device_script_versions')
    .where('node_id', '=', nodeId)
    .where('name', '=', name)
    .where('version', '=', version)
    .execute()
  return true
}

/** Deletes the oldest versions of a file that exceed the limits. */
export async function forgetOldVersions(
  tx: Transaction<Tables>,
  nodeId: string,
  name: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('device_script_versions')
    .select(['version', 'size'])
    .where('node_id', '=', nodeId)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute()
  let bytes = 0
  const firstToGo = rows.find(({ size }, index) => {
    bytes += size
    return index > 0 && (index >= VERSIONS_MAX || bytes > VERSIONS_BYTES_MAX)
  })
  if (firstToGo === undefined) return
  await tx
    .deleteFrom('device_script_versions')
    .where('node_id', '=', nodeId)
    .where('name', '=', name)
    .where('version', '<=', firstToGo.version)
    .execute()
}
