import type { Frame, TimeRange } from '@airshed/contract'
import { rangeStatistics, withCoverage } from '@airshed/domain'
import type { RangeStatistics } from '@airshed/schemas'

/**
 * The figures that come with these frames, by data point: those of their values. A frame with a
 * `completeness` has that as its coverage, as if further readings had been left out of it.
 */
export function statisticsOf(
  frames: readonly Frame[],
  range: TimeRange,
): Record<string, RangeStatistics> {
  return Object.fromEntries(
    frames.map((frame) => {
      const found = rangeStatistics(frame, range)
      const { completeness: coverage } = frame
      if (coverage == null) return [frame.dataPointId, found]
      const expected = Math.round(found.count / Math.max(coverage, 0.01))
      return [frame.dataPointId, { ...found, ...withCoverage(found.value, found.count, expected) }]
    }),
  )
}
