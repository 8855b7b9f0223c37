import { isLineBreak, mayBreak, reduceM4, type PixelWindow } from '@airshed/domain'
import type { ChartSeries } from './chartSeries.ts'

/** The points of a line; a null breaks it. They may be views of the series. */
export interface DrawnPoints {
  times: number[] | Float64Array
  values: (number | null)[] | Float64Array
}

/**
 * The points that suffice to draw the line: those of the window, at most a few per pixel column.
 *
 * @param showGaps true breaks the line at NaN and where neighbours are more than five steps apart
 *   (`isLineBreak`); false joins all points
 */
export function drawnPoints(
  series: SeriesColumns,
  window: PixelWindow,
  showGaps: boolean,
): DrawnPoints {
  const { from, to, columns } = window
  const known = latest.get(series.values)
  if (
    known?.times === series.times &&
    known.from === from &&
    known.to === to &&
    known.columns === columns &&
    known.showGaps === showGaps
  ) {
    return known.drawn
  }
  const drawn = choosePoints(series, window, showGaps)
  latest.set(series.values, { times: series.times, from, to, columns, showGaps, drawn })
  return drawn
}

type SeriesColumns = Pick<
  ChartSeries,
  | 'times'
  | 'values'
  | 'averagingPeriodMs'
  | 'reportingIntervalMs'
  | 'reportingIntervals'
  | 'columnMs'
>

/** The latest answer for each column of values: the picture and its words need the same one. */
const latest = new WeakMap<
  Float64Array,
  PixelWindow & { times: Float64Array; showGaps: boolean; drawn: DrawnPoints }
>()

function choosePoints(series: SeriesColumns, window: PixelWindow, showGaps: boolean): DrawnPoints {
  const picked = reduceM4(series.times, series.values, window)
  const { averagingPeriodMs = null, reportingIntervalMs = 0 } = series
  const judged = { ...series, averagingPeriodMs, reportingIntervalMs }
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
    if (isGapped && stepMs > 0 && isLineBreak(judged, index)) {
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
  series: SeriesColumns,
  start: number,
  end: number,
  showGaps: boolean,
): DrawnPoints | null {
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
