import {
  parseCoefficients,
  writeCoefficients,
  type Correction,
  type CorrectionFormula,
  type Issue,
  type NewCorrection,
} from '@airshed/console-kit'
import { COEFFICIENT_BOUND, COEFFICIENTS_MAX } from '@airshed/console-kit/define'
import { POLYNOMIAL, type CorrectionForm } from './correctionForm.ts'

/** A straight line at least: a single number would replace all readings by one. */
const COEFFICIENTS_MIN = 2

/**
 * The coefficients that somebody typed, from the constant up.
 *
 * @param locale BCP 47: its decimal sign counts
 * @returns null unless they are two to seven numbers of at most 10¹⁵
 */
export function coefficientsOf(typed: string, locale: string): number[] | null {
  const read = parseCoefficients(typed, locale)
  if (read === null || read.length < COEFFICIENTS_MIN || read.length > COEFFICIENTS_MAX) return null
  return read.every((one) => Math.abs(one) <= COEFFICIENT_BOUND) ? read : null
}

/** The formula of the form so far; null: it has none, or one that cannot be read. */
export function formulaOf(
  { formula, coefficients = '' }: Partial<CorrectionForm>,
  locale: string,
): CorrectionFormula | null {
  if (formula === undefined) return null
  if (formula !== POLYNOMIAL) return { preset: formula }
  const read = coefficientsOf(coefficients, locale)
  return read === null ? null : { coefficients: read }
}

/** The request that the form sends; null: its formula cannot be read. */
export function newCorrection(form: CorrectionForm, locale: string): NewCorrection | null {
  const formula = formulaOf(form, locale)
  if (formula === null) return null
  const { point, begin, end, reason } = form
  return {
    data_point_id: point,
    formula,
    from: begin,
    ...(end === undefined ? {} : { to: end }),
    reason: reason.trim(),
  }
}

/** The form that makes the same correction again. */
export function formOfCorrection(
  { data_point_id: point, formula, from, to, reason }: Correction,
  locale: string,
): Partial<CorrectionForm> {
  return {
    point,
    ...('preset' in formula
      ? { formula: formula.preset }
      : { formula: POLYNOMIAL, coefficients: writeCoefficients(formula.coefficients, locale) }),
    begin: from,
    ...(to === null ? {} : { end: to }),
    reason,
  }
}

/** Beginnings of paths of the server's issues, and the fields of the form. */
const FIELDS: readonly (readonly [prefix: string, field: string])[] = [
  ['/data_point_id', '/point'],
  ['/formula/preset', '/formula'],
  ['/formula', '/coefficients'],
  ['/from', '/begin'],
  ['/to', '/end'],
  ['/reason', '/reason'],
]

/** The issues of a refused correction at the fields of the form; others are shown above it. */
export const issuesOfForm = (issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    const found = FIELDS.find(([prefix]) => issue.path.startsWith(prefix))
    return { ...issue, path: found?.[1] ?? '' }
  })
