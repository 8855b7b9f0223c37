/**
 * Parses coefficients: numbers separated by commas, semicolons or spaces, the one of the lowest
 * power first.
 *
 * @returns null when a part is not a number
 */
export function parseCoefficients(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '')
  const isNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
  return parts.every((part) => isNumber.test(part)) ? parts.map(Number) : null
}

/** The value of a polynomial at x, by Horner's scheme. */
export function evaluate(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
}

const POWERS = ['', 'x', 'x²', 'x³', 'x⁴', 'x⁵', 'x⁶', 'x⁷', 'x⁸', 'x⁹']

/** `y = 1.2 + 0.5x − 3x²`; terms of zero are left out. */
export function formula(
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
