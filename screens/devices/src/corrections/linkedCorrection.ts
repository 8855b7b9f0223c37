import { writeCoefficients } from '@airshed/console-kit'
import type { EditTabParams } from '../edit/tabs/params.ts'
import { POLYNOMIAL, type CorrectionForm } from './correctionForm.ts'

/** The address without a correction to be added. */
export const NO_CORRECTION = {
  correct: undefined,
  coefficients: undefined,
  begin: undefined,
  reason: undefined,
} as const satisfies Partial<Record<keyof EditTabParams, undefined>>

/**
 * What the form of a new correction has at first if a link asks for one, such as that of a co-location study.
 *
 * @param locale BCP 47, of the numbers in the form
 * @returns undefined: the link asks for none
 */
export function linkedCorrection(
  { correct, coefficients, begin, reason }: EditTabParams,
  locale: string,
): Partial<CorrectionForm> | undefined {
  if (correct === undefined) return undefined
  return {
    point: correct,
    formula: POLYNOMIAL,
    ...(coefficients === undefined
      ? {}
      : { coefficients: writeCoefficients(coefficients, locale) }),
    ...(begin === undefined ? {} : { begin }),
    ...(reason === undefined ? {} : { reason }),
  }
}
