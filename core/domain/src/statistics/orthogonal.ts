import type { OrthogonalRegression } from '@airshed/schemas'
import { FEWEST_PAIRS, productSums, type PairedColumns } from './regression.ts'

/**
 * The straight line with errors in both variables, of equal variance: orthogonal regression, the special case δ = 1 of
 * Deming’s, as the European Commission’s “Guide to the demonstration of equivalence of ambient air monitoring methods”
 * (January 2010) prescribes it for instruments beside a reference, with its approximate standard uncertainties.
 * It depends on the units, and therefore needs the same one on both axes.
 *
 * `slope = (Syy − Sxx + √((Syy − Sxx)² + 4 Sxy²)) / (2 Sxy)`, `intercept = ȳ − slope x̄`,
 * `u²(slope) = (Syy − Sxy² / Sxx) / ((n − 2) Sxx)`, `u²(intercept) = u²(slope) Σx² / n`, with sums of products around
 * the means.
 *
 * @param columns finite values of one unit
 * @returns null for fewer than three pairs, if all x are the same, and if the pairs extend no farther in one direction
 *   than in all others, or straight upwards
 */
export function orthogonalRegressionOf(columns: PairedColumns): OrthogonalRegression | null {
  const count = columns.x.length
  if (count < FEWEST_PAIRS) return null
  const { meanX, meanY, sxx, syy, sxy } = productSums(columns)
  const longer = syy - sxx
  if (!(sxx > 0) || (sxy === 0 && longer >= 0)) return null
  const root = Math.hypot(longer, 2 * sxy)
  // Of two equal forms, the one that subtracts nothing from what is nearly as large.
  const slope = longer > 0 ? (longer + root) / (2 * sxy) : (2 * sxy) / (root - longer)
  const slopeVariance = Math.max(0, syy - sxy ** 2 / sxx) / ((count - 2) * sxx)
  return {
    slope,
    intercept: meanY - slope * meanX,
    slopeUncertainty: Math.sqrt(slopeVariance),
    interceptUncertainty: Math.sqrt(slopeVariance * (sxx / count + meanX ** 2)),
    meanX,
  }
}
