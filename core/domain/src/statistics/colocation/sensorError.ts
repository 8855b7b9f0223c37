import type { SensorError } from '@airshed/schemas'
import { agreementOf, type PairedColumns } from '../regression.ts'
import { meanOf } from './meanOf.ts'

/**
 * How far a sensor (y) is from its reference (x). The NRMSE is the RMSE in percent of the mean of the reference, as the
 * US EPA normalizes it (EPA/600/R-20/280).
 *
 * @param pairs finite values of one unit
 * @returns null without a pair, and for values so large that their squares are not numbers
 */
export function sensorErrorOf(pairs: PairedColumns): SensorError | null {
  const agreement = agreementOf(pairs)
  if (agreement === null) return null
  const { bias, rmse } = agreement
  if (!Number.isFinite(rmse) || !Number.isFinite(bias)) return null
  return { rmse, nrmsePercent: percentOf(rmse, meanOf(pairs.x)), bias }
}

/** `part` in percent of `whole`; null where that says nothing, because the whole is not positive. */
export function percentOf(part: number, whole: number): number | null {
  const percent = (100 * part) / whole
  return whole > 0 && Number.isFinite(percent) ? percent : null
}
