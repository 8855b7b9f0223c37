import type { TimeRange } from '../../time/range.ts'

/** Where values over time are drawn, px. */
export interface PlotArea {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** From ms UTC to px. */
  readonly x: (ts: number) => number
  readonly y: (value: number) => number
}

export interface PlotEdges extends Pick<PlotArea, 'left' | 'right' | 'top' | 'bottom'> {
  /** Room above the highest and below the lowest value, px. */
  readonly insetPx: number
}

/**
 * Linear scales of a plot.
 *
 * @param ends the lowest and the highest value that it shows; they differ
 */
export function plotArea(
  { insetPx, ...edges }: PlotEdges,
  { from, to }: TimeRange,
  [low, high]: readonly [low: number, high: number],
): PlotArea {
  const { left, right, top, bottom } = edges
  // Halves, since the difference of two finite numbers may be infinite.
  const share = (value: number): number => (value / 2 - low / 2) / (high / 2 - low / 2)
  return {
    ...edges,
    x: (ts) => left + ((ts - from) / (to - from)) * (right - left),
    y: (value) => bottom - insetPx - share(value) * (bottom - top - 2 * insetPx),
  }
}
