import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { firmwareEvent } from '../deviceFacts/firmware.ts'
import { keepIdentity } from '../deviceFacts/identity.ts'
import type { NewEvent } from '../../access/events/record.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { lockChannel } from './lockChannel.ts'
import type { InboxReader } from './readInbox.ts'

/**
 * Records which firmware a device runs on which hardware, and what identifies it; what it leaves out stays unchanged.
 *
 * @param now ms UTC
 * @returns an event if the firmware has changed; null if it is the same, or the first one
 */
export async function takeHello(
  tx: Transaction<Tables>,
  reader: InboxReader,
  { firmware, hardware, mac_address, imei, iccid, imsi }: MessageOf<'hello'>,
  now: number,
): Promise<NewEvent | null> {
  const { nodeId } = reader
  const known = await lockChannel(tx, nodeId)
  await keepIdentity(tx, nodeId, { mac_address, imei, iccid, imsi })
  const next = { firmware: firmware ?? known.firmware, hardware: hardware ?? known.hardware }
  if (next.firmware === known.firmware && next.hardware === known.hardware) return null
  await tx.updateTable('device_channels').set(next).where('node_id', '=', nodeId).execute()
  return firmwareEvent(reader, known, next, now)
}
