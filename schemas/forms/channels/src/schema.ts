import {
  SENSOR_CHANNELS_MAX,
  SENSOR_FLAGS,
  SensorChannel,
  Type,
  type Static,
} from '@airshed/kit/define'

/** Settings of a sensor with channels, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    ...SENSOR_FLAGS,
    channels: Type.Array(SensorChannel, {
      maxItems: SENSOR_CHANNELS_MAX,
      default: [],
      title: 'Channels',
      description: 'In the order of the sensor’s inputs: the first one is input 1',
    }),
  },
  { additionalProperties: false },
)
export type ChannelsSettings = Static<typeof schema>
