import { timeTicks } from '../axes/timeTicks.ts'
import { line, words, type MeasureText, type Shape } from '../shapes/shape.ts'
import { COLORS, GAP_PX, MARGIN_PX, SMALL } from './look.ts'
import type { PlotArea } from './plotArea.ts'
import type { TimeChart } from './timeChart.ts'
import type { ValueScale } from './valueScale.ts'

/** Room of a label of the time axis, px. */
const TIME_LABEL_PX = 60
const TICK_PX = 4
/** Middle of the labels of the time axis below the plot, px. */
const TIME_LABEL_DOWN_PX = 18
/** Room of the time axis below the plot, px. */
export const TIME_AXIS_PX = 30

/** A line across the plot at each mark of the value axis, with its label to the left. */
export const valueAxisShapes = (
  { ticks, labels }: ValueScale,
  { left, right, y }: PlotArea,
): Shape[] =>
  ticks.flatMap((tick, index) => {
    const look = { font: SMALL, color: COLORS.muted, align: 'right' } as const
    const ends = [
      [left, y(tick)],
      [right, y(tick)],
    ] as const
    return [line(ends, COLORS.grid, 1), words([left - GAP_PX, y(tick)], labels[index] ?? '', look)]
  })

/** Marks of the time axis with their labels, without those that would be cut at an edge. */
export function timeAxisShapes(
  { span, timeZone, locale }: Pick<TimeChart, 'span' | 'timeZone' | 'locale'>,
  { left, right, bottom, x }: PlotArea,
  measure: MeasureText,
): Shape[] {
  const stepsMax = Math.max(1, Math.floor((right - left) / TIME_LABEL_PX))
  return timeTicks(span, { timeZone, locale, stepsMax }).flatMap(({ ts, label }) => {
    const half = measure(label, SMALL) / 2
    const isCut = x(ts) - half < MARGIN_PX / 2 || x(ts) + half > right
    const tick = [
      [x(ts), bottom],
      [x(ts), bottom + TICK_PX],
    ] as const
    const look = { font: SMALL, color: COLORS.muted, align: 'center' } as const
    return [
      line(tick, COLORS.muted, 1),
      ...(isCut ? [] : [words([x(ts), bottom + TIME_LABEL_DOWN_PX], label, look)]),
    ]
  })
}

/** The time zone, at the right end of the time axis. */
export const zoneShape = (zone: string, { right, bottom }: PlotArea): Shape =>
  words([right + GAP_PX, bottom + TIME_LABEL_DOWN_PX], zone, { font: SMALL, color: COLORS.muted })
