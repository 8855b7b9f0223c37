import type { PairDensity } from '@airshed/schemas'
import type { PairedColumns } from './regression.ts'

/** Cells across and upwards: fine enough for a shape, coarse enough for counts. */
const COLUMNS = 60
const ROWS = 40

/**
 * How many pairs there are in each cell of an even grid from the least to the greatest value of both; if all values are
 * the same the grid is one cell wide.
 *
 * @param columns finite values, at least one pair
 */
export function pairDensity({ x, y }: PairedColumns): PairDensity {
  const [across, up] = [cellsOver(x, COLUMNS), cellsOver(y, ROWS)]
  const counts = up.middles.map(() => across.middles.map(() => 0))
  for (let at = 0; at < x.length; at += 1) {
    const row = counts[up.placeOf(y[at] ?? 0)]
    const column = across.placeOf(x[at] ?? 0)
    if (row !== undefined) row[column] = (row[column] ?? 0) + 1
  }
  return { x: across.middles, y: up.middles, counts }
}

function cellsOver(values: ArrayLike<number>, most: number) {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < values.length; at += 1) {
    least = Math.min(least, values[at] ?? least)
    greatest = Math.max(greatest, values[at] ?? greatest)
  }
  const count = greatest > least ? most : 1
  const width = (greatest - least) / count
  return {
    middles: Array.from({ length: count }, (_, place) => least + (place + 0.5) * width),
    // The highest value belongs to the last cell.
    placeOf: (value: number) =>
      width === 0 ? 0 : Math.min(count - 1, Math.floor((value - least) / width)),
  }
}
