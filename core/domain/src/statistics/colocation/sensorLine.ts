import type { SensorLine } from '@airshed/schemas'
import { productSums, regressionOf, type PairedColumns } from '../regression.ts'
import { tQuantile95 } from '../tQuantile.ts'

/**
 * The line of a sensor (y) on its reference (x), with the 95 % intervals of its slope and intercept:
 * `u(slope) = s / √Sxx`, `u(intercept) = s √(1/n + x̄² / Sxx)`, times the quantile of t with n − 2 degrees of freedom.
 *
 * @param pairs finite values
 * @returns null for fewer than three pairs, a constant reference, and values so large that the line is not a number
 */
export function sensorLineOf(pairs: PairedColumns): SensorLine | null {
  const line = regressionOf(pairs)
  if (line === null) return null
  const count = pairs.x.length
  const { meanX, sxx } = productSums(pairs)
  const { slope, intercept, rSquared, residualDeviation } = line
  const quantile = tQuantile95(count - 2)
  const ofSlope = (quantile * residualDeviation) / Math.sqrt(sxx)
  const ofIntercept = quantile * residualDeviation * Math.sqrt(1 / count + meanX ** 2 / sxx)
  const numbers = [slope, intercept, residualDeviation, ofSlope, ofIntercept]
  if (!numbers.every(Number.isFinite)) return null
  return {
    slope: { value: slope, low: slope - ofSlope, high: slope + ofSlope },
    intercept: { value: intercept, low: intercept - ofIntercept, high: intercept + ofIntercept },
    rSquared,
    residualDeviation,
  }
}
