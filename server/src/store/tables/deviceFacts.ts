import type { NetworkKind } from '@airshed/schemas'
import type { Millis } from './columns.ts'

/** What a device last reported of itself; the parts that it never reported are null. */
export interface DeviceFactsTable {
  node_id: string
  battery_volts: number | null
  battery_percent: number | null
  is_charging: boolean | null
  battery_at: Millis | null
  network_kind: NetworkKind | null
  /** Of the Wi-Fi or of the carrier. */
  network_name: string | null
  signal_dbm: number | null
  network_at: Millis | null
  latitude: number | null
  longitude: number | null
  accuracy_m: number | null
  location_at: Millis | null
}

export interface DeviceDebugLinesTable {
  node_id: string
  /** Of the lines of this device, in the order in which they arrived. */
  number: number
  /** By the clock of the device, at the latest when it arrived. */
  ts: Millis
  received_at: Millis
  tag: string
  message: string
}
