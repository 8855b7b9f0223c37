import type { CommandState, DeviceCommandName } from '@airshed/schemas'
import type { Generated } from 'kysely'
import type { Json, JsonValue, Millis } from './columns.ts'

/** The state of the communication with a device; without any, there is no row. */
export interface DeviceChannelsTable {
  node_id: string
  /** SHA-256 of the device's own key; null: it has none. */
  key_hash: string | null
  key_made_at: Millis | null
  key_made_by: string | null
  /** The user whose right the key is tied to; null: none, or it is not known. */
  key_user_id: string | null
  /** The organization in whose name they made it; null: there is no key, or it is not known. */
  key_organization_id: string | null
  /** Position of the newest message to the device. */
  position: Generated<number>
  /** Incremented with each change of its requested settings. */
  settings_version: Generated<number>
  /** Position of the newest settings. */
  settings_position: Generated<number>
  /** The newest version that the device has processed. */
  reported_version: Generated<number>
  /** The newest version that a monitor without confirmations has fetched. */
  fetched_version: Generated<number>
  last_contact: Millis | null
  /** Number of the newest debug line. */
  debug_number: Generated<number>
  /** Start of the minute in which its debug lines are counted, ms UTC. */
  debug_minute: Generated<number>
  debug_in_minute: Generated<number>
  firmware: string | null
  hardware: string | null
  /** Last contact of the device over MQTT since it requested its messages there; null: never. */
  mqtt_seen_at: Millis | null
  /** Position up to which the device has confirmed its messages over MQTT. */
  mqtt_after: Generated<number>
  /** Position up to which messages were published to the device. */
  mqtt_pushed: Generated<number>
  /** Until when a process has claimed publishing to it; null: none has. */
  mqtt_claimed_until: Millis | null
}

export interface DeviceSettingsTable {
  node_id: string
  /** Connection of the sensor; '': the device itself. */
  sensor_id: Generated<string>
  name: string
  /** Also null if null was requested. */
  desired: JsonValue | null
  /** Version of the settings that first had the desired value; null: none was requested. */
  desired_version: number | null
  asked_at: Millis | null
  asked_by: string | null
  /** Also null if the device reported null. */
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
  /** Name of who withdrew it; null: nobody. */
  withdrawn_by: string | null
}

/** Processed messages of devices. */
export interface DeviceMessagesTable {
  node_id: string
  id: string
  received_at: Millis
}
