import { stepStart } from './steps.ts'

/** Numbers per cell, see columnPoints. */
const CELL_LENGTH = 8

/**
 * First, lowest, highest and last reading of each column, in order of time and without duplicates. If at
 * least one whole column is empty and that is a gap, `[ts, null]` is put at the start of the first
 * empty one.
 *
 * Numbers pass as the text that they arrived as: to write them again would take longer than everything else here.
 *
 * @param series cells in order of time, eight numbers each, joined by commas: time and value of the first, the lowest,
 *   the highest and the last reading of the cell; no cell reaches beyond its column
 * @param columnMs columns start at multiples of it
 * @param isGap whether the readings at two times are too far apart to be joined
 * @returns JSON: a list of measurements
 */
export function columnPoints(
  series: string,
  columnMs: number,
  isGap: (beforeMs: number, afterMs: number) => boolean,
): string {
  const cells = series === '' ? [] : series.split(',')
  const numberAt = (at: number) => Number(cells[at])
  const points: string[] = []
  let newestTs = Number.NEGATIVE_INFINITY
  const push = (at: number, ts: number) => {
    if (ts <= newestTs) return
    points.push(`[${cells[at]},${cells[at + 1]}]`)
    newestTs = ts
  }
  let at = 0
  while (at < cells.length) {
    const first = at
    const firstTs = numberAt(first)
    const start = stepStart(firstTs, columnMs)
    const isColumnEmpty = first > 0 && newestTs < start - columnMs
    if (isColumnEmpty && isGap(newestTs, firstTs)) {
      points.push(`[${stepStart(newestTs, columnMs) + columnMs},null]`)
    }
    let lowest = at + 2
    let highest = at + 4
    let last = at + 6
    at += CELL_LENGTH
    for (; at < cells.length && numberAt(at) < start + columnMs; at += CELL_LENGTH) {
      if (numberAt(at + 3) < numberAt(lowest + 1)) lowest = at + 2
      if (numberAt(at + 5) > numberAt(highest + 1)) highest = at + 4
      last = at + 6
    }
    const [lowestTs, highestTs] = [numberAt(lowest), numberAt(highest)]
    push(first, firstTs)
    if (lowestTs < highestTs) push(lowest, lowestTs)
    push(highest, highestTs)
    push(lowest, lowestTs)
    push(last, numberAt(last))
  }
  return `[${points.join(',')}]`
}
