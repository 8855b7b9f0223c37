/** Minimum and maximum height of a row, CSS pixels. */
export interface RowLimits {
  leastPx: number
  mostPx: number
}

/** Type size in rows of a given height: standard, larger, largest. */
export type RowType = 'usual' | 'large' | 'largest'

/** Rows at least this high (CSS px) have space for larger type. */
const LARGE_FROM_PX = 44
const LARGEST_FROM_PX = 60

/**
 * The height of rows that share a space: as high as fits within the limits, so that a few rows fill a
 * large card and many scroll in a small one.
 *
 * @param roomPx height available to all rows together, CSS pixels
 * @returns whole CSS pixels
 */
export function sharedRowPx(count: number, roomPx: number, { leastPx, mostPx }: RowLimits): number {
  const share = Math.floor(roomPx / Math.max(1, count))
  return Math.min(mostPx, Math.max(leastPx, share))
}

/** The type that fits rows of that height. */
export function rowType(rowPx: number): RowType {
  if (rowPx >= LARGEST_FROM_PX) return 'largest'
  return rowPx >= LARGE_FROM_PX ? 'large' : 'usual'
}
