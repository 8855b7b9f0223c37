import type { ParameterKind, ReportingInterval, SensorFault } from '@airshed/schemas'

/** The parts of a frame of the broker that a chart reads. */
export interface ChartFrame {
  readonly dataPointId: string
  readonly nodeId: string
  /** Parameter id: colour and profile follow it. */
  readonly path: string
  readonly label: string
  readonly shortLabel: string
  readonly deviceName?: string
  /** ms UTC, ascending. */
  readonly times: Float64Array
  /** NaN is a gap. */
  readonly values: Float64Array
  /** Bits of `MEASUREMENT_FLAGS`; absent: none are known. */
  readonly flags?: Uint8Array
  /** The detection limits of readings below theirs, NaN for others; absent: none is. */
  readonly limits?: Float64Array
  readonly unit: string
  readonly precision: number
  /** Most decimals that its readings came with; absent: unknown, or averaged. */
  readonly decimals?: number
  readonly kind: ParameterKind
  /** Averaging step of the values; null: as measured. */
  readonly averagingPeriodMs: number | null
  /** The values are corrected; absent: they are as the device reported them. */
  readonly basis?: 'corrected'
  /** The current reporting interval. */
  readonly reportingIntervalMs: number
  /** Present when only the extremes of each pixel column are left, see `ChartSeries`. */
  readonly completeness?: number | null
  /** Set together with it: the time of one pixel column, ms. */
  readonly columnMs?: number
  /** The intervals that were in force over time; absent: always the current one. */
  readonly reportingIntervals?: readonly ReportingInterval[]
  /** A flag hides the newest reading, most often a fault of the sensor; absent: none does. */
  readonly fault?: SensorFault
}
