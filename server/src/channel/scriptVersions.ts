import { MINUTE_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { Db } from '../store/db.ts'
import type { Tables } from '../store/tables.ts'
import type { ScriptRow } from './scriptRows.ts'

/** Versions of one file that are kept, the newest ones. */
const VERSIONS_MAX = 50
/** Bytes that the versions of one file may have together; the newest one is kept in any case. */
const VERSIONS_BYTES_MAX = 2 * 1024 * 1024
/** While somebody types, one version in this time is kept. */
const KEPT_EVERY_MS = 2 * MINUTE_MS

/** One version with its text; undefined where it is not kept. */
export const readScriptVersion = (db: Db, nodeId: string, name: string, version: number) =>
  db
    .selectFrom('device_script_versions')
    .selectAll()
    .where('node_id', '=', nodeId)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()

/**
 * Drops the newest version before the same person saves over it, where they saved another one shortly
 * before. One that was brought back, or that the device runs, stays.
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

/** Forgets the versions of a file that are too old, or too much. */
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
