import { Type, type Static } from 'typebox'
import { SensorFlag, sensorSettings } from './sensorSettings.ts'

const scale = { minimum: -1_000_000, maximum: 1_000_000 }

/** Maximum number of channels of a sensor or a device. */
export const CHANNELS_MAX = 32

/** A channel of a sensor or a device: value = factor × signal + offset. */
export const SensorChannel = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    unit: Type.String({ maxLength: 20, description: 'Of the value; empty: none' }),
    enabled: SensorFlag,
    factor: Type.Number(scale),
    offset: Type.Number(scale),
  },
  { additionalProperties: false },
)

/** Settings of the sensors that measure on channels: adam, airmar, gx-6000, gm-460, ysi. */
export const ChannelsSettings = sensorSettings({
  channels: Type.Array(SensorChannel, {
    maxItems: CHANNELS_MAX,
    description: 'In the order of the sensor’s inputs',
  }),
})
export type ChannelsSettings = Static<typeof ChannelsSettings>
