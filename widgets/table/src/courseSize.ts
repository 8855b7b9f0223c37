/** Size in rows of the usual height. */
const USUAL = { width: 64, height: 20 }
/** Minimum row height (CSS px) that has space for a larger trend line. */
const LARGER_FROM_PX = 64
const LARGEST = { width: 160, height: 56 }
/** Space beside a trend line in its column, for the figure with its grade (CSS px). */
const BESIDE_PX = 112

/**
 * The size of the trend line beside a value: with few devices in a large card it is larger.
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
