import { describeValue } from '@airshed/contract'
import { columnName, MISSING_CELLS, type RowClock } from '@airshed/domain/tabular'
import { canBeBelowLimit, canonicalUnit } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import { MEASUREMENT_FLAGS, SERIAL_PATTERN } from '@airshed/schemas'
import { detectionLimitOf, isBelowLimitText, LIMIT_EXPECTED } from '../ingest/rules/belowLimit.ts'
import { parseNumber } from '../ingest/rules/numbers.ts'
import { FUTURE_TOLERANCE_MS } from '../ingest/rules/times.ts'
import { converterFor } from '../ingest/rules/units.ts'
import { withPoint } from './decimalSign.ts'
import { createExportReader } from './exportRows.ts'
import type { Cell, ImportRow, RowReader } from './importRow.ts'
import { columnsOf, indicesOf, type ImportColumn } from './importColumns.ts'
import type { ImportMap } from '@airshed/schemas'
import type { ImportRowFilter } from '@airshed/schemas'
import { createRowClocks } from './rowClocks.ts'
import { isRefusal, rowRefusal, type Refusal } from './refusal.ts'
import { repeatedReason, timeReader, type ReadTimes } from './rowTime.ts'

/** What is known before the first row. */
interface RowsBefore {
  /** Time of the last row of an earlier run, ms UTC; null: starts at the beginning of the file. */
  lastMs: number | null
  /** From when elapsed seconds count, ms UTC. */
  startMs?: number
  /** Lines of comment above the headings of an export. Default: none */
  comments?: readonly string[]
}

/**
 * @param headings of the file, in order
 * @throws ImportError if the map names a column that the file does not have
 */
export function createRowReader(
  map: ImportMap,
  headings: readonly string[],
  { lastMs, startMs, comments = [] }: RowsBefore = { lastMs: null },
): RowReader {
  if (map.dataPoints !== undefined) {
    return createExportReader(map, map.dataPoints, headings, comments)
  }
  const { time, rows: filters = [], device, long, decimal = '.' } = map
  const columns = columnsOf(map, headings)
  const indexOf = (reference: string) => indicesOf([reference], headings).get(reference) ?? -1
  const [timeIndex, clockIndex] = [time.column, time.timeOfDay ?? time.column].map(indexOf)
  const [deviceIndex, nameIndex] = [device?.column, long?.name].map((reference) =>
    reference === undefined ? undefined : indexOf(reference),
  )
  const passes = filters.map((filter) => filterOf(filter, indexOf(filter.column)))
  const named = new Set([
    timeIndex,
    clockIndex,
    deviceIndex,
    nameIndex,
    ...filters.map(({ column }) => indexOf(column)),
    ...columns.flatMap(({ index, status, unitIndex }) => [index, status?.index, unitIndex]),
  ])
  const missing = new Set(map.missing ?? MISSING_CELLS)
  const byName = new Map(columns.map((column) => [column.heading, [column]]))
  const width = headings.findLastIndex((heading) => heading !== '') + 1
  const clocks = createRowClocks(time, device === undefined && long === undefined ? lastMs : null)
  const readTimes = timeReader(time, startMs)
  const shiftMs = time.endOfInterval === true ? (map.interval ?? 0) : 0
  return {
    columns,
    rowsComputed: 0,
    get lastMs() {
      return clocks.lastMs ?? lastMs
    },
    ignored: headings.flatMap((heading, at) =>
      named.has(at) || (heading === '' && at >= width) ? [] : [columnName(at, headings)],
    ),
    read(record, now) {
      const cells = record.slice(0, Math.max(headings.length, filledWidth(record)))
      if (cells.length > headings.length || cells.length < width) {
        return rowRefusal('cells', `${headings.length} cells`, `${record.length}`)
      }
      if (!passes.every((pass) => pass(record))) return null
      const name = nameIndex === undefined ? undefined : (record[nameIndex] ?? '').trim()
      const read = name === undefined ? columns : byName.get(name)
      if (read === undefined) return null
      const serial = serialOf(map, deviceIndex === undefined ? '' : (record[deviceIndex] ?? ''))
      if (serial === null)
        return {
          ...rowRefusal(
            'serial',
            `a serial in column ${device?.column}`,
            describeValue(record[deviceIndex ?? 0] ?? ''),
          ),
          column: device?.column ?? null,
        }
      const date = record[timeIndex ?? 0] ?? ''
      const cell =
        clockIndex === timeIndex ? date : `${date.trim()} ${(record[clockIndex ?? 0] ?? '').trim()}`
      const clock = clocks.of(`${serial}\n${name ?? ''}`)
      const ts = readRowTime(readTimes, clock, cell, now, time.zone ?? 'UTC')
      if (typeof ts !== 'number') return { ...ts, column: time.column }
      clocks.check(clock, ts, cell)
      return { serial, ...readCells(read, record, { missing, decimal }, ts - shiftMs) }
    },
  }
}

/** Cells up to the last one that is not empty. */
const filledWidth = (record: readonly string[]) =>
  record.findLastIndex((cell) => cell.trim() !== '') + 1

