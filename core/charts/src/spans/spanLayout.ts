import { wordsWidthPx } from '@airshed/domain/drawing'
import type { ChartRange } from '../series/chartSeries.ts'

/** Room of the time axis below the rows. */
export const AXIS_PX = 20
/** Height of a row: its name, its bars and the gap below them. */
const LANE_PX = 75
/** Room of the name above the bars of a row. */
const NAME_PX = 22
/** Between the bars of a row and the line below it. */
const GAP_PX = 9
/** Minimum width of a span, however short it was: wide enough to be seen and pointed at. */
const SPAN_MIN_PX = 6

/** Height of a chart of spans with that many rows, CSS pixels. */
export const spanChartHeightPx = (rows: number): number => Math.max(1, rows) * LANE_PX + AXIS_PX

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
  /** Only its dashed outline is drawn, for what is of another kind. Default false. */
  isOutlined?: boolean
  /** CSS colour. Default that of its row. */
  color?: string
}

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

/** Places of rows, one below the other, and of their spans; spans outside of the range are left out. */
export function spanLayout(
  rows: readonly ChartSpanRow[],
  { from, to }: ChartRange,
  { width }: { width: number },
): readonly PlacedRow[] {
  const xOf = (ts: number): number =>
    ((Math.min(Math.max(ts, from), to) - from) / (to - from)) * width
  return rows.map((row, index) => {
    const top = index * LANE_PX
    return {
      ...row,
      shortName: shortened(row.name, width),
      nameY: top + NAME_PX - 7,
      barY: top + NAME_PX,
      barHeight: LANE_PX - NAME_PX - GAP_PX,
      endY: top + LANE_PX,
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
