import { SENSOR_FLAGS, Type, type Static } from '@airshed/kit/define'

/** Maximum number of channels of a sensor; modules for analog signals have up to 16. */
export const CHANNELS_MAX = 32
const SCALE_MAX = 1_000_000

const scale = { minimum: -SCALE_MAX, maximum: SCALE_MAX }

/** A channel: value = factor × signal + offset, in its unit if it has one. */
export const Channel = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    unit: Type.Optional(Type.String({ maxLength: 20, title: 'Unit', description: 'Of the value' })),
    enabled: Type.Boolean({ default: true, title: 'Enabled', description: 'It is measured' }),
    factor: Type.Number({ ...scale, default: 1, title: 'Factor' }),
    offset: Type.Number({ ...scale, default: 0, title: 'Offset' }),
  },
  { additionalProperties: false },
)
export type Channel = Static<typeof Channel>

/** Settings of a sensor with channels, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    ...SENSOR_FLAGS,
    channels: Type.Array(Channel, {
      maxItems: CHANNELS_MAX,
      default: [],
      title: 'Channels',
      description: 'In the order of the sensor’s inputs: the first one is input 1',
    }),
  },
  { additionalProperties: false },
)
export type ChannelsSettings = Static<typeof schema>
