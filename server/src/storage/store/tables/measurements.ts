import type { ColumnType, Generated } from 'kysely'
import type { Millis } from './columns.ts'

export interface MeasurementsTable {
  data_point: number
  ts: Millis
  value: number | null
  flags: ColumnType<number, number | undefined>
}

/** Sums of one data point over one step: exact, updated in the transaction that stores the readings. */
export interface RollupsTable {
  data_point: number
  /** Length of the step in ms. */
  step_ms: number
  /** Start of the step. */
  ts: Millis
  /** Number of readings with a value that may be shown. */
  count: number
  sum: number
  min: number
  max: number
  first_ts: Millis
  first_value: number
  last_ts: Millis
  last_value: number
  min_ts: Millis
  max_ts: Millis
  /** Sums of the sine and cosine of a direction; 0 for other kinds. */
  sin_sum: number
  cos_sum: number
  /** Sum of 10^(value/10) of a level in dB; 0 for other kinds. */
  energy_sum: number
}

/**
 * Number of readings of one data point over one step that a flag hides, and of those below their detection limit; steps without
 * any have no row.
 */
export interface HiddenRollupsTable {
  data_point: number
  /** Length of the step in ms, one of those of the rollups. */
  step_ms: number
  /** Start of the step. */
  ts: Millis
  /** Each reading is counted under the reason that is shown for it. */
  sensor_fault: number
  invalid: number
  implausible: number
  unknown_time: number
  /** Covered by a quality flag. */
  rejected: ColumnType<number, number | undefined>
  /** Below their detection limit, and counted in the rollups as half of it. */
  below_half: ColumnType<number, number | undefined>
  /** The same, counted as zero. */
  below_zero: ColumnType<number, number | undefined>
  /** The same, in no rollup. */
  below_excluded: ColumnType<number, number | undefined>
}

/** A reading as it was before it was replaced by a revised one. */
export interface MeasurementRevisionsTable {
  id: Generated<number>
  data_point: number
  ts: Millis
  old_value: number | null
  old_flags: number
  value: number | null
  flags: number
  revised_at: Millis
  /** See `Sender.author`. */
  author: string
}

/** Import progress of a file, by the hash of its first bytes and its map. */
export interface ImportsTable {
  id: string
  file: string
  rows_read: number
  rows_stored: number
  rows_refused: number
  byte_offset: number
  /** Time of the last row read; null: none, or not recorded by an earlier version. */
  last_ts: Millis | null
  is_finished: boolean
  updated_at: Millis
}
