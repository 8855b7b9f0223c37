import { fahrenheitOf } from '@airshed/domain'
import type { Measurement } from '@airshed/schemas'

/** A value in °F of one in °C; null stays. */
export const fahrenheitOrNull = (value: number | null): number | null =>
  value === null ? null : fahrenheitOf(value)

/** A reading in °F of one in °C; its flags stay. */
export function measurementIn([ts, value, ...flags]: Measurement): Measurement {
  return [ts, fahrenheitOrNull(value), ...flags] as Measurement
}
