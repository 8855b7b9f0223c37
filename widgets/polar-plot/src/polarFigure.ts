import {
  compassName,
  formatValue,
  type PlotFigure,
  type PlotTrace,
  type PolarPlot,
  type ScaleBand,
} from '@airshed/kit'
import { isStrong, meanColor } from './polarColors.ts'
import type { PolarModel } from './polarModel.ts'

export interface PolarLook {
  bands: readonly ScaleBand[]
  /** Colour of the rings. */
  ringColor: string
  /** Colours of the dots on uncertain cells: on pale ones, and on strong ones. */
  dotColors: readonly [string, string]
  locale: string
  /** Little space: only one ring is labelled. */
  isNarrow: boolean
}

/** Space for the letters of the compass beyond the rim, relative to the speed at the rim. */
const ROOM = 1.16
const LETTERS_AT = 1.09
const RING_POINTS = 72
/** Ring labels are between the compass letters. */
const WORDS_DEG = 315

/**
 * The means as cells around a compass, with rings at round speeds: the further from the middle, the
 * stronger the wind; the side is the direction it came from.
 */
export function polarFigure({ plot }: PolarModel, look: PolarLook): PlotFigure {
  const { axis, means } = plot
  const edge = plot.edgeSpeed || 1
  const rings = ringSpeeds(edge)
  const range = [-edge * ROOM, edge * ROOM] as const
  return {
    traces: [
      {
        kind: 'cells',
        id: 'means',
        x: axis,
        y: axis,
        hasGaps: false,
        colors: means.map((row) =>
          row.map((mean) => (mean === null ? null : meanColor(mean, look.bands))),
        ),
      },
      ...stipples(plot, look),
      ...rings.map((speed) => ringTrace(speed, look.ringColor)),
    ],
    notes: [
      ...[0, 90, 180, 270].map((deg) => ({
        ...placeAt(edge * LETTERS_AT, deg),
        words: compassName(deg, look.locale),
        isStrong: true,
      })),
      ...(look.isNarrow ? rings.slice(-1) : rings).map((speed) => ({
        ...placeAt(speed, WORDS_DEG),
        words: formatValue(speed, look.locale, speed % 1 === 0 ? 0 : 1),
      })),
    ],
    x: { range, isShown: false },
    y: { range, isShown: false },
    isSquare: true,
  }
}

const DOT_PX = 1.6

/** Dots on every second cell that is based on few hours. A paler colour would read as another mean. */
function stipples({ axis, means, hours, fewBelow }: PolarPlot, look: PolarLook): PlotTrace[] {
  const dots = look.dotColors.map((color, which) => {
    const [x, y]: [number[], number[]] = [[], []]
    for (const [row, line] of means.entries()) {
      for (const [column, mean] of line.entries()) {
        const isFew = mean !== null && (hours[row]?.[column] ?? 0) < fewBelow
        if (!isFew || (row + column) % 2 === 1) continue
        if (isStrong(mean, look.bands) !== (which === 1)) continue
        x.push(axis[column] ?? 0)
        y.push(axis[row] ?? 0)
      }
    }
    const id = which === 1 ? 'few on strong' : 'few on pale'
    return { kind: 'marks' as const, id, color, x, y, sizePx: DOT_PX, isBackground: true }
  })
  return dots.filter(({ x }) => x.length > 0)
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 50]
const MOST_RINGS = 4

/** Round speeds within the rim: at most four. */
export function ringSpeeds(edge: number): readonly number[] {
  const step = STEPS.find((one) => edge / one <= MOST_RINGS + 0.99) ?? edge
  return Array.from({ length: Math.floor(edge / step) }, (_, at) => (at + 1) * step)
}

function ringTrace(speed: number, color: string) {
  const places = Array.from({ length: RING_POINTS + 1 }, (_, at) =>
    placeAt(speed, (at * 360) / RING_POINTS),
  )
  return {
    kind: 'line' as const,
    id: `ring ${speed}`,
    isBackground: true,
    color,
    isDashed: true,
    x: places.map(({ x }) => x),
    y: places.map(({ y }) => y),
  }
}

/** Position of a wind: easterly winds are to the east of the middle. */
function placeAt(speed: number, directionDeg: number): { x: number; y: number } {
  const angle = (directionDeg * Math.PI) / 180
  return { x: speed * Math.sin(angle), y: speed * Math.cos(angle) }
}
