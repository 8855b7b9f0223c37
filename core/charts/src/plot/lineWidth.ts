/** Width of a line whose points are far apart, CSS pixels. */
const LINE_PX = 1.5
/** Width of a dense line: a browser draws one pixel wide as a hairline, wider as a filled outline. */
const DENSE_LINE_PX = 1
/** Nearer than this (CSS pixels) the segments of a line run into each other. */
const DENSE_STEP_PX = 2

/**
 * How wide the lines of a chart are, CSS pixels. Dense ones are as thin as the screen allows: they
 * stay crisp where they zigzag, and cost a quarter of the time to put on the screen.
 *
 * @param pointCounts drawn points of each series; the densest decides for all, so that they are alike
 * @param widthPx of the chart, CSS pixels
 */
export function lineWidthPx(pointCounts: readonly number[], widthPx: number): number {
  return Math.max(0, ...pointCounts) * DENSE_STEP_PX > widthPx ? DENSE_LINE_PX : LINE_PX
}
