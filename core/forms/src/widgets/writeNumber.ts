/**
 * A number as it stands in a field: with the language's decimal sign, without grouping, and with
 * every digit that it has.
 *
 * @param value null and undefined are an empty field; a text that is no number stands as it is
 */
export function writeNumber(value: unknown, locale: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return String(value as string)
  const sign = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')
  return String(value).replace('.', sign?.value ?? '.')
}
