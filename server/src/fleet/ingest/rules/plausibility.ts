import type { PlausibleRange } from '@airshed/profiles'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'

/**
 * The flag of a value outside the plausible range of its parameter, otherwise 0.
 *
 * @param range in the unit of the value; null: no limits
 */
export function plausibilityFlag(range: PlausibleRange | null, value: number): number {
  const isPlausible = range === null || (value >= range.min && value <= range.max)
  return isPlausible ? 0 : MEASUREMENT_FLAGS.implausible
}
