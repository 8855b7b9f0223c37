import type { InboxMessage } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * The script files that a device is to fetch or to remove. One that was saved several times has a
 * single message, that of the newest text.
 *
 * @param range positions: after `from`, up to and including `to`
 */
export async function fileMessages(
  db: Kysely<Tables>,
  nodeId: string,
  { from, to }: { from: number; to: number },
): Promise<InboxMessage[]> {
  const rows = await db
    .selectFrom('device_scripts')
    .select(['name', 'version', 'digest', 'is_deleted', 'position'])
    .where('node_id', '=', nodeId)
    .where('position', '>', from)
    .where('position', '<=', to)
    .execute()
  return rows.map(({ is_deleted: isDeleted, ...file }) => ({
    type: 'files',
    ...file,
    ...(isDeleted ? { is_deleted: true } : {}),
  }))
}
