import type { CommandState, DeviceCommandName } from '@airshed/schemas'
import type { Generated } from 'kysely'
import type { Json, JsonValue, Millis } from './columns.ts'

/** What this server knows of its talk with a device; a device that was asked nothing has no row. */
export interface DeviceChannelsTable {
  node_id: string
  /** SHA-256 of the key of the device's own; null: it has none. */
  key_hash: string | null
  key_made_at: Millis | null
  key_made_by: string | null
  /** Of the newest message to the device. */
  position: Generated<number>
  /** Grows with each change of what is asked of it. */
  settings_version: Generated<number>
  /** Position of the newest settings. */
  settings_position: Generated<number>
  /** The newest version that the device has dealt with. */
  reported_version: Generated<number>
  /** The newest version that a monitor without confirmations has fetched. */
  fetched_version: Generated<number>
  last_contact: Millis | null
  /** Of the newest debug line. */
  debug_number: Generated<number>
  /** Beginning of the minute that its debug lines are counted in, ms UTC. */
  debug_minute: Generated<number>
  debug_in_minute: Generated<number>
  firmware: string | null
  hardware: string | null
  /** When the device last spoke over MQTT after it asked for its messages there; null: it never did. */
  mqtt_seen_at: Millis | null
  /** Position up to which the device said, over MQTT, that it has its messages. */
  mqtt_after: Generated<number>
  /** Position up to which messages were published to the device. */
  mqtt_pushed: Generated<number>
  /** Until when one process is at publishing; null: none is. */
  mqtt_claimed_until: Millis | null
}

export interface DeviceSettingsTable {
  node_id: string
  /** Connection of the sensor; '': the device itself. */
  sensor_id: Generated<string>
  name: string
  /** Also null where null was asked for. */
  desired: JsonValue | null
  /** Version of the settings that first had the desired value; null: nobody asked for one. */
  desired_version: number | null
  asked_at: Millis | null
  asked_by: string | null
  /** Also null where the device reported null. */
  reported: JsonValue | null
  /** null: the device never reported it. */
  reported_at: Millis | null
  /** Version at which the device refused it. */
  refused_version: number | null
  refused_reason: string | null
}

export interface DeviceCommandsTable {
  id: string
  node_id: string
  /** Connection of the sensor that it is for; null: the device itself. */
  sensor_id: string | null
  name: DeviceCommandName
  position: number
  state: CommandState
  created_at: Millis
  created_by: string
  expires_at: Millis
  sent_at: Millis | null
  ended_at: Millis | null
  data: Json<Record<string, unknown>> | null
  reason: string | null
}

/** Messages of devices that were taken. */
export interface DeviceMessagesTable {
  node_id: string
  id: string
  received_at: Millis
}
