/**
 * Formats a number for a field: with the decimal sign of the language, without grouping, and with
 * all of its digits.
 *
 * @param value null and undefined give an empty field; a text that is not a number is kept
 */
export function writeNumber(value: unknown, locale: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return String(value as string)
  const sign = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')
  return String(value).replace('.', sign?.value ?? '.')
}
