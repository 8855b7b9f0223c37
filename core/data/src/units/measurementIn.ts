import { fahrenheitOf } from '@airshed/domain'
import type { Measurement } from '@airshed/schemas'

/** A value converted from °C to °F; null stays null. */
export const fahrenheitOrNull = (value: number | null): number | null =>
  value === null ? null : fahrenheitOf(value)

/** A reading converted from °C to °F; its flags stay. */
export function measurementIn([ts, value, ...flags]: Measurement): Measurement {
  return [ts, fahrenheitOrNull(value), ...flags] as Measurement
}
