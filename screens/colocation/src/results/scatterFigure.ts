import type { ColocatedSensor } from '@airshed/console-kit'
import { rampColor, THEME_TOKENS, type PlotFigure, type PlotTrace, type Theme } from '@airshed/kit'

/** Free space beyond the outermost pairs, relative to the length of an axis. */
const ROOM = 0.04

export interface ScatterNames {
  /** Names of the axes. */
  reference: string
  sensor: string
  /** Names of the lines, for the legend. */
  line: string
  identity: string
}

/** The pairs of a sensor and its reference, the line through them, and the 1:1 line, dashed. */
export function scatterFigure(
  sensor: ColocatedSensor,
  names: ScatterNames,
  theme: Theme,
): PlotFigure {
  const { points, density, line } = sensor
  const x = extentOf(points?.x ?? density?.x ?? [])
  const y = extentOf(points?.y ?? density?.y ?? [])
  const { text, muted, series1, series2 } = THEME_TOKENS[theme]
  const lineColor = density === null ? text : series2
  const both = [Math.min(x[0], y[0]), Math.max(x[1], y[1])] as const
  const lines: PlotTrace[] = [
    ...(line === null
      ? []
      : [
          {
            kind: 'line' as const,
            id: 'line',
            name: names.line,
            isBackground: true,
            color: lineColor,
            x,
            y: x.map((at) => line.intercept.value + line.slope.value * at),
          },
        ]),
    {
      kind: 'line',
      id: 'identity',
      name: names.identity,
      isBackground: true,
      isDashed: true,
      color: muted,
      x: both,
      y: both,
    },
  ]
  return {
    traces: [pairsTrace(sensor, series1, theme), ...lines],
    x: { title: names.reference, range: roomAround(both) },
    y: { title: names.sensor, range: roomAround(both) },
  }
}

function pairsTrace({ points, density }: ColocatedSensor, color: string, theme: Theme): PlotTrace {
  if (density === null) {
    return { kind: 'marks', id: 'pairs', color, x: points?.x ?? [], y: points?.y ?? [] }
  }
  const most = density.counts.reduce((greatest, row) => Math.max(greatest, ...row), 0)
  // Stronger with each doubling, as a few cells hold most of the hours.
  const colorOf = (count: number): string | null =>
    count === 0
      ? null
      : rampColor(most <= 1 ? 0.5 : 0.1 + (0.9 * Math.log(count)) / Math.log(most), theme)
  return {
    kind: 'cells',
    id: 'pairs',
    x: density.x,
    y: density.y,
    colors: density.counts.map((row) => row.map(colorOf)),
    hasGaps: false,
  }
}

function extentOf(values: readonly number[]): [number, number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    least = Math.min(least, value)
    greatest = Math.max(greatest, value)
  }
  return least <= greatest ? [least, greatest] : [0, 1]
}

function roomAround([least, most]: readonly [number, number]): [number, number] {
  const room = (most - least || Math.abs(most) || 1) * ROOM
  return [least >= 0 ? Math.max(0, least - room) : least - room, most + room]
}
