import type { PlacedMark, TimeMarksPlan } from '@airshed/domain/drawing'
import { presentTimeMarks } from '../plot/presentTimeMarks.ts'

/** Height of the time axis below the rows. */
export const AXIS_PX = 20
/** Minimum height of a row, below which the rows scroll, and its maximum. */
const ROW_MIN_PX = 16
const ROW_MAX_PX = 96
/** Row names take this share of the width, within these bounds; from phone width on, a whole name fits. */
const NAMES_SHARE = 0.24
const NAMES_MIN_PX = { narrow: 72, phone: 120 }
const PHONE_FROM_PX = 320
const NAMES_MAX_PX = 180
const SIGN_PX = 7
/** Width of a scroll bar. */
const SCROLLBAR_PX = 12

export interface HeatGridLayout {
  /** Width of the names on the left. */
  namesPx: number
  /** Of the cells, CSS pixels. */
  plotWidth: number
  rowHeight: number
  /** Of all rows together. */
  rowsHeight: number
  /** The visible part. */
  shownHeight: number
  marks: readonly PlacedMark[]
}

export interface HeatGridPlan extends TimeMarksPlan {
  /** Names of the rows; only their length counts. */
  names: readonly string[]
  /** CSS pixels. */
  width: number
  height: number
}

/** Positions of names, rows and time marks in a box. */
export function heatGridLayout(plan: HeatGridPlan): HeatGridLayout {
  const { names, width, height } = plan
  const longest = Math.max(0, ...names.map(({ length }) => length)) * SIGN_PX + 12
  const least = width < PHONE_FROM_PX ? NAMES_MIN_PX.narrow : NAMES_MIN_PX.phone
  const wanted = Math.min(NAMES_MAX_PX, Math.max(least, width * NAMES_SHARE))
  const namesPx = Math.round(Math.min(longest, wanted))
  const shownHeight = Math.max(ROW_MIN_PX, height - AXIS_PX)
  const even = shownHeight / Math.max(1, names.length)
  const rowHeight = Math.floor(Math.min(ROW_MAX_PX, Math.max(ROW_MIN_PX, even)))
  const rowsHeight = rowHeight * names.length
  const isScrolling = rowsHeight > shownHeight
  const plotWidth = Math.max(8, width - namesPx - (isScrolling ? SCROLLBAR_PX : 0))
  return {
    namesPx,
    plotWidth,
    rowHeight,
    rowsHeight,
    shownHeight: Math.min(shownHeight, rowsHeight),
    marks: presentTimeMarks(plan, plotWidth),
  }
}

/** The bin at a position; -1 outside. @param x CSS pixels from the left edge of the cells */
export function binAt(x: number, plotWidth: number, edges: ArrayLike<number>): number {
  const from = edges[0] ?? 0
  const to = edges[edges.length - 1] ?? 0
  return binOfTime(from + (x / plotWidth) * (to - from), edges)
}

/** The bin that contains a time; -1 outside. */
export function binOfTime(timeMs: number, edges: ArrayLike<number>): number {
  for (let bin = 0; bin + 1 < edges.length; bin += 1) {
    if (timeMs >= (edges[bin] ?? 0) && timeMs < (edges[bin + 1] ?? 0)) return bin
  }
  return -1
}
