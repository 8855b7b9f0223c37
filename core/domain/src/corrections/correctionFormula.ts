import { correctionPresetById, type CorrectionPreset } from '@airshed/profiles'
import type { CorrectionFormula } from '@airshed/schemas'

/** No instrument reading lies beyond this: what a formula makes of others is no value. */
const BOUND = 1e15

/**
 * The corrected value of a reading.
 *
 * @param raw as it was reported
 * @param humidity relative humidity of that time, %; undefined: unknown
 * @returns null if the formula needs the humidity and it is unknown, or gives no number that could be a reading
 */
export type Correct = (raw: number, humidity?: number) => number | null

/** The rule that a formula stands for; null: it names an unknown preset. */
export function correctionRule(formula: CorrectionFormula): Correct | null {
  if ('coefficients' in formula) return polynomial(formula.coefficients)
  const preset = correctionPresetById(formula.preset)
  return preset === undefined ? null : byPreset(preset)
}

/** The parameter whose readings a formula needs besides those that it corrects; null: none. */
export const humidityOf = (formula: CorrectionFormula): string | null =>
  'preset' in formula ? (correctionPresetById(formula.preset)?.humidity ?? null) : null

/** @param coefficients c₀ + c₁·x + c₂·x² …, from the constant up */
export const polynomial =
  (coefficients: readonly number[]): Correct =>
  (raw) =>
    bounded(coefficients.reduceRight((sum, coefficient) => sum * raw + coefficient, 0))

function byPreset({ pieces, least, humidity: needed }: CorrectionPreset): Correct {
  return (raw, humidity) => {
    if (needed !== undefined && humidity === undefined) return null
    const piece = pieces.find(({ below }) => below === undefined || raw < below)
    let sum = 0
    for (const { coefficient, power = 0, humidityPower = 0 } of piece?.terms ?? []) {
      sum += coefficient * raw ** power * (humidity ?? 0) ** humidityPower
    }
    return bounded(least === undefined ? sum : Math.max(least, sum))
  }
}

const bounded = (value: number): number | null =>
  Number.isFinite(value) && Math.abs(value) <= BOUND ? value : null

/** Signs of the powers of x. */
const POWERS = ['', '·x', '·x²', '·x³', '·x⁴', '·x⁵', '·x⁶'] as const

/**
 * A formula as text: `1.2 + 0.5·x`, or the name of the published correction.
 *
 * @param write writes the size of a coefficient; default all of its digits, with a decimal point
 */
export function formulaText(
  formula: CorrectionFormula,
  write: (size: number) => string = String,
): string {
  if ('preset' in formula) return correctionPresetById(formula.preset)?.name ?? formula.preset
  const terms = formula.coefficients.flatMap((coefficient, power) =>
    coefficient === 0 ? [] : [{ coefficient, power }],
  )
  if (terms.length === 0) return write(0)
  return terms
    .map(({ coefficient, power }, at) => {
      const sign = coefficient < 0 ? '−' : at === 0 ? '' : '+'
      const spaced = at === 0 ? sign : ` ${sign} `
      return `${spaced}${write(Math.abs(coefficient))}${POWERS[power] ?? `·x^${power}`}`
    })
    .join('')
}
