import { readNumber } from './readNumber.ts'
import { writeNumber } from './writeNumber.ts'

/** Whether the comma of the language belongs to a number, so that it cannot separate two of them. */
const hasDecimalComma = (locale: string): boolean => writeNumber(0.5, locale).includes(',')

/** `1,200` in English may be two coefficients or one. */
const UNCLEAR = /\d,\d{3}(?!\d)/

/**
 * Parses coefficients: numbers as the language writes them, the one of the lowest power first,
 * separated by semicolons, spaces, or by commas where these are not its decimal sign.
 *
 * @returns null when a part is not a number
 */
export function parseCoefficients(typed: string, locale: string): number[] | null {
  const isDecimal = hasDecimalComma(locale)
  if (!isDecimal && UNCLEAR.test(typed)) return null
  const parts = typed.split(isDecimal ? /[\s;]+/ : /[\s,;]+/).filter((part) => part !== '')
  const numbers = parts.map((part) => readNumber(part, locale))
  const read = numbers.flatMap((number) => (number.kind === 'number' ? number.value : []))
  return read.length === parts.length ? read : null
}

/** Coefficients as a field shows them, so that `parseCoefficients` reads the same ones. */
export const writeCoefficients = (coefficients: readonly number[], locale: string): string =>
  coefficients
    .map((coefficient) => writeNumber(coefficient, locale))
    .join(hasDecimalComma(locale) ? '; ' : ', ')

const POWERS = ['', 'x', 'x²', 'x³', 'x⁴', 'x⁵', 'x⁶', 'x⁷', 'x⁸', 'x⁹']

/** `y = 1.2 + 0.5x − 3x²`; terms of zero are left out. */
export function polynomialText(
  coefficients: readonly number[],
  format: (value: number) => string,
): string {
  const parts = coefficients.flatMap((coefficient, power) => {
    if (coefficient === 0) return []
    const size = Math.abs(coefficient)
    const letters = POWERS[power] ?? `x^${power}`
    const digits = size === 1 && power > 0 ? '' : format(size)
    return [{ isMinus: coefficient < 0, words: `${digits}${letters}` }]
  })
  if (parts.length === 0) return `y = ${format(0)}`
  const words = parts.map(({ isMinus, words: part }, index) => {
    if (index === 0) return isMinus ? `−${part}` : part
    return `${isMinus ? '−' : '+'} ${part}`
  })
  return `y = ${words.join(' ')}`
}
