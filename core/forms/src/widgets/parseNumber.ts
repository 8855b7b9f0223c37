/**
 * Parses a typed number with a decimal point or comma. Null: the field is empty. A text that is not
 * a number is returned unchanged, so that the validator can refuse it.
 */
export function parseNumber(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  const isDecimalComma = /^[^.,]*,[^.,]*$/.test(text)
  const number = Number(isDecimalComma ? text.replace(',', '.') : text)
  return Number.isFinite(number) ? number : typed
}
