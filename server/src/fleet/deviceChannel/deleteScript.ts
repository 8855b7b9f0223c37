import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { lockChannel } from './lockChannel.ts'

/**
 * Deletes a script file; its device is requested to remove it. Its versions are kept, so it can be restored.
 *
 * @param now ms UTC
 * @returns the version that it had; undefined if there is no such file
 */
export async function deleteScript(
  tx: Transaction<Tables>,
  { nodeId, name, now }: { nodeId: string; name: string; now: number },
): Promise<number | undefined> {
  const { position } = await lockChannel(tx, nodeId)
  const deleted = await tx
    .updateTable('device_scripts')
    .set({
      is_deleted: true,
      position: position + 1,
      changed_at: now,
      refused_digest: null,
      refused_reason: null,
    })
    .where('node_id', '=', nodeId)
    .where('name', '=', name)
    .where('is_deleted', '=', false)
    .returning('version')
    .executeTakeFirst()
  if (deleted === undefined) return undefined
  await tx
    .updateTable('device_channels')
    .set({ position: position + 1 })
    .where('node_id', '=', nodeId)
    .execute()
  return deleted.version
}
