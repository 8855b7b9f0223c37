import { Type, type Static } from 'typebox'
import { Id, TimestampMs } from '../common.ts'
import { CommandState } from './deviceCommand.ts'

/** A Wi-Fi network that a device found. */
export const WifiNetwork = Type.Object({
  ssid: Type.String(),
  signal_dbm: Type.Union([Type.Number(), Type.Null()], {
    description: 'Received power in dBm; null: not reported',
  }),
  is_open: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Whether it needs no password; null: not reported',
  }),
})
export type WifiNetwork = Static<typeof WifiNetwork>

/** A scan for networks, from the command to its answer. */
export const WifiScan = Type.Object({
  _id: Id,
  state: CommandState,
  created_at: TimestampMs,
  ended_at: Type.Union([TimestampMs, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it failed, in the words of the device',
  }),
})
export type WifiScan = Static<typeof WifiScan>

/** `GET nodes/{id}/default_wifi`: passwords are sent to a device and never returned. */
export const NodeWifi = Type.Object({
  node_id: Type.String(),
  wifi_ssid: Type.Union([Type.String(), Type.Null()], {
    description: 'Network that it is asked to join, else the one it reports; null: not known',
  }),
  has_wifi_password: Type.Boolean({ description: 'Whether it was given a password' }),
  scan: Type.Union([WifiScan, Type.Null()], {
    description: 'The newest one; null: none was asked',
  }),
  networks: Type.Array(WifiNetwork, {
    description: 'What the newest scan that was answered found, the strongest first',
  }),
  scanned_at: Type.Union([TimestampMs, Type.Null()], {
    description: 'When that was; null: there is none',
  }),
})
export type NodeWifi = Static<typeof NodeWifi>
