/** Share of the expected readings that a statistic needs, at each averaging step. */
export const COMPLETENESS_THRESHOLD = 0.75

/** A statistic together with what it is based on. */
export interface CoveredStatistic {
  /** Null if the coverage is below the threshold. */
  readonly value: number | null
  /** Valid readings. */
  readonly count: number
  /** Readings that the period should have; 0 when that is unknown. */
  readonly expected: number
  /** `count / expected`, 0–1; null when the expected number is unknown. */
  readonly coverage: number | null
}

/** `count / expected` bounded to 0–1; null when nothing is expected. */
export function coverageOf(count: number, expected: number): number | null {
  return expected > 0 ? Math.min(1, Math.max(0, count / expected)) : null
}

/** The value with its coverage; the value is withheld below the threshold. */
export function withCoverage(
  value: number | null,
  count: number,
  expected: number,
  threshold: number = COMPLETENESS_THRESHOLD,
): CoveredStatistic {
  const coverage = coverageOf(count, expected)
  const isEnough = count > 0 && (coverage === null || coverage >= threshold)
  return { value: isEnough ? value : null, count, expected, coverage }
}

/**
 * Mean of the finite values, with its coverage.
 *
 * @param expected - readings that the period should have
 * @param threshold - share of them that the mean needs; 0 never withholds it
 */
export function coveredMean(
  values: ArrayLike<number>,
  expected: number,
  threshold: number = COMPLETENESS_THRESHOLD,
): CoveredStatistic {
  let sum = 0
  let count = 0
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN
    if (!Number.isFinite(value)) continue
    sum += value
    count += 1
  }
  return withCoverage(count === 0 ? null : sum / count, count, expected, threshold)
}
