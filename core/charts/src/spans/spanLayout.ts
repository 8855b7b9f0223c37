import type { ChartRange } from '../series/chartSeries.ts'
import { wordsWidthPx } from '../shapes/placeMarks.ts'

/** Room of the time axis below the rows. */
export const AXIS_PX = 20
/** Room of the name above the bars of a row. */
const NAME_PX = 22
const BAR_MAX_PX = 32
/** Minimum width of a span, however short it was. */
const SPAN_MIN_PX = 3

/** A period during which something held, on a chart of spans. */
export interface ChartSpan {
  id: string
  /** ms UTC. */
  from: number
  to: number
  /** When and for how long, as the pointer reads it: "10:05 – 11:20, 1 h 15 min". */
  words: string
  /** Still ongoing at the end of its bar, which has no edge there. Default false. */
  isOpen?: boolean
  /** Hatched instead of solid, for what is known in another way. Default false. */
  isHatched?: boolean
}

/** One row of a chart of spans. */
export interface ChartSpanRow {
  id: string
  name: string
  /** CSS colour of its bars. */
  color: string
  spans: readonly ChartSpan[]
}

export interface PlacedSpan extends ChartSpan {
  /** CSS pixels from the left edge. */
  x: number
  width: number
}

export interface PlacedRow extends Omit<ChartSpanRow, 'spans'> {
  /** Its name, truncated to fit. */
  shortName: string
  /** Base line of the name, CSS pixels from the top. */
  nameY: number
  barY: number
  barHeight: number
  /** Lower edge of the row. */
  endY: number
  spans: readonly PlacedSpan[]
}

/** Places of rows and spans in a box; spans outside of the range are left out. */
export function spanLayout(
  rows: readonly ChartSpanRow[],
  { from, to }: ChartRange,
  { width, height }: { width: number; height: number },
): readonly PlacedRow[] {
  const rowPx = Math.max(NAME_PX, (height - AXIS_PX) / Math.max(1, rows.length))
  const barHeight = Math.max(4, Math.min(BAR_MAX_PX, rowPx - NAME_PX - 8))
  const xOf = (ts: number): number =>
    ((Math.min(Math.max(ts, from), to) - from) / (to - from)) * width
  return rows.map((row, index) => {
    const top = index * rowPx
    const spare = Math.max(0, rowPx - NAME_PX - barHeight)
    return {
      ...row,
      shortName: shortened(row.name, width),
      nameY: top + spare / 2 + NAME_PX - 8,
      barY: top + spare / 2 + NAME_PX,
      barHeight,
      endY: top + rowPx,
      spans: row.spans
        .filter((span) => span.from < to && span.to > from)
        .map((span) => {
          const spanPx = Math.max(SPAN_MIN_PX, xOf(span.to) - xOf(span.from))
          return { ...span, x: Math.min(xOf(span.from), width - spanPx), width: spanPx }
        }),
    }
  })
}

function shortened(name: string, widthPx: number): string {
  if (wordsWidthPx(name) <= widthPx) return name
  const most = Math.floor((widthPx / wordsWidthPx(name)) * name.length) - 1
  return `${name.slice(0, Math.max(1, most)).trimEnd()}…`
}
