export type { ChartThreshold, ChartZone } from '@airshed/domain/drawing'
import type { ParameterKind, ReportingInterval } from '@airshed/schemas'

/** One line of a chart, in columns. */
export interface ChartSeries {
  id: string
  /** Distinguishes it from the others in its chart. */
  label: string
  /** Includes everything that the label omits, for use on its own. Default: the label. */
  fullLabel?: string
  /** UTC milliseconds, ascending. Pass a new array when its contents change: charts compare by identity. */
  times: Float64Array
  /** As long as `times`; NaN is a gap. Pass a new array when its contents change. */
  values: Float64Array
  /** As long as `times`: bits of `MEASUREMENT_FLAGS` that show why a value is hidden. Default none. */
  flags?: Uint8Array
  /** As long as `times`: the detection limits of readings below theirs, NaN for others. Default: none is. */
  limits?: Float64Array
  /** Parameter id; an implausible value is outside its plausible range. Default unknown. */
  path?: string
  /** Empty when the parameter has none. */
  unit: string
  /** Short name of the parameter, shown at its axis if all lines of the unit share it. */
  parameter?: string
  /** The minimum span of its axis, in the unit. Default 0. */
  leastSpan?: number
  /** Minimum and maximum that its axis shows besides its own, in the unit. Default none. */
  axisValues?: readonly [minimum: number, maximum: number]
  /** Decimals in legends and tables. */
  precision: number
  /** Most decimals that its readings came with, see `formatReading`; default unknown: `precision` counts. */
  decimals?: number
  /** CSS colour, see `colorsOfParameters`. */
  color: string
  /** Directions (degrees) are drawn as dots from 0 to 360 and averaged as vectors. Default scalar. */
  kind?: ParameterKind
  /** Averaging step of the values; default null: as measured. */
  averagingPeriodMs?: number | null
  /** Reporting interval of the device; default 0: unknown, a gap is detected from the surrounding readings. */
  reportingIntervalMs?: number
  /** The intervals that were in force over time; default: always the current one. */
  reportingIntervals?: readonly ReportingInterval[]
  /**
   * Present when only the extremes of each pixel column are left: the share of the expected readings that exist, 0–1;
   * null if unknown.
   */
  completeness?: number | null
  /** Set together with it: the time of one pixel column in ms, within which a line never breaks. */
  columnMs?: number
  /** Drawn dashed, as the companion of another line; default false. */
  isDashed?: boolean
  /** Switched off in the legend; default false. */
  isHidden?: boolean
}

/** A window of time, both ends in UTC milliseconds. */
export interface ChartRange {
  readonly from: number
  readonly to: number
}

/** A dashed line that the user can move, such as the limit of an alert. */
export interface MovableLimit {
  value: number
  /** What it is called, on the line and for screen readers. */
  label: string
  /** Decimals to which it is rounded as it is moved; arrow keys move it by the last of them. */
  precision: number
  /** Unit of the axis that it belongs to; default that of the first series. */
  unit?: string
  /** Called with the value at which it was released, and on each key press. */
  onMove: (value: number) => void
}
