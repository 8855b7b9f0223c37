import type { ExportedPlace, SensorHint } from '../ingest/reading.ts'
import type { ImportColumn } from './importColumns.ts'
import type { Refusal } from './refusal.ts'

/** A reading as a cell of a row has it. */
export interface Cell {
  column: ImportColumn
  /** null: an export has a reading without a value. */
  value: number | null
  /** Unit of the value: columns with one key may have different units. */
  unit: string | null
  /**
   * Bits of `MEASUREMENT_FLAGS`: 0, `sensorFault`, `invalid`, those of an unknown time, or `belowLimit`, whose value is the
   * limit; of an export, any.
   */
  flags: number
  /** What an export says about the place of the reading. Default: the file is none. */
  exported?: ExportedPlace & { sensor: SensorHint }
}

/** A row with its readings; none if every cell is missing. */
export interface ImportRow {
  /** Serial of the device. */
  serial: string
  ts: number
  cells: Cell[]
  /** Cells of the row that were left out. */
  refused: Refusal[]
  /** What an export says about the device; used if it does not exist yet. Default: the map says it. */
  device?: { name: string | null; intervalMs: number | null }
}

/** Reads the rows of one file with a map. */
export interface RowReader {
  columns: readonly ImportColumn[]
  /** Headings that the map does not name. */
  ignored: readonly string[]
  /** Time of the last row with one, ms UTC; null: none yet. */
  readonly lastMs: number | null
  /** Rows that are left out because this server computes their data points; 0 unless the file is an export. */
  readonly rowsComputed: number
  /**
   * @returns the row; null: the map leaves it out; or why it is refused, see {@link isRefusal}
   * @throws ImportError for a second row of a day, where times are dates only
   */
  read(record: readonly string[], now: number): ImportRow | Refusal | null
}
