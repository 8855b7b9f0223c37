import { dot, line, words, type MeasureText, type Shape } from '../shapes/shape.ts'
import { COLORS, MARGIN_PX, STRONG } from './look.ts'
import type { PlotArea } from './plotArea.ts'
import type { TimeChart } from './timeChart.ts'

/** Room of the words of a mark above the plot, px. */
export const MARK_PX = 22
/** From the words of a mark down to the plot, px. */
const WORDS_UP_PX = 13
const OUTSET_PX = 4

/** When something happened: an upright line with its words above, and a dot at what was measured. */
export function markShapes(
  { mark, width }: Pick<TimeChart, 'mark' | 'width'>,
  { left, right, top, bottom, x, y }: PlotArea,
  measure: MeasureText,
): Shape[] {
  if (mark === null) return []
  const at = Math.min(right, Math.max(left, x(mark.ts)))
  const half = measure(mark.words, STRONG) / 2
  const middle = Math.min(width - MARGIN_PX - half, Math.max(MARGIN_PX + half, at))
  const upright = [
    [at, top - OUTSET_PX],
    [at, bottom],
  ] as const
  const look = { font: STRONG, color: COLORS.text, align: 'center' } as const
  const shapes = [
    line(upright, COLORS.text, 1),
    words([middle, top - WORDS_UP_PX], mark.words, look),
  ]
  if (mark.point === null) return shapes
  const [ts, value] = mark.point
  const place = [x(ts), y(value)] as const
  return [...shapes, dot(place, 5, COLORS.page), dot(place, 3.5, COLORS.text)]
}
