import { compassDegrees } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'

/** Larger values are not measurements, and their sums would exceed the range of the store. */
export const LARGEST_VALUE = 1e15

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i

/**
 * A value of a payload as a number: strings are parsed, true is 1 and false is 0, and a direction may be a point of the
 * compass.
 *
 * @param parameterId what the value measures; null: unknown
 * @param largest the largest value, of either sign. Default 10¹⁵
 * @returns undefined if it is not a number, not finite, or beyond the largest value
 */
export function parseNumber(
  value: unknown,
  parameterId: string | null = null,
  largest = LARGEST_VALUE,
): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && isDirection(parameterId)) {
    const degrees = compassDegrees(value)
    if (degrees !== undefined) return degrees
  }
  const number =
    typeof value === 'string' && decimal.test(value.trim()) ? Number(value.trim()) : value
  if (typeof number !== 'number' || !(Math.abs(number) <= largest)) return undefined
  return number
}

/** Whether a parameter is a direction; null: unknown. */
export const isDirection = (parameterId: string | null): boolean =>
  parameterId !== null && parameterById(parameterId)?.kind === 'direction'

/** Whether a value means a missing reading, as firmware writes it: null, empty text, nan, null, none. */
export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' && /^(nan|null|none|n\/a|-?inf(inity)?)?$/i.test(value.trim())
}
