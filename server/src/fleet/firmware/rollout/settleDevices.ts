import { DAY_MS } from '@airshed/domain'
import { sql } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'

/** How long after the end of a rollout its devices may still report its image, ms. */
const LATE_MS = 30 * DAY_MS

/**
 * Notes which devices of rollouts run the image that they were offered: what they report about themselves decides, however
 * late, and whether they said so by the channel or with their readings.
 *
 * @param now ms UTC
 */
export async function settleDevices(db: Db, now: number): Promise<void> {
  await sql`
    with settled as (
      update firmware_rollout_devices devices
      set state = 'updated', percent = null, reason = null, changed_at = ${now},
        updated_at = coalesce(devices.updated_at, ${now})
      from firmware_rollouts rollouts, firmware_images images, device_channels channels
      where rollouts.id = devices.rollout_id and images.id = rollouts.image_id
        and channels.node_id = devices.node_id and channels.firmware = images.version
        and devices.earlier_image_id is null
        and devices.state in ('waiting', 'offered', 'downloading', 'failed')
        and (rollouts.ended_at is null or rollouts.ended_at > ${now - LATE_MS})
      returning devices.rollout_id, devices.node_id
    )
    delete from device_firmware using settled
    where device_firmware.rollout_id = settled.rollout_id
      and device_firmware.node_id = settled.node_id`.execute(db)
  await sql`
    with settled as (
      update firmware_rollout_devices devices
      set state = 'rolled_back', percent = null, reason = null, changed_at = ${now}
      from firmware_rollouts rollouts, firmware_images images, device_channels channels
      where rollouts.id = devices.rollout_id and images.id = devices.earlier_image_id
        and channels.node_id = devices.node_id and channels.firmware = images.version
        and devices.state in ('offered', 'downloading', 'failed')
        and (rollouts.ended_at is null or rollouts.ended_at > ${now - LATE_MS})
      returning devices.rollout_id, devices.node_id
    )
    delete from device_firmware using settled
    where device_firmware.rollout_id = settled.rollout_id
      and device_firmware.node_id = settled.node_id`.execute(db)
}
