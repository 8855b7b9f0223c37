import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { NewEvent } from '../../access/events/record.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { offeredFirmware } from './firmwareMessages.ts'
import { lockChannel } from './lockChannel.ts'
import type { InboxReader } from './readInbox.ts'

/**
 * Records how far a device is with the firmware that it is offered. One that failed is not offered it again by itself.
 *
 * @param now ms UTC
 * @returns the event of a failure; null for progress, and if the device is not offered that version
 */
export async function takeFirmware(
  tx: Transaction<Tables>,
  { nodeId, organizationId, actor }: InboxReader,
  { version, state, percent, reason }: MessageOf<'firmware'>,
  now: number,
): Promise<NewEvent | null> {
  // As whoever offers firmware does, so that an offer that is made meanwhile stays.
  await lockChannel(tx, nodeId)
  const offer = await offeredFirmware(tx, nodeId)
    .select('device_firmware.rollout_id')
    .where('firmware_images.version', '=', version)
    .executeTakeFirst()
  if (offer === undefined) return null
  const hasFailed = state === 'failed'
  const { numUpdatedRows } = await tx
    .updateTable('firmware_rollout_devices')
    .set({
      state,
      percent: hasFailed ? null : (percent ?? null),
      reason: hasFailed ? (reason ?? '') : null,
      changed_at: now,
    })
    .where('rollout_id', '=', offer.rollout_id)
    .where('node_id', '=', nodeId)
    .where('state', 'in', ['offered', 'downloading'])
    .executeTakeFirstOrThrow()
  if (!hasFailed || numUpdatedRows === 0n) return null
  await tx.deleteFrom('device_firmware').where('node_id', '=', nodeId).execute()
  return {
    ts: now,
    name: 'node.firmware-failed',
    actor,
    organizationId,
    entity: 'nodes',
    rowId: nodeId,
    detail: { version, ...(reason === undefined ? {} : { reason }) },
  }
}
