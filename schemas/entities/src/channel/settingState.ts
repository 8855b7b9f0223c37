import { Type, type Static } from 'typebox'
import { TimestampMs, Words } from '../common.ts'

const SETTING_STATES = ['reported', 'applied', 'waiting', 'fetched', 'refused'] as const
/**
 * The state of a setting: `reported`, the device has it and no other value was requested;
 * `applied`, it confirmed the requested value; `waiting`, it has not; `fetched`, it fetched the value
 * but never confirms any; `refused`, it reported that it cannot apply it.
 */
export const SettingState = Words(SETTING_STATES)
export type SettingState = Static<typeof SettingState>

/** One setting of a device, as requested and as reported by the device. */
export const NodeSetting = Type.Object({
  name: Type.String(),
  desired: Type.Optional(Type.Unknown({ description: 'Absent: nobody asked for a value' })),
  reported: Type.Optional(Type.Unknown({ description: 'Absent: the device never reported it' })),
  state: SettingState,
  asked_at: Type.Union([TimestampMs, Type.Null()]),
  asked_by: Type.Union([Type.String(), Type.Null()], { description: 'Name of who asked for it' }),
  reported_at: Type.Union([TimestampMs, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the device refused it, in its own words',
  }),
})
export type NodeSetting = Static<typeof NodeSetting>

const DEVICE_CHANNELS = ['airshed', 'airgradient', 'none'] as const
/**
 * How settings reach a device: `airshed`, by the device channel; `airgradient`, when the monitor
 * fetches its configuration; `none`, not at all.
 */
export const DeviceChannel = Words(DEVICE_CHANNELS)
export type DeviceChannel = Static<typeof DeviceChannel>

/** `GET nodes/{id}/settings`. */
export const NodeSettings = Type.Object({
  channel: DeviceChannel,
  last_contact: Type.Union([TimestampMs, Type.Null()], {
    description: 'When the device last asked for its settings; null: never',
  }),
  key: Type.Union([Type.Object({ made_at: TimestampMs, made_by: Type.String() }), Type.Null()], {
    description: 'The key of the device’s own; null: it has none',
  }),
  settings: Type.Array(NodeSetting),
  sensors: Type.Record(Type.String(), Type.Array(NodeSetting), {
    description: 'Settings of its sensors, by their connections',
  }),
})
export type NodeSettings = Static<typeof NodeSettings>
