import { reportedNumber, sensorFlags, sensorPayload, type Sensor } from '@airshed/kit/define'
import { CHANNELS_MAX, type Channel, type ChannelsSettings } from './schema.ts'

type Wire = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Wire =>
  typeof value === 'object' && value !== null ? (value as Wire) : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A channel without a description is measured and not scaled; its name has to be typed. */
function channelOf(wire: Wire): Channel {
  const unit = textOf(wire['unit'])
  return {
    name: textOf(wire['name']),
    ...(unit === '' ? {} : { unit }),
    enabled: wire['enabled'] !== 0,
    factor: reportedNumber(wire['factor'], 1),
    offset: reportedNumber(wire['offset'], 0),
  }
}

/** The channels as the sensor reports them, each in its place; those beyond the last one are left out. */
export function fromDevice(sensor: Sensor): ChannelsSettings {
  const { channels } = sensor.configuration
  const reported = Array.isArray(channels) ? channels.slice(0, CHANNELS_MAX) : []
  return {
    ...sensorFlags(sensor),
    channels: reported.map((wire) => channelOf(recordOf(wire))),
  }
}

/** The body of the call that saves the sensor: every switch as 0 or 1, no unit as an empty text. */
export function toPayload({ channels, ...flags }: ChannelsSettings): Record<string, unknown> {
  const wire = channels.map(({ unit = '', enabled, ...rest }) => ({
    ...rest,
    unit,
    enabled: enabled ? 1 : 0,
  }))
  return sensorPayload({ ...flags, channels: wire })
}
