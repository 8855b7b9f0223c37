import { isLineBreak, reduceM4, type IntervalSeries } from '@airshed/domain'
import type { Measurement } from '@airshed/schemas'

/** The window of a reduced series and the kind of its values. */
interface ReducePlan {
  readonly from: number
  readonly to: number
  readonly width: number | null
  readonly kind: 'buckets' | 'series'
  readonly stepMs: number
}

/** Whether a width has room for this many readings without reduction; null: unlimited. */
export const fitsWidth = (readings: number, width: number | null): boolean =>
  width === null || readings <= 4 * width

/** The time of one pixel column, ms. */
export const columnMsOf = (from: number, to: number, width: number): number => (to - from) / width

/**
 * M4 over readings: the result draws the same picture at that width. If a gap of more than a column begins,
 * `[ts, null]` follows the last reading before it.
 */
export function reduceSeries(
  all: Measurement[],
  { kind, from, to, width, stepMs }: ReducePlan,
  device: IntervalSeries,
): Measurement[] {
  if (width === null || fitsWidth(all.length, width)) return all
  const averagingPeriodMs = kind === 'buckets' ? stepMs : null
  const times = Float64Array.from(all, ([ts]) => ts)
  const series = { ...device, times, averagingPeriodMs }
  const columnMs = columnMsOf(from, to, width)
  const marked = all.flatMap((measurement, index): Measurement[] => {
    const before = times[index - 1] ?? measurement[0]
    const isGap = measurement[0] - before > columnMs && isLineBreak(series, index)
    return isGap ? [[before + 1, null], measurement] : [measurement]
  })
  const markedTimes = Float64Array.from(marked, ([ts]) => ts)
  const values = Float64Array.from(marked, ([, value]) => value ?? Number.NaN)
  return [...reduceM4(markedTimes, values, { from, to, columns: width })].map(
    (at) => marked[at] as Measurement,
  )
}
