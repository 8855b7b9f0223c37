import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { describeValue } from '@airshed/contract'
import {
  columnName,
  createRowClock,
  findColumns,
  TableError,
  type RowClock,
} from '@airshed/domain/tabular'
import { parameterById } from '@airshed/profiles'
import { parseNumber } from '../ingest/rules/numbers.ts'
import { parameterOfKey } from '../ingest/rules/parameterNames.ts'
import { FUTURE_TOLERANCE_MS } from '../ingest/rules/times.ts'
import { statusFlags } from './columnStatus.ts'
import { ImportError } from './importError.ts'
import type { ImportMap } from './mapFile.ts'
import { repeatedReason, timeReader, type ReadTimes } from './rowTime.ts'

const MISSING = ['', 'NA', 'NaN', 'nan', 'null', 'NULL']

/** A column that is read. */
export interface ImportColumn {
  heading: string
  /** Index in the row. */
  index: number
  /** Key of the readings: the id of their parameter, or the name of an unmapped column. */
  key: string
  parameterId: string | null
  unit: string | null
  precision: number | null
  faults: ReadonlySet<number>
  /** null: no column says whether its readings are valid. */
  status: { index: number; flagsOf: (cell: string) => number } | null
}

export interface Cell {
  /** Its unit is that of the value: columns with one key may have different units. */
  column: ImportColumn
  value: number
  /** Bits of `MEASUREMENT_FLAGS`: 0, `sensorFault` or `invalid`. */
  flags: number
}

/** A row with its readings; none if every cell is missing. */
export interface ImportRow {
  ts: number
  cells: Cell[]
  /** Why cells of the row were skipped. */
  refused: string[]
}

/** Reads the rows of one file with a map. */
export interface RowReader {
  columns: readonly ImportColumn[]
  /** Headings that the map does not name. */
  ignored: readonly string[]
  /** Time of the last row with one, ms UTC; null: none yet. */
  readonly lastMs: number | null
  /** @returns the row, or why it is refused */
  read(record: readonly string[], now: number): ImportRow | string
}

/**
 * @param headings of the file, in order
 * @param lastMs time of the last row of an earlier run, ms UTC; null: starts at the beginning of the file
 * @throws ImportError if the map names a column that the file does not have
 */
export function createRowReader(
  map: ImportMap,
  headings: readonly string[],
  lastMs: number | null = null,
): RowReader {
  const references = [map.time.column, ...Object.keys(map.columns), ...statusColumns(map)]
  const indices = columnsOf(references, headings)
  const indexOf = (reference: string) => indices.get(reference) ?? -1
  const timeIndex = indexOf(map.time.column)
  const columns = Object.entries(map.columns).map(([heading, column]) => {
    const parameterId = column.parameter === undefined ? null : parameterOfKey(column.parameter)
    return {
      heading,
      index: indexOf(heading),
      key: parameterId ?? column.name ?? heading,
      parameterId,
      unit: column.unit ?? null,
      precision: column.precision ?? null,
      faults: new Set(column.faults),
      status:
        column.status === undefined
          ? null
          : { index: indexOf(column.status.column), flagsOf: statusFlags(column.status) },
    }
  })
  const named = new Set(indices.values())
  const missing = new Set(map.missing ?? MISSING)
  const readTimes = timeReader(map.time)
  const clock = createRowClock(lastMs)
  return {
    columns,
    get lastMs() {
      return clock.lastMs
    },
    ignored: headings.flatMap((_, at) => (named.has(at) ? [] : [columnName(at, headings)])),
    read(record, now) {
      if (record.length !== headings.length) {
        return `expected ${headings.length} cells, got ${record.length}`
      }
      const ts = readRowTime(readTimes, clock, record[timeIndex] ?? '', now, map.time.zone ?? 'UTC')
      if (typeof ts === 'string') return ts
      return readCells(columns, record, missing, ts)
    },
  }
}

const statusColumns = ({ columns }: ImportMap): string[] =>
  Object.values(columns).flatMap(({ status }) => (status === undefined ? [] : [status.column]))

function columnsOf(references: readonly string[], headings: readonly string[]) {
  try {
    return findColumns(references, headings)
  } catch (error) {
    throw error instanceof TableError ? new ImportError(error.message) : error
  }
}

function readRowTime(
  readTimes: ReadTimes,
  clock: RowClock,
  cell: string,
  now: number,
  zone: string,
): number | string {
  const times = readTimes(cell)
  if (typeof times === 'string') return times
  if (times.length === 0) return `expected a time since 1970, got ${describeValue(cell)}`
  const passed = times.filter((ms) => ms <= now + FUTURE_TOLERANCE_MS)
  if (passed.length === 0) return `expected a time that has passed, got ${describeValue(cell)}`
  return clock.take(passed) ?? repeatedReason(cell, zone)
}

function readCells(
  columns: readonly ImportColumn[],
  record: readonly string[],
  missing: ReadonlySet<string>,
  ts: number,
): ImportRow {
  const cells: Cell[] = []
  const refused: string[] = []
  const valued = new Map<string, Cell>()
  for (const column of columns) {
    const cell = (record[column.index] ?? '').trim()
    if (missing.has(cell)) continue
    const value = parseNumber(cell, column.parameterId)
    if (value === undefined) {
      refused.push(`expected a number in column ${column.heading}, got ${describeValue(cell)}`)
      continue
    }
    const first = valued.get(column.key)
    if (first !== undefined) {
      refused.push(secondReason(first, column, cell))
      continue
    }
    const { status, faults } = column
    const fault = faults.has(value) ? MEASUREMENT_FLAGS.sensorFault : 0
    const said = status === null ? 0 : status.flagsOf(record[status.index] ?? '')
    const read = { column, value, flags: fault | said }
    valued.set(column.key, read)
    cells.push(read)
  }
  return { ts, cells, refused }
}

/** Why a cell is left out whose data point already has a value from the same row. */
function secondReason(first: Cell, { heading, key }: ImportColumn, cell: string): string {
  const name = parameterById(key)?.wireName ?? key
  return `expected one value of ${name} for a time: column ${first.column.heading} has ${first.value}, so ${cell} in column ${heading} was left out`
}
