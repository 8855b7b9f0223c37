import type { ChartZone } from './limits.ts'

/** How much of a zone’s colour shows behind the lines, by theme. */
export const ZONE_OPACITY = { light: 0.13, dark: 0.17 } as const

/** From the top, px. */
export interface BandEdges {
  readonly upper: number
  readonly lower: number
}

/**
 * Where the band of a zone is visible between the edges of a plot.
 *
 * @param yOf from a value to px from the top; a greater value is higher
 * @returns null where nothing of it is
 */
export function bandEdges(
  { from, to }: Pick<ChartZone, 'from' | 'to'>,
  yOf: (value: number) => number,
  { top, bottom }: { top: number; bottom: number },
): BandEdges | null {
  const clamp = (y: number): number => Math.min(bottom, Math.max(top, y))
  const upper = to === Infinity ? top : clamp(yOf(to))
  const lower = from === -Infinity ? bottom : clamp(yOf(from))
  return lower > upper ? { upper, lower } : null
}
