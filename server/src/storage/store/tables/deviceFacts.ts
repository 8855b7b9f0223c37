import type { NetworkKind } from '@airshed/schemas'
import type { GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** What a device last reported about itself; parts that it never reported are null. */
export interface DeviceFactsTable {
  node_id: string
  battery_volts: number | null
  battery_percent: number | null
  is_charging: boolean | null
  battery_at: Millis | null
  /** As `batteryCharge` names it; null: unknown. */
  battery_charge: GeneratedAlways<string> | null
  network_kind: NetworkKind | null
  /** Name of the Wi-Fi network or of the carrier. */
  network_name: string | null
  signal_dbm: number | null
  network_at: Millis | null
  latitude: number | null
  longitude: number | null
  accuracy_m: number | null
  location_at: Millis | null
  /** Six pairs of hexadecimal digits with colons, in lower case. */
  mac_address: string | null
  /** Numbers of the modem, of the SIM and of its subscriber: only for those who may configure the device. */
  imei: string | null
  iccid: string | null
  imsi: string | null
  /** State of the remote terminal unit, in the words of the device. */
  rtu_status: string | null
  rtu_status_at: Millis | null
}

export interface DeviceDebugLinesTable {
  node_id: string
  /** Numbers the lines of this device, in order of arrival. */
  number: number
  /** By the clock of the device, but at most the time of arrival. */
  ts: Millis
  received_at: Millis
  tag: string
  message: string
}
