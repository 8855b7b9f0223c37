import type { Percentile, RangeStatistics } from '@airshed/schemas'
import { COMPLETENESS_THRESHOLD } from './completeness.ts'
import { percentile } from './percentile.ts'

/** Whether a window has enough of its expected readings for percentiles. */
export const hasPercentiles = ({ count, coverage }: RangeStatistics): boolean =>
  count > 0 && (coverage === null || coverage >= COMPLETENESS_THRESHOLD)

/**
 * Percentiles of readings, each of which counts once, even if the reporting interval changed.
 *
 * @param values in any order; those that are not finite do not count. They are not modified
 * @param percents 0–100
 * @param statistics the figures of the same readings, which decide whether there are enough
 */
export function rangePercentiles(
  values: Float64Array,
  percents: readonly number[],
  statistics: RangeStatistics,
): Percentile[] {
  if (!hasPercentiles(statistics)) return percents.map((percent) => ({ percent, value: null }))
  const sorted = values.filter(Number.isFinite).sort()
  return percents.map((percent) => ({ percent, value: percentile(sorted, percent) }))
}
