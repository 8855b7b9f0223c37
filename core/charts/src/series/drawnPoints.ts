import { isLineBreak, reduceM4, type PixelWindow } from '@airshed/domain'
import type { ChartSeries } from './chartSeries.ts'

/** The points of a line; a null breaks it. */
export interface DrawnPoints {
  times: number[]
  values: (number | null)[]
}

/**
 * The points that are enough to draw the line: those of the window, at most a few for each pixel
 * column.
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
  'times' | 'values' | 'averagingPeriodMs' | 'reportingIntervalMs' | 'reportingIntervals'
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
  const drawn: DrawnPoints = { times: [], values: [] }
  let previous = -2
  for (const index of picked) {
    const time = series.times[index] ?? 0
    const value = series.values[index] ?? Number.NaN
    // Only true neighbours: between two picks of one column lie points that were left out.
    const stepMs = previous === index - 1 ? time - (series.times[previous] ?? time) : 0
    previous = index
    if (showGaps && stepMs > 0 && isLineBreak(judged, index)) {
      drawn.times.push(time - stepMs / 2)
      drawn.values.push(null)
    }
    if (Number.isNaN(value)) {
      if (!showGaps) continue
      drawn.times.push(time)
      drawn.values.push(null)
      continue
    }
    drawn.times.push(time)
    drawn.values.push(value)
  }
  return drawn
}
