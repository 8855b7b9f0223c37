/** Larger values are not measurements, and their sums would exceed the range of the store. */
const LARGEST_VALUE = 1e15

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i

/**
 * A value of a payload as a number: strings are parsed, true is 1 and false is 0.
 *
 * @returns undefined if it is not a number, not finite, or beyond ±10¹⁵
 */
export function parseNumber(value: unknown): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0
  const number =
    typeof value === 'string' && decimal.test(value.trim()) ? Number(value.trim()) : value
  if (typeof number !== 'number' || !(Math.abs(number) <= LARGEST_VALUE)) return undefined
  return number
}

/** Whether a value means a missing reading, as firmware writes it: null, empty text, nan, null, none. */
export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' && /^(nan|null|none|n\/a|-?inf(inity)?)?$/i.test(value.trim())
}
