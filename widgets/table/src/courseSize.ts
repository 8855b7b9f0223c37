/** In rows of the usual height. */
const USUAL = { width: 64, height: 20 }
/** Rows from this height (CSS px) on have room for a larger course. */
const LARGER_FROM_PX = 64
const LARGEST = { width: 160, height: 56 }
/** Room beside a course in its column, for the figure with its grade (CSS px). */
const BESIDE_PX = 112

/**
 * How large the course beside a value is drawn: a few devices in a large card show more of it.
 *
 * @param rowPx height of a row, CSS pixels
 * @param table inner width of the widget, and its number of columns
 */
export function courseSize(
  rowPx: number,
  { width, columns }: { width: number; columns: number },
): { width: number; height: number } {
  if (rowPx < LARGER_FROM_PX) return USUAL
  return {
    width: Math.round(Math.min(LARGEST.width, Math.max(USUAL.width, width / columns - BESIDE_PX))),
    height: Math.min(LARGEST.height, Math.round(rowPx / 2)),
  }
}
