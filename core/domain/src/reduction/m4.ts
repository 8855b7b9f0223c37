import { Picks } from './picks.ts'
import { lowerBound, upperBound } from './sortedSearch.ts'

/**
 * A column keeps at most this many runs of values apart; a column with more gaps than that is a smear of dots on any
 * screen, and the bound keeps the response small.
 */
const MAX_RUNS_PER_COLUMN = 8

/** Part of the time axis, ms UTC, that a chart with the given pixel columns shows. */
export interface PixelWindow {
  readonly from: number
  readonly to: number
  /** Width of the plotting area in pixels, at least 1. */
  readonly columns: number
}

/**
 * M4 reduction: the first, lowest, highest and last value of each pixel column suffice to draw a line that looks the
 * same (Jugel et al., "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 2014). Values on the two sides
 * of a gap are never joined, and the nearest point outside the window is kept on either side, so that the line enters
 * and leaves the picture.
 *
 * @param times - ms UTC, ascending
 * @param values - as long as `times`; NaN is a gap
 * @returns indices to draw, ascending, each once; at most 45 per column, usually 4
 */
export function reduceM4(
  times: Float64Array,
  values: Float64Array,
  window: PixelWindow,
): Uint32Array {
  const columns = Math.max(1, Math.floor(window.columns) || 1)
  const length = Math.min(times.length, values.length)
  const start = Math.max(0, lowerBound(times, window.from, length) - 1)
  const end = Math.min(length, upperBound(times, window.to, length) + 1)
  if (end - start <= 4 * columns) return consecutive(start, end)

  const picked = new Picks(columns)
  const columnMs = (window.to - window.from) / columns
  let columnEndMs = Number.NEGATIVE_INFINITY
  let runs = 0
  let first = -1
  let lowest = -1
  let highest = -1
  let last = -1
  let low = 0
  let high = 0
  let gap = -1

  for (let i = start; i < end; i += 1) {
    const time = times[i] as number
    const value = values[i] as number
    if (time >= columnEndMs) {
      if (first >= 0) picked.pushRun(first, lowest, highest, last)
      first = -1
      runs = 0
      columnEndMs = endOfColumn(time, window, columns, columnMs)
    }
    if (value !== value) {
      if (first >= 0 && runs < MAX_RUNS_PER_COLUMN) {
        picked.pushRun(first, lowest, highest, last)
        first = -1
        runs += 1
      }
      gap = i
      continue
    }
    if (first < 0) {
      if (gap >= 0) picked.push(gap)
      first = lowest = highest = i
      low = high = value
    } else if (value < low) {
      low = value
      lowest = i
    } else if (value > high) {
      high = value
      highest = i
    }
    gap = -1
    last = i
  }
  if (first >= 0) picked.pushRun(first, lowest, highest, last)
  if (gap >= 0) picked.push(gap)
  return picked.indices()
}

/** The end of the column of `time`; times outside of the window form one column on either side. */
function endOfColumn(time: number, window: PixelWindow, columns: number, columnMs: number): number {
  if (time < window.from) return window.from
  if (time > window.to) return Number.POSITIVE_INFINITY
  const column = Math.min(columns - 1, Math.floor((time - window.from) / columnMs))
  return window.from + (column + 1) * columnMs
}

function consecutive(start: number, end: number): Uint32Array {
  const indices = new Uint32Array(Math.max(0, end - start))
  // `Uint32Array.from` takes forty times as long, and most charts are not reduced.
  for (let offset = 0; offset < indices.length; offset += 1) indices[offset] = start + offset
  return indices
}
