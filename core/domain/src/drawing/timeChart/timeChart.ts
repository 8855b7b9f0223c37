import type { TimeRange } from '../../time/range.ts'
import type { LinePiece } from '../lines/linePieces.ts'
import type { ChartZone } from '../lines/limits.ts'

/** A still chart of values over time. Its texts are in the language of its reader. */
export interface TimeChart {
  /** px. */
  readonly width: number
  readonly height: number
  readonly span: TimeRange
  /** IANA name of the zone of the time axis; an unknown one counts as UTC. */
  readonly timeZone: string
  /** BCP 47 tag. */
  readonly locale: string
  readonly words: TimeChartText
  /** All in one unit; more than one are named in a legend. */
  readonly lines: readonly TimeChartLine[]
  /** Words of the values 0 and 1 if the lines are states; null: values are numbers. */
  readonly states: readonly [no: string, yes: string] | null
  /** Bands behind the lines. */
  readonly zones: readonly ChartZone[]
  /** The axis reaches all of them. */
  readonly limits: readonly TimeChartLimit[]
  readonly mark: TimeChartMark | null
}

export interface TimeChartText {
  readonly title: string
  /** The unit, and how values are averaged. */
  readonly subtitle: string
  /** A warning about the data, such as that they are simulated; null: none. */
  readonly warning: string | null
  /** The time zone of the axis. */
  readonly zone: string
}

export interface TimeChartLine {
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
  /** Within the span, see `linePieces`. */
  readonly pieces: readonly LinePiece[]
}

/** A dashed line across the chart. */
export interface TimeChartLimit {
  readonly value: number
  /** Beside the line; null: none. */
  readonly label: string | null
  /** `#rrggbb`; default red. */
  readonly color?: string
}

/** Something that happened at a time. */
export interface TimeChartMark {
  /** ms UTC; one outside of the span is drawn at its edge. */
  readonly ts: number
  readonly words: string
  /** What was measured then; null: nobody knows. */
  readonly point: readonly [ts: number, value: number] | null
}
