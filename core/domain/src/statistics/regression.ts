import type { Agreement, Regression } from '@airshed/schemas'

/** Values of two parameters in columns of equal length; each index is one pair. */
export interface PairedColumns {
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
}

/** Fewer pairs than this lie on a line whatever was measured. */
export const FEWEST_PAIRS = 3

/** Means of two columns, and sums of products around them, so that no digits are lost if values are large and alike. */
export interface ProductSums {
  readonly meanX: number
  readonly meanY: number
  readonly sxx: number
  readonly syy: number
  readonly sxy: number
}

/** @param columns finite values, at least one */
export function productSums({ x, y }: PairedColumns): ProductSums {
  const [meanX, meanY] = [meanOf(x), meanOf(y)]
  let [sxx, syy, sxy] = [0, 0, 0]
  for (let at = 0; at < x.length; at += 1) {
    const across = (x[at] ?? 0) - meanX
    const up = (y[at] ?? 0) - meanY
    sxx += across * across
    syy += up * up
    sxy += across * up
  }
  return { meanX, meanY, sxx, syy, sxy }
}

/**
 * The straight line of y on x by ordinary least squares: `slope = Sxy / Sxx`, with sums of products around the means. It
 * treats x as exact; with errors in x the slope is too flat, and the line of x on y is a different one.
 *
 * @param columns finite values
 * @returns null for fewer than three pairs, or if all x are the same
 */
export function regressionOf({ x, y }: PairedColumns): Regression | null {
  const count = x.length
  if (count < FEWEST_PAIRS) return null
  const { meanX, meanY, sxx, syy, sxy } = productSums({ x, y })
  if (!(sxx > 0)) return null
  const slope = sxy / sxx
  let residuals = 0
  for (let at = 0; at < count; at += 1) {
    residuals += ((y[at] ?? 0) - meanY - slope * ((x[at] ?? 0) - meanX)) ** 2
  }
  const correlation = syy > 0 ? Math.max(-1, Math.min(1, sxy / Math.sqrt(sxx * syy))) : null
  return {
    slope,
    intercept: meanY - slope * meanX,
    correlation,
    rSquared: correlation === null ? null : correlation ** 2,
    residualDeviation: Math.sqrt(residuals / (count - 2)),
  }
}

/**
 * How far y is from x: the mean of their differences, and its root mean square, as the US EPA uses them for sensors
 * beside a reference. They are meaningful only if both have the same unit.
 *
 * @param columns finite values
 * @returns null without a pair
 */
export function agreementOf({ x, y }: PairedColumns): Agreement | null {
  const count = x.length
  if (count === 0) return null
  let [sum, squares] = [0, 0]
  for (let at = 0; at < count; at += 1) {
    const difference = (y[at] ?? 0) - (x[at] ?? 0)
    sum += difference
    squares += difference * difference
  }
  return { bias: sum / count, rmse: Math.sqrt(squares / count) }
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return sum / values.length
}
