import type { NodeEdit, TimezoneSource } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { lockChannel } from '../../deviceChannel/lockChannel.ts'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import { isTimezone } from '../../ingest/rules/location.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidField } from '../../../access/input/invalidField.ts'

/** The time zone columns of a device. */
export interface ZoneColumns {
  timezone: string
  timezone_source: TimezoneSource
}

/**
 * The time zone of a device after a change. One that a user sets wins over what the device reports, until a user returns
 * it with null.
 *
 * @throws VALIDATION_FAILED for a name that is not in the time zone database
 */
export function editedZone(row: NodeRow, { timezone }: NodeEdit): ZoneColumns {
  if (timezone === undefined) {
    return { timezone: row.timezone, timezone_source: row.timezone_source }
  }
  if (timezone === null) {
    const { reported_timezone: reported } = row
    return reported === null
      ? { timezone: 'UTC', timezone_source: 'default' }
      : { timezone: reported, timezone_source: 'device' }
  }
  if (!isTimezone(timezone)) {
    throw invalidField('/timezone', 'an IANA time zone, such as Europe/Madrid', timezone)
  }
  return { timezone, timezone_source: 'person' }
}

/** Sends a device its settings again, as the zone of its schedules goes with them. */
export async function sendZone(tx: Transaction<Tables>, nodeId: string): Promise<void> {
  const channel = await lockChannel(tx, nodeId)
  const position = channel.position + 1
  await tx
    .updateTable('device_channels')
    .set({ settings_version: channel.settings_version + 1, settings_position: position, position })
    .where('node_id', '=', nodeId)
    .execute()
}
