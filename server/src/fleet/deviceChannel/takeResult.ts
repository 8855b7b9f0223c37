import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { NewEvent } from '../../access/events/record.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { commandDetail } from './commandDetail.ts'
import type { InboxReader } from './readInbox.ts'

/**
 * Records the result of a command. A result that arrives after the command expired is still recorded:
 * the device executed it.
 *
 * @param now ms UTC
 * @returns the event to record; null if the command is unknown or was answered before
 */
export async function takeResult(
  tx: Transaction<Tables>,
  { nodeId, organizationId, actor }: InboxReader,
  { command, ok, data, reason }: MessageOf<'result'>,
  now: number,
): Promise<NewEvent | null> {
  const ended = await tx
    .updateTable('device_commands')
    .set({
      state: ok ? 'done' : 'failed',
      ended_at: now,
      data: data === undefined ? null : JSON.stringify(data),
      reason: ok ? null : (reason ?? ''),
    })
    .where('id', '=', command)
    .where('node_id', '=', nodeId)
    .where('state', 'in', ['queued', 'sent', 'expired'])
    .returning(['name', 'sensor_id'])
    .executeTakeFirst()
  if (ended === undefined) return null
  return {
    ts: now,
    name: ok ? 'node.command-done' : 'node.command-failed',
    actor,
    organizationId,
    entity: 'nodes',
    rowId: nodeId,
    detail: commandDetail({ id: command, ...ended }),
  }
}
