import { signsOf } from './signsOf.ts'

/**
 * Writes a number for a field: with the decimal sign of the language, without grouping, and with all
 * of its digits, so that `readNumber` reads the same number.
 *
 * @param value null and undefined give an empty field; a text that is not a number is kept
 */
export function writeNumber(value: unknown, locale: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return String(value as string)
  return String(value).replace('.', signsOf(locale).decimal)
}
