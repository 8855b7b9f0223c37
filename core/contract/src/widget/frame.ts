import type { ParameterKind } from '@airshed/schemas'

/** A series in columns, oldest first. All arrays have the same length. */
export interface Frame {
  dataPointId: string
  nodeId: string
  /** Parameter id such as `132:5`, or `raw:{key}` while unmapped: colour and profile follow it. */
  path: string
  /** What a person reads, in their language: parameter, and device where several are shown. */
  label: string
  /** Short form of the parameter's name. */
  shortLabel: string
  /** ms UTC. */
  times: Float64Array
  /** NaN is a gap, or a reading hidden by a flag. */
  values: Float64Array
  /**
   * As long as `times`: bits of `MEASUREMENT_FLAGS` that say why a reading is not an ordinary one,
   * such as a sensor fault that hides its value. Absent: none is known.
   */
  flags?: Uint8Array
  unit: string
  /** Decimals to show. */
  precision: number
  kind: ParameterKind
  /** Averaging step of the values in ms; null: as measured. */
  averagingPeriodMs: number | null
  /** Usual distance between two readings in ms: a longer one is a gap. */
  reportingIntervalMs: number
  /** Made up by the demo. */
  isSimulated: boolean
  /**
   * Set where only the first, least, greatest and last reading of each pixel column are left, so that
   * they cannot be counted and their mean is nearly that of all: the share of the expected readings
   * that exist, 0–1; null where even that is unknown. Absent: every reading or step is there.
   */
  completeness?: number | null
}
