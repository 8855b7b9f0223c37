import { combineValues } from '@airshed/domain'
import type { ParameterKind } from '@airshed/schemas'
import type { ChartRange } from '../series/chartSeries.ts'

/** A course has no more points than a sparkline has room for. */
const POINTS_MAX = 48
/** Readings are not quite regular: a point covers this many steps, so that few are empty. */
const STEPS_A_POINT = 1.5

/** A series as far as its course is concerned. */
export interface CourseSeries {
  /** ms UTC, ascending. */
  readonly times: Float64Array
  /** NaN is a gap. */
  readonly values: Float64Array
  /** Default scalar. */
  readonly kind?: ParameterKind
  /** null: as measured. */
  readonly averagingPeriodMs: number | null
  readonly reportingIntervalMs: number
}

/**
 * A series as evenly spaced points over the window for a `Sparkline`, oldest first: the readings in
 * each as one by their kind, NaN where there are none. Not for directions: a line through north
 * would cross the whole circle.
 */
export function courseValues(series: CourseSeries, { from, to }: ChartRange): Float64Array {
  const { times, values, kind = 'scalar', averagingPeriodMs, reportingIntervalMs } = series
  const stepMs = (averagingPeriodMs ?? reportingIntervalMs) * STEPS_A_POINT
  const count = Math.max(2, Math.min(POINTS_MAX, Math.floor((to - from) / stepMs)))
  const inside: number[][] = Array.from({ length: count }, () => [])
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? Number.NaN
    const value = values[index] ?? Number.NaN
    if (!(time >= from && time <= to) || Number.isNaN(value)) continue
    inside[Math.min(count - 1, Math.floor(((time - from) / (to - from)) * count))]?.push(value)
  }
  return Float64Array.from(inside, (some) => combineValues(some, kind) ?? Number.NaN)
}
