import type { Measurement } from '@airshed/schemas'
import { stepStart } from './steps.ts'

/** Numbers per cell, see columnPoints. */
const CELL_LENGTH = 8

/**
 * First, lowest, highest and last reading of each column, in order of time and without duplicates. If at
 * least one whole column is empty and that is a gap, `[ts, null]` is put at the start of the first
 * empty one.
 *
 * @param cells in order of time, eight numbers each: time and value of the first, the lowest, the
 *   highest and the last reading of the cell; no cell reaches beyond its column
 * @param columnMs columns start at multiples of it
 * @param isGap whether the readings at two times are too far apart to be joined
 */
export function columnPoints(
  cells: readonly number[],
  columnMs: number,
  isGap: (beforeMs: number, afterMs: number) => boolean,
): Measurement[] {
  const points: Measurement[] = []
  let newestTs = Number.NEGATIVE_INFINITY
  const push = (at: number) => {
    const ts = cells[at] as number
    if (ts <= newestTs) return
    points.push([ts, cells[at + 1] as number])
    newestTs = ts
  }
  let at = 0
  while (at < cells.length) {
    const first = at
    const start = stepStart(cells[first] as number, columnMs)
    const isColumnEmpty = first > 0 && newestTs < start - columnMs
    if (isColumnEmpty && isGap(newestTs, cells[first] as number)) {
      points.push([stepStart(newestTs, columnMs) + columnMs, null])
    }
    let lowest = at + 2
    let highest = at + 4
    let last = at + 6
    at += CELL_LENGTH
    for (; at < cells.length && (cells[at] as number) < start + columnMs; at += CELL_LENGTH) {
      if ((cells[at + 3] as number) < (cells[lowest + 1] as number)) lowest = at + 2
      if ((cells[at + 5] as number) > (cells[highest + 1] as number)) highest = at + 4
      last = at + 6
    }
    const isFallFirst = (cells[lowest] as number) < (cells[highest] as number)
    push(first)
    push(isFallFirst ? lowest : highest)
    push(isFallFirst ? highest : lowest)
    push(last)
  }
  return points
}
