import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { NewEvent } from '../events/record.ts'
import type { Tables } from '../store/tables.ts'
import { lockChannel } from './lockChannel.ts'
import type { InboxReader } from './readInbox.ts'

/**
 * Records which firmware a device runs on which hardware; what it leaves out stays unchanged.
 *
 * @param now ms UTC
 * @returns an event if the firmware has changed; null if it is the same, or the first one
 */
export async function takeHello(
  tx: Transaction<Tables>,
  { nodeId, organizationId, actor }: InboxReader,
  { firmware, hardware }: MessageOf<'hello'>,
  now: number,
): Promise<NewEvent | null> {
  const known = await lockChannel(tx, nodeId)
  const next = { firmware: firmware ?? known.firmware, hardware: hardware ?? known.hardware }
  if (next.firmware === known.firmware && next.hardware === known.hardware) return null
  await tx.updateTable('device_channels').set(next).where('node_id', '=', nodeId).execute()
  if (known.firmware === null || next.firmware === known.firmware) return null
  return {
    ts: now,
    name: 'node.firmware-changed',
    actor,
    organizationId,
    entity: 'nodes',
    rowId: nodeId,
    before: { firmware: known.firmware, hardware: known.hardware },
    after: next,
  }
}
