import { fitText } from '../shapes/fitText.ts'
import { line, words, type MeasureText, type Shape } from '../shapes/shape.ts'
import { COLORS, GAP_PX, MARGIN_PX, SMALL, STRONG, TITLE } from './look.ts'
import type { TimeChart, TimeChartLine } from './timeChart.ts'

const TITLE_Y = 16
const SUBTITLE_Y = 38
/** Height of title and subtitle, px. */
export const HEADING_PX = 50
const LEGEND_ROW_PX = 20
const SAMPLE_PX = 16
/** Between two entries of a legend, px. */
const ENTRY_GAP_PX = 16

/** Title, unit and a warning, at the top of a chart. */
export function headingShapes(
  { width, words: { title, subtitle, warning } }: Pick<TimeChart, 'width' | 'words'>,
  measure: MeasureText,
): Shape[] {
  const roomPx = width - 2 * MARGIN_PX
  const warned = warning === null ? '' : fitText(warning, roomPx, STRONG, measure)
  const warningPx = warned === '' ? 0 : measure(warned, STRONG) + 2 * GAP_PX
  const shapes = [
    words([MARGIN_PX, TITLE_Y], fitText(title, roomPx, TITLE, measure), {
      font: TITLE,
      color: COLORS.text,
    }),
    words([MARGIN_PX, SUBTITLE_Y], fitText(subtitle, roomPx - warningPx, SMALL, measure), {
      font: SMALL,
      color: COLORS.muted,
    }),
  ]
  if (warned === '') return shapes
  const look = { font: STRONG, color: COLORS.limit, align: 'right' } as const
  return [...shapes, words([width - MARGIN_PX, SUBTITLE_Y], warned, look)]
}

/** The names of lines with their colours, in as many rows as they need below the heading; none for a single line. */
export function legendShapes(
  { width, lines }: { width: number; lines: readonly Pick<TimeChartLine, 'name' | 'color'>[] },
  measure: MeasureText,
): { shapes: Shape[]; heightPx: number } {
  if (lines.length < 2) return { shapes: [], heightPx: 0 }
  const roomPx = width - 2 * MARGIN_PX
  let x = MARGIN_PX
  let row = 0
  const shapes = lines.flatMap(({ name, color }): Shape[] => {
    const shown = fitText(name, roomPx - SAMPLE_PX - GAP_PX, SMALL, measure)
    const entryPx = SAMPLE_PX + GAP_PX + measure(shown, SMALL)
    if (x > MARGIN_PX && x + entryPx > width - MARGIN_PX) {
      x = MARGIN_PX
      row += 1
    }
    const [start, y] = [x, HEADING_PX + (row + 0.5) * LEGEND_ROW_PX]
    x += entryPx + ENTRY_GAP_PX
    const sample = [
      [start, y],
      [start + SAMPLE_PX, y],
    ] as const
    return [
      line(sample, color, 3),
      words([start + SAMPLE_PX + GAP_PX, y], shown, { font: SMALL, color: COLORS.text }),
    ]
  })
  return { shapes, heightPx: (row + 1) * LEGEND_ROW_PX }
}
