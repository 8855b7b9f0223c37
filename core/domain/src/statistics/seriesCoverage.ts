import type { TimeRange } from '../time/range.ts'
import { coverageOf } from './completeness.ts'

/** A series as far as its completeness is concerned. */
export interface CoverageSeries {
  /** ms UTC, ascending. */
  readonly times: Float64Array
  /** NaN is a gap. */
  readonly values: Float64Array
  /** null: as measured. */
  readonly averagingPeriodMs: number | null
  readonly reportingIntervalMs: number
  /** Told by who thinned the series out, as its points cannot be counted any more. */
  readonly completeness?: number | null
}

/**
 * Share of the readings that a window should have, 0–1; null where that is unknown. What lies in the
 * future is not expected.
 *
 * @param nowMs ms UTC
 */
export function seriesCoverage(
  series: CoverageSeries,
  { from, to }: Pick<TimeRange, 'from' | 'to'>,
  nowMs: number,
): number | null {
  if (series.completeness !== undefined) return series.completeness
  const { times, values, averagingPeriodMs, reportingIntervalMs } = series
  const end = Math.min(to, nowMs)
  let count = 0
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? Number.NaN
    if (time >= from && time <= end && !Number.isNaN(values[index])) count += 1
  }
  return coverageOf(count, Math.floor((end - from) / (averagingPeriodMs ?? reportingIntervalMs)))
}
