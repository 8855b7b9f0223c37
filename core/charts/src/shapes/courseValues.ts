import { combineValues, isLineBreak } from '@airshed/domain'
import type { ParameterKind, ReportingInterval } from '@airshed/schemas'
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
  /** The intervals that were in force over time; default: always the current one. */
  readonly reportingIntervals?: readonly ReportingInterval[]
  /** Of a series that is reduced for drawing: the time of one pixel column, ms. */
  readonly columnMs?: number
}

/**
 * A series as evenly spaced points over the window for a `Sparkline`, oldest first: the readings in each combined by
 * their kind, NaN where the line of a chart would break too. If a reading was only late, its point is interpolated
 * between its neighbours. Not for directions: a line through north would cross the whole circle.
 */
export function courseValues(series: CourseSeries, { from, to }: ChartRange): Float64Array {
  const { times, values, kind = 'scalar', averagingPeriodMs, reportingIntervalMs } = series
  const stepMs = (averagingPeriodMs ?? reportingIntervalMs) * STEPS_A_POINT
  const count = Math.max(2, Math.min(POINTS_MAX, Math.floor((to - from) / stepMs)))
  const inside: number[][] = Array.from({ length: count }, () => [])
  const isJoined = new Uint8Array(count)
  let latest = -1
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? Number.NaN
    const value = values[index] ?? Number.NaN
    if (!(time >= from && time <= to)) continue
    if (Number.isNaN(value)) {
      latest = -1
      continue
    }
    const point = Math.min(count - 1, Math.floor(((time - from) / (to - from)) * count))
    inside[point]?.push(value)
    if (latest >= 0 && !isLineBreak(series, index)) isJoined.fill(1, latest + 1, point)
    latest = point
  }
  const course = Float64Array.from(inside, (some) => combineValues(some, kind) ?? Number.NaN)
  return bridged(course, isJoined)
}

/** Fills empty points that are joined by interpolating between those around them. */
function bridged(course: Float64Array, isJoined: Uint8Array): Float64Array {
  for (let at = 1; at < course.length; at += 1) {
    if (isJoined[at] !== 1 || !Number.isNaN(course[at])) continue
    let next = at
    while (isJoined[next] === 1 && Number.isNaN(course[next])) next += 1
    const before = course[at - 1] ?? Number.NaN
    course[at] = before + ((course[next] ?? Number.NaN) - before) / (next - at + 1)
  }
  return course
}
