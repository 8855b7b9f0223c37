import type { TileReading } from './tileReading.ts'

/** Below this inner height, CSS pixels, a card is compact: that of 4 × 2 units has about 112, that of three rows 210. */
export const COMPACT_BELOW_PX = 150

/** A line with a name, a figure and its trend. */
const LINE_WIDTH_PX = 210
const COLUMN_GAP_PX = 24
/** Lines that fit below each other. */
const FITTING_LINES = 2

/** Columns of lines in a compact card: as few as show all `count` values, or as many as fit in `width` CSS pixels. */
export function compactColumns(width: number, count: number): number {
  const most = Math.max(1, Math.floor((width + COLUMN_GAP_PX) / (LINE_WIDTH_PX + COLUMN_GAP_PX)))
  return Math.min(most, Math.max(1, Math.ceil(count / FITTING_LINES)))
}

/** The time of the newest of these readings, ms UTC, and whether it is old; null without any. */
export function newestReading(
  readings: readonly Pick<TileReading, 'atMs' | 'isOld'>[],
): { atMs: number; isOld: boolean } | null {
  let newest: { atMs: number; isOld: boolean } | null = null
  for (const { atMs, isOld } of readings) {
    if (atMs !== null && (newest === null || atMs > newest.atMs)) newest = { atMs, isOld }
  }
  return newest
}
