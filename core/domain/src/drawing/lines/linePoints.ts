import { isLineBreak, mayBreak } from '../../reduction/lineBreaks.ts'
import { reduceM4, type PixelWindow } from '../../reduction/m4.ts'
import type { IntervalSeries } from '../../status/reportingIntervals.ts'

/** The points of a line; a null breaks it. They may be views of the series. */
export interface LinePoints {
  readonly times: number[] | Float64Array
  readonly values: (number | null)[] | Float64Array
}

/** A series as far as its line is concerned. */
export interface LineSeries extends Partial<IntervalSeries> {
  /** ms UTC, ascending. */
  readonly times: Float64Array
  /** As long as `times`; NaN is a gap. */
  readonly values: Float64Array
  /** Averaging step of the values; default null: as measured. */
  readonly averagingPeriodMs?: number | null
  /** Set where only the extremes of each pixel column are left: the time of one column, ms. */
  readonly columnMs?: number
}

/**
 * The points that suffice to draw the line: those of the window, at most a few per pixel column, and the nearest one on
 * either side of it.
 *
 * @param showGaps true breaks the line at NaN and where neighbours are more than five steps apart
 *   (`isLineBreak`); false joins all points
 */
export function linePoints(series: LineSeries, window: PixelWindow, showGaps: boolean): LinePoints {
  const picked = reduceM4(series.times, series.values, window)
  const { averagingPeriodMs = null, reportingIntervalMs = 0 } = series
  const spaced = { ...series, averagingPeriodMs, reportingIntervalMs }
  const [first = 0] = picked
  const last = picked[picked.length - 1] ?? -1
  const isGapped = showGaps && mayBreak(series.times, first, last)
  if (last - first === picked.length - 1 && !isGapped) {
    const whole = wholePoints(series, first, last + 1, showGaps)
    if (whole !== null) return whole
  }
  const times: number[] = []
  const values: (number | null)[] = []
  let previous = -2
  for (const index of picked) {
    const time = series.times[index] ?? 0
    const value = series.values[index] ?? Number.NaN
    // Only true neighbours: between two picks of one column lie points that were left out.
    const stepMs = previous === index - 1 ? time - (series.times[previous] ?? time) : 0
    previous = index
    if (isGapped && stepMs > 0 && isLineBreak(spaced, index)) {
      times.push(time - stepMs / 2)
      values.push(null)
    }
    if (Number.isNaN(value)) {
      if (!showGaps) continue
      times.push(time)
      values.push(null)
      continue
    }
    times.push(time)
    values.push(value)
  }
  return { times, values }
}

/**
 * A part of a series as it is, without copying what can be drawn in place; null: some of its points
 * are left out.
 */
function wholePoints(
  series: LineSeries,
  start: number,
  end: number,
  showGaps: boolean,
): LinePoints | null {
  const times = series.times.subarray(start, end)
  const values = series.values.subarray(start, end)
  if (!hasGap(values)) return { times, values }
  return showGaps ? { times, values: withNulls(values) } : null
}

function hasGap(values: Float64Array): boolean {
  // Neither an iterator nor `Number.isNaN`, which allocate an object per value.
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]
    if (value !== value) return true
  }
  return false
}

function withNulls(values: Float64Array): (number | null)[] {
  const nulled: (number | null)[] = []
  nulled.length = values.length
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number
    nulled[index] = value === value ? value : null
  }
  return nulled
}
