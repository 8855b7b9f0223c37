import { rampColor, type PlotFigure, type PlotTrace, type Theme } from '@airshed/kit'
import { axisName, extentOf, hasSameUnit, type DrawnLine, type Scatter } from './scatter.ts'

export interface ScatterLook {
  theme: Theme
  /** Colour of the marks. */
  color: string
  lines: readonly DrawnLine[]
  /** Colour of the lines through them, and of the identity line. */
  lineColor: string
  identityColor: string
  hasIdentity: boolean
}

/** Free space beyond the outermost pairs, relative to the length of an axis. */
const ROOM = 0.04
const NO_EXTENT = [0, 1] as const

/**
 * The pairs as marks, or as cells that are darker where there are more; the lines through them, of which a second one is
 * dashed, and the identity line if both have the same unit.
 */
export function scatterFigure(scatter: Scatter, look: ScatterLook): PlotFigure {
  const { pairs } = scatter
  const x = extentOf(pairs, 'x') ?? NO_EXTENT
  const y = extentOf(pairs, 'y') ?? NO_EXTENT
  const isIdentityShown = look.hasIdentity && hasSameUnit(scatter)
  return {
    traces: [
      pairsTrace(scatter, look),
      ...look.lines.map((line, at) => lineTrace(line, x, look.lineColor, at > 0)),
      ...(isIdentityShown ? identityTrace(x, y, look.identityColor) : []),
    ],
    x: { title: axisName(scatter.x, scatter), range: roomAround(x) },
    y: { title: axisName(scatter.y, scatter), range: roomAround(y) },
  }
}

function pairsTrace({ pairs: { points, density } }: Scatter, look: ScatterLook): PlotTrace {
  if (density === null) {
    return { kind: 'marks', id: 'pairs', color: look.color, x: points?.x ?? [], y: points?.y ?? [] }
  }
  const most = mostIn(density.counts)
  return {
    kind: 'cells',
    id: 'pairs',
    x: density.x,
    y: density.y,
    colors: density.counts.map((row) => row.map((count) => countColor(count, most, look.theme))),
    hasGaps: false,
  }
}

/** The largest count of a cell. */
export const mostIn = (counts: readonly (readonly number[])[]): number =>
  counts.reduce((most, row) => Math.max(most, ...row), 0)

/** Stronger with each doubling, as a few cells hold most of the hours. null: the cell has no pairs. */
function countColor(count: number, most: number, theme: Theme): string | null {
  if (count === 0) return null
  return rampColor(most <= 1 ? 0.5 : 0.1 + (0.9 * Math.log(count)) / Math.log(most), theme)
}

function lineTrace(
  { id, slope, intercept }: DrawnLine,
  x: readonly [number, number],
  color: string,
  isDashed: boolean,
): PlotTrace {
  return {
    kind: 'line',
    id,
    isBackground: true,
    color,
    x,
    y: x.map((at) => intercept + slope * at),
    isDashed,
  }
}

/** The identity line over the range common to both axes; none if they have no value in common. */
function identityTrace(
  x: readonly [number, number],
  y: readonly [number, number],
  color: string,
): PlotTrace[] {
  const ends = [Math.max(x[0], y[0]), Math.min(x[1], y[1])] as const
  if (!(ends[1] > ends[0])) return []
  return [
    { kind: 'line', id: 'identity', isBackground: true, color, x: ends, y: ends, isDashed: true },
  ]
}

function roomAround([least, most]: readonly [number, number]): [number, number] {
  const room = (most - least || Math.abs(most) || 1) * ROOM
  // The axis of values that cannot be negative does not extend below zero.
  return [least >= 0 ? Math.max(0, least - room) : least - room, most + room]
}
