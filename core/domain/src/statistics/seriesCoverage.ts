import type { TimeRange } from '../time/range.ts'
import { expectedReadings, type IntervalSeries } from '../status/reportingIntervals.ts'
import { coverageOf } from './completeness.ts'

/** The properties of a series that its completeness depends on. */
export interface CoverageSeries extends IntervalSeries {
  /** ms UTC, ascending. */
  readonly times: Float64Array
  /** NaN is a gap. */
  readonly values: Float64Array
  /** null: as measured. */
  readonly averagingPeriodMs: number | null
  /** Set when the series was reduced, as its points can no longer be counted. */
  readonly completeness?: number | null
}

/**
 * Share of the expected readings of a window that exist, 0–1; null when that is unknown. Readings
 * are not expected in the future.
 *
 * @param nowMs ms UTC
 */
export function seriesCoverage(
  series: CoverageSeries,
  { from, to }: Pick<TimeRange, 'from' | 'to'>,
  nowMs: number,
): number | null {
  if (series.completeness !== undefined) return series.completeness
  const { times, values, averagingPeriodMs } = series
  const end = Math.min(to, nowMs)
  let count = 0
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? Number.NaN
    if (time >= from && time <= end && !Number.isNaN(values[index])) count += 1
  }
  return coverageOf(count, expectedReadings(series, from, end, averagingPeriodMs ?? 0))
}
