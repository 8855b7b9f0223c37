import type { ParameterKind, ReportingInterval } from '@airshed/schemas'

/** One line of a chart, in columns. */
export interface ChartSeries {
  id: string
  /** Tells it apart from the others of its chart. */
  label: string
  /** With all that the label leaves out, for words that stand alone. Default the label. */
  fullLabel?: string
  /** UTC milliseconds, ascending. Another array when its content is another: charts compare these. */
  times: Float64Array
  /** As long as `times`; NaN is a gap. Another array when its content is another. */
  values: Float64Array
  /** As long as `times`: bits of `MEASUREMENT_FLAGS` that say why a value is hidden. Default none. */
  flags?: Uint8Array
  /** Parameter id, whose plausible range an implausible value is out of. Default unknown. */
  path?: string
  /** Empty when the parameter has none. */
  unit: string
  /** Short name of the parameter, said at its axis where all lines of the unit share it. */
  parameter?: string
  /** The span that its axis has at least, in the unit. Default 0. */
  leastSpan?: number
  /** Least and greatest value that its axis shows besides its own, in the unit. Default none. */
  axisValues?: readonly [minimum: number, maximum: number]
  /** Decimals in legends and tables. */
  precision: number
  /** CSS colour, see `colorsOfParameters`. */
  color: string
  /** Directions (degrees) are drawn as dots from 0 to 360 and averaged as vectors. Default scalar. */
  kind?: ParameterKind
  /** Averaging step of the values; default null: as measured. */
  averagingPeriodMs?: number | null
  /** Reporting interval of the device; default 0: unknown, a gap is judged by the readings around. */
  reportingIntervalMs?: number
  /** The intervals that were in force over time; default that of today. */
  reportingIntervals?: readonly ReportingInterval[]
  /**
   * Present when only the extremes of each pixel column are left: the share of the expected readings
   * that exist, 0–1; null where nobody can tell.
   */
  completeness?: number | null
  /** Set together with it: the time of one pixel column in ms, within which a line never breaks. */
  columnMs?: number
  /** Switched off in the legend; default false. */
  isHidden?: boolean
}

/** A window of time, both ends in UTC milliseconds. */
export interface ChartRange {
  readonly from: number
  readonly to: number
}

/** A faint band behind the lines, with its word at the edge. */
export interface ChartZone {
  /** Lower end in the unit of the axis; -Infinity reaches the floor. */
  from: number
  /** Upper end; Infinity reaches the ceiling. */
  to: number
  color: string
  name: string
  /** Unit of the axis that it belongs to; default that of the first series. */
  unit?: string
}

/** A dashed line across the chart. */
export interface ChartThreshold {
  value: number
  label: string
  /** Default the danger colour of the theme. */
  color?: string
  /** Unit of the axis that it belongs to; default that of the first series. */
  unit?: string
  /**
   * What happens where it lies beyond the values: `widen` lets the axis reach it, up to twice as wide as
   * without it; it is named at the edge of the plot where it is further away, or by `hint` in any case.
   * Default: it is not seen.
   */
  beyond?: 'widen' | 'hint'
}

/** A dashed line that somebody moves, such as the limit of an alert. */
export interface MovableLimit {
  value: number
  /** What it is called, on the line and for screen readers. */
  label: string
  /** Decimals to which it is rounded as it is moved; arrow keys move it by the last of them. */
  precision: number
  /** Unit of the axis that it belongs to; default that of the first series. */
  unit?: string
  /** Called with the value at which it was let go, and for each press of a key. */
  onMove: (value: number) => void
}
