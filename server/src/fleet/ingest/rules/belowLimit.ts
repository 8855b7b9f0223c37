import { parseNumber } from './numbers.ts'

/** What is expected of a value that begins with “<”. */
export const LIMIT_EXPECTED = 'a detection limit above 0 after <, such as "<2"'

/** Whether a value says that a reading is below a detection limit, as laboratories and analysers write it: `<2`, `< 2`. */
export const isBelowLimitText = (value: unknown): value is string =>
  typeof value === 'string' && value.trimStart().startsWith('<')

/**
 * The detection limit in a text such as `<2` or `< 2.0`.
 *
 * @returns undefined if it is not a number above 0
 */
export function detectionLimitOf(text: string): number | undefined {
  const limit = parseNumber(text.trim().slice(1).trim())
  return limit !== undefined && limit > 0 ? limit : undefined
}
