import type { Frame, TimeRange } from '@airshed/contract'
import { rangePercentiles, rangeStatistics, withCoverage } from '@airshed/domain'
import type { RangeStatistics } from '@airshed/schemas'

/**
 * The statistics for these frames, by data point, computed from their values. A frame with a
 * `completeness` has that as its coverage, as if further readings had been left out of it.
 *
 * @param percents percentiles to compute, 0–100; default none
 */
export function statisticsOf(
  frames: readonly Frame[],
  range: TimeRange,
  percents: readonly number[] = [],
): Record<string, RangeStatistics> {
  return Object.fromEntries(
    frames.map((frame) => {
      const found = withPercentiles(frame, rangeStatistics(frame, range), percents)
      const { completeness: coverage } = frame
      if (coverage == null) return [frame.dataPointId, found]
      // The flags of missing readings are unknown.
      const { hidden: _, ...known } = found
      const expected = Math.round(found.count / Math.max(coverage, 0.01))
      return [frame.dataPointId, { ...known, ...withCoverage(found.value, found.count, expected) }]
    }),
  )
}

/** Directions have no percentiles. */
function withPercentiles(
  { values, kind }: Frame,
  statistics: RangeStatistics,
  percents: readonly number[],
): RangeStatistics {
  if (percents.length === 0 || kind === 'direction') return statistics
  return { ...statistics, percentiles: rangePercentiles(values, percents, statistics) }
}
