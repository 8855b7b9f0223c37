/**
 * The number that somebody typed, with a decimal point or comma. Null: nothing was typed.
 * Words that are no number come back as they are, so that the validator can refuse them.
 */
export function parseNumber(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  const isDecimalComma = /^[^.,]*,[^.,]*$/.test(text)
  const number = Number(isDecimalComma ? text.replace(',', '.') : text)
  return Number.isFinite(number) ? number : typed
}
