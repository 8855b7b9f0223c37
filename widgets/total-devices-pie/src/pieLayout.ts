export interface PieLayout {
  /** Edge of the square around the ring, CSS pixels. */
  ringPx: number
  /** The words stand below the ring, else beside it. */
  isLegendBelow: boolean
  /** false: there is room for the ring alone. */
  hasLegend: boolean
}

/** Room that the words need: five short lines, the longest in Spanish. */
const LEGEND_WIDTH_PX = 200
const LEGEND_HEIGHT_PX = 112
const GAP_PX = 16
const RING_MIN_PX = 64
const RING_MAX_PX = 320

/** Places ring and words so that the ring is as large as can be: side by side, or one below the other. */
export function pieLayout({ width, height }: { width: number; height: number }): PieLayout {
  const beside = Math.min(height, width - LEGEND_WIDTH_PX - GAP_PX)
  const below = Math.min(width, height - LEGEND_HEIGHT_PX - GAP_PX)
  const isLegendBelow = below > beside || height < LEGEND_HEIGHT_PX
  const withLegend = isLegendBelow ? below : beside
  const hasLegend = withLegend >= RING_MIN_PX
  const edge = hasLegend ? withLegend : Math.min(width, height)
  return {
    ringPx: Math.max(16, Math.min(RING_MAX_PX, Math.floor(edge))),
    isLegendBelow,
    hasLegend,
  }
}
