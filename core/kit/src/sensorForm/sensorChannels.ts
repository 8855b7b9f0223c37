import { Type, type Static } from 'typebox'
import { reportedNumber } from './reportedNumber.ts'

/** Maximum number of channels of a sensor or device; modules for analog signals have up to 16. */
export const SENSOR_CHANNELS_MAX = 32

const SCALE_MAX = 1_000_000
const scale = { minimum: -SCALE_MAX, maximum: SCALE_MAX }

/** A channel as part of a form: value = factor × signal + offset, in its unit if it has one. */
export const SensorChannel = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    unit: Type.Optional(Type.String({ maxLength: 20, title: 'Unit', description: 'Of the value' })),
    enabled: Type.Boolean({ default: true, title: 'Enabled', description: 'It is measured' }),
    factor: Type.Number({ ...scale, default: 1, title: 'Factor' }),
    offset: Type.Number({ ...scale, default: 0, title: 'Offset' }),
  },
  { additionalProperties: false },
)
export type SensorChannel = Static<typeof SensorChannel>

/** Initial values of a channel that the user adds: measured, and not scaled. */
const NEW_CHANNEL = { enabled: true, factor: 1, offset: 0 }

type Wire = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Wire =>
  typeof value === 'object' && value !== null ? (value as Wire) : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A channel without a description is measured and not scaled; its name has to be typed. */
function channelOf(wire: Wire): SensorChannel {
  const unit = textOf(wire['unit'])
  return {
    name: textOf(wire['name']),
    ...(unit === '' ? {} : { unit }),
    enabled: wire['enabled'] !== 0,
    factor: reportedNumber(wire['factor'], 1),
    offset: reportedNumber(wire['offset'], 0),
  }
}

/**
 * The channels as a sensor or device reports them, each in its place; those beyond the last possible one are left out.
 *
 * @param reported the reported list, of any type
 */
export const sensorChannels = (reported: unknown): SensorChannel[] =>
  (Array.isArray(reported) ? reported.slice(0, SENSOR_CHANNELS_MAX) : []).map((wire) =>
    channelOf(recordOf(wire)),
  )

/** The channels as they are requested: every switch as 0 or 1, no unit as an empty text. */
export const sensorChannelsPayload = (
  channels: readonly SensorChannel[],
): Record<string, unknown>[] =>
  channels.map(({ unit = '', enabled, ...rest }) => ({ ...rest, unit, enabled: enabled ? 1 : 0 }))

/**
 * Fills in a channel that was added at the end. The fields of the others stay as they are, so that one can be emptied
 * while it is retyped.
 */
export function settleSensorChannels(
  previous: readonly SensorChannel[],
  next: readonly SensorChannel[],
): readonly SensorChannel[] {
  const added: readonly (Partial<SensorChannel> | undefined)[] = next.slice(previous.length)
  if (added.length === 0) return next
  // The name has yet to be typed.
  const begun = added.map((channel) => ({ ...NEW_CHANNEL, ...channel }) as SensorChannel)
  return [...next.slice(0, previous.length), ...begun]
}
