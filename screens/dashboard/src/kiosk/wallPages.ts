import { GRID_MARGIN_PX } from '@airshed/console-kit'

/** Rows of a grid that a wall shows at once. */
export interface WallPage {
  /** Index of its first row, and number of rows. */
  from: number
  rows: number
  /** Height of each row, CSS pixels. */
  rowPx: number
  /** Its top in the grid, CSS pixels. */
  topPx: number
}

/** The part of a widget's place that matters: which rows it covers. */
export interface CoveredRows {
  y: number
  h: number
}

/** Lower rows would cut off the contents of widgets, higher ones would pull them apart; CSS pixels. */
const LEAST_ROW_PX = 60
const MOST_ROW_PX = 160

/**
 * Splits a dashboard into as few readable screens as possible, of about the same length. No widget is cut:
 * one that is higher than a screen gets a screen of its own, with lower rows.
 *
 * @param heightPx of a screen, CSS pixels
 */
export function wallPages(widgets: readonly CoveredRows[], heightPx: number): readonly WallPage[] {
  const bands = bandsOf(widgets)
  const most = Math.max(
    1,
    Math.floor((heightPx + GRID_MARGIN_PX) / (LEAST_ROW_PX + GRID_MARGIN_PX)),
  )
  const fewest = filled(bands, most).length
  let limit = 1
  while (filled(bands, limit).length > fewest) limit += 1
  const pages: WallPage[] = []
  let [from, topPx] = [0, 0]
  for (const rows of filled(bands, limit)) {
    const fitting = Math.floor((heightPx + GRID_MARGIN_PX) / rows) - GRID_MARGIN_PX
    const rowPx = Math.max(1, Math.min(MOST_ROW_PX, fitting))
    pages.push({ from, rows, rowPx, topPx })
    from += rows
    topPx += rows * (rowPx + GRID_MARGIN_PX)
  }
  return pages
}

/** Height of a screen without the space below it, CSS pixels. */
export function pageHeightPx({ rows, rowPx }: WallPage): number {
  return rows * (rowPx + GRID_MARGIN_PX) - GRID_MARGIN_PX
}

/** Heights of the parts between lines that no widget crosses, from the top, in rows. */
function bandsOf(widgets: readonly CoveredRows[]): readonly number[] {
  const bands: number[] = []
  let [from, end] = [0, 0]
  for (const { y, h } of widgets.toSorted((one, other) => one.y - other.y)) {
    if (y >= end && end > from) {
      bands.push(y - from)
      from = y
    }
    end = Math.max(end, y + h)
  }
  if (end > from) bands.push(end - from)
  return bands
}

/** Bands combined from the top, up to this number of rows. */
function filled(bands: readonly number[], most: number): readonly number[] {
  const pages: number[] = []
  for (const rows of bands) {
    const last = pages.at(-1)
    if (last !== undefined && last + rows <= most) pages[pages.length - 1] = last + rows
    else pages.push(rows)
  }
  return pages
}
