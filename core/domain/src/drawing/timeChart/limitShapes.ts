import { bandEdges, ZONE_OPACITY } from '../lines/bandEdges.ts'
import type { ChartZone } from '../lines/limits.ts'
import { box, line, words, type Shape } from '../shapes/shape.ts'
import { COLORS, GAP_PX, ROW_PX, SMALL, STRONG } from './look.ts'
import type { PlotArea } from './plotArea.ts'
import type { TimeChartLimit } from './timeChart.ts'

/** Faint bands across the plot. */
export const zoneShapes = (zones: readonly ChartZone[], area: PlotArea): Shape[] =>
  zones.flatMap((zone) => {
    const band = bandEdges(zone, area.y, area)
    if (band === null) return []
    const size = [area.right - area.left, band.lower - band.upper] as const
    return [{ ...box([area.left, band.upper], size, zone.color), opacity: ZONE_OPACITY.light }]
  })

/** The names of bands that are high enough for them, at the right end of each. */
export const zoneNames = (zones: readonly ChartZone[], area: PlotArea): Shape[] =>
  zones.flatMap((zone) => {
    const band = bandEdges(zone, area.y, area)
    if (band === null || band.lower - band.upper < ROW_PX) return []
    const look = { font: SMALL, color: COLORS.muted, align: 'right' } as const
    return [words([area.right - GAP_PX, band.upper + ROW_PX / 2], zone.name, look)]
  })

/** Dashed lines with their labels to the right, which are moved apart where they would overlap. */
export function limitShapes(limits: readonly TimeChartLimit[], area: PlotArea): Shape[] {
  const { left, right, y } = area
  const labelled = limits.filter(({ label }) => label !== null)
  const places = movedApart(
    labelled.map(({ value }) => y(value)),
    ROW_PX,
    area,
  )
  return [
    ...limits.map(({ value, color = COLORS.limit }) => {
      const ends = [
        [left, y(value)],
        [right, y(value)],
      ] as const
      return line(ends, color, 1.5, [6, 4])
    }),
    ...labelled.map(({ label, color = COLORS.limit }, index) =>
      words([right + GAP_PX, places[index] ?? 0], label ?? '', { font: STRONG, color }),
    ),
  ]
}

/**
 * Places in the order of the wanted ones, each moved only as far as it takes to be no nearer to another than `apart` and
 * not below the lower edge.
 *
 * @param wanted px from the top
 */
export function movedApart(
  wanted: readonly number[],
  apart: number,
  { bottom }: { bottom: number },
): number[] {
  const order = wanted
    .map((_, index) => index)
    .toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const places = [...wanted]
  let next = -Infinity
  for (const index of order) {
    places[index] = Math.max(next, wanted[index] ?? 0)
    next = (places[index] ?? 0) + apart
  }
  next = bottom
  for (const index of order.toReversed()) {
    places[index] = Math.min(next, places[index] ?? 0)
    next = (places[index] ?? 0) - apart
  }
  return places
}
