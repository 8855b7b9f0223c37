import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from '../common.ts'
import { ListOf, ListQuery } from '../list.ts'

export const DEVICE_COMMANDS = [
  'blink',
  'reboot',
  'wifi_scan',
  'sim_reset',
  'format',
  'auto_zero',
  'co2_calibration',
  'led_test',
] as const
export const DeviceCommandName = Words(DEVICE_COMMANDS)
export type DeviceCommandName = Static<typeof DeviceCommandName>

/**
 * `fetched` is the final state of a command to a monitor that never responds: whether it was carried out is unknown.
 * `withdrawn`: a user took it back while it was queued, so it was never delivered.
 */
export const COMMAND_STATES = [
  'queued',
  'sent',
  'fetched',
  'done',
  'failed',
  'expired',
  'withdrawn',
] as const
export const CommandState = Words(COMMAND_STATES)
export type CommandState = Static<typeof CommandState>

/** A command to a device, and its outcome. */
export const DeviceCommand = Type.Object({
  _id: Id,
  node_id: Type.String(),
  sensor_id: Type.Union([Type.String(), Type.Null()], {
    description: 'Connection of the sensor that it is for; null: the device itself',
  }),
  name: DeviceCommandName,
  state: CommandState,
  created_at: TimestampMs,
  created_by: Type.String({ description: 'Name of who gave it' }),
  expires_at: TimestampMs,
  sent_at: Type.Union([TimestampMs, Type.Null()], {
    description: 'When the device first received it',
  }),
  ended_at: Type.Union([TimestampMs, Type.Null()]),
  data: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
    description: 'What the device answered',
  }),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it failed, in the words of the device',
  }),
  withdrawn_by: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of who withdrew it before the device had it; null: nobody',
  }),
})
export type DeviceCommand = Static<typeof DeviceCommand>

export const DeviceCommandPage = ListOf(DeviceCommand)

const COMMAND_SORTS = ['created'] as const
/** Query of `GET nodes/{id}/commands`: newest first. */
export const DeviceCommandQuery = ListQuery({ sort: COMMAND_SORTS, size: 20 })
export type DeviceCommandQuery = Static<typeof DeviceCommandQuery>