function filterOf({ is, isNot }: ImportRowFilter, index: number) {
  const [wanted, unwanted] = [is === undefined ? null : new Set(is), new Set(isNot)]
  return (record: readonly string[]) => {
    const cell = (record[index] ?? '').trim()
    return (wanted?.has(cell) ?? true) && !unwanted.has(cell)
  }
}

/** The serial of a row; null: the cell is none. */
function serialOf({ serial, device }: ImportMap, cell: string): string | null {
  if (device === undefined) return serial ?? null
  const text = `${device.prefix ?? ''}${cell.trim()}`
  return cell.trim() !== '' && SERIAL_PATTERN.test(text) ? text : null
}

function readRowTime(
  readTimes: ReadTimes,
  clock: RowClock,
  cell: string,
  now: number,
  zone: string,
): number | Refusal {
  const times = readTimes(cell, clock.lastMs)
  if (isRefusal(times)) return times
  if (times.length === 0) return rowRefusal('time', 'a time since 1970', describeValue(cell))
  const passed = times.filter((ms) => ms <= now + FUTURE_TOLERANCE_MS)
  if (passed.length === 0) {
    return rowRefusal('time_ahead', 'a time that has passed', describeValue(cell))
  }
  return clock.take(passed) ?? repeatedReason(cell, zone)
}

interface CellText {
  missing: ReadonlySet<string>
  decimal: '.' | ','
}

function readCells(
  columns: readonly ImportColumn[],
  record: readonly string[],
  { missing, decimal }: CellText,
  ts: number,
): Omit<ImportRow, 'serial'> {
  const cells: Cell[] = []
  const refused: Refusal[] = []
  const valued = new Map<string, Cell>()
  for (const column of columns) {
    const cell = (record[column.index] ?? '').trim()
    if (missing.has(cell)) continue
    const isBelow = isBelowLimitText(cell)
    const value = isBelow
      ? detectionLimitOf(`<${withPoint(cell.slice(1).trim(), decimal)}`)
      : parseNumber(withPoint(cell, decimal), column.parameterId)
    if (value === undefined) {
      refused.push(isBelow ? limitRefusal(column, cell) : numberRefusal(column, cell))
      continue
    }
    const first = valued.get(column.key)
    if (first !== undefined) {
      refused.push(secondValue(first, column, cell))
      continue
    }
    const stated = column.unitIndex === null ? '' : (record[column.unitIndex] ?? '').trim()
    const unit = stated === '' ? column.unit : stated
    if (column.parameterId !== null && converterFor(column.parameterId, unit) === null) {
      const name = parameterById(column.parameterId)?.wireName
      const expected = `a unit that becomes the one of ${name} in column ${column.heading}`
      refused.push(cellRefusal('unit', column, expected, describeValue(unit)))
      continue
    }
    if (isBelow && !hasLimit(column, unit)) {
      refused.push(limitlessRefusal(column, cell))
      continue
    }
    const { status, faults } = column
    const fault = faults.has(value) && !isBelow ? MEASUREMENT_FLAGS.sensorFault : 0
    const below = isBelow ? MEASUREMENT_FLAGS.belowLimit : 0
    const said = status === null ? 0 : status.flagsOf(record[status.index] ?? '')
    const read = { column, value, unit, flags: fault | said | below }
    valued.set(column.key, read)
    cells.push(read)
  }
  return { ts, cells, refused }
}

const cellRefusal = (
  kind: Refusal['kind'],
  { heading }: ImportColumn,
  expected: string,
  got: string,
): Refusal => ({ kind, column: heading, expected, got, cure: null })

const numberRefusal = (column: ImportColumn, cell: string): Refusal =>
  cellRefusal('number', column, `a number in column ${column.heading}`, describeValue(cell))

const limitRefusal = (column: ImportColumn, cell: string): Refusal => ({
  ...cellRefusal(
    'limit',
    column,
    `${LIMIT_EXPECTED} in column ${column.heading}`,
    describeValue(cell),
  ),
  cure: 'Correct the limit, or list the cell under missing if it is no reading',
})

const limitlessRefusal = (column: ImportColumn, cell: string): Refusal => ({
  ...cellRefusal(
    'limitless',
    column,
    `a number in column ${column.heading}, as directions, levels and temperatures have no detection limit`,
    describeValue(cell),
  ),
  cure: 'List the cell under missing if it is no reading',
})

/** Whether readings of a column can be below a detection limit. */
function hasLimit({ parameterId }: ImportColumn, unit: string | null): boolean {
  const parameter = parameterId === null ? undefined : parameterById(parameterId)
  return canBeBelowLimit(parameter?.kind ?? 'scalar', parameter?.unit ?? canonicalUnit(unit ?? ''))
}

/** A cell is left out whose data point already has a value from the same row. */
function secondValue(first: Cell, column: ImportColumn, cell: string): Refusal {
  const name = parameterById(column.key)?.wireName ?? column.key
  const expected = `one value of ${name} for a time, as column ${first.column.heading} has ${first.value}`
  return cellRefusal('second_value', column, expected, `${cell} in column ${column.heading}`)
}
