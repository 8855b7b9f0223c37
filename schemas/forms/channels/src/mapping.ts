import {
  sensorChannels,
  sensorChannelsPayload,
  sensorFlags,
  sensorPayload,
  type Sensor,
} from '@airshed/kit/define'
import type { ChannelsSettings } from './schema.ts'

/** The flags of the sensor, and its channels as it reports them. */
export const fromDevice = (sensor: Sensor): ChannelsSettings => ({
  ...sensorFlags(sensor),
  channels: sensorChannels(sensor.configuration['channels']),
})

/** The body of the call that saves the sensor. */
export const toPayload = ({ channels, ...flags }: ChannelsSettings): Record<string, unknown> =>
  sensorPayload({ ...flags, channels: sensorChannelsPayload(channels) })
