import { describeValue } from '@airshed/contract'
import { columnName, statedInterval } from '@airshed/domain/tabular'
import { isTime, readMeasuredTime, readTime as readTimeText, textOfField } from '@airshed/domain'
import { GAS_CONDITIONS, parameterById } from '@airshed/profiles'
import {
  GAS_REFERENCES,
  SERIAL_PATTERN,
  type ImportDataPoints,
  type ImportMap,
} from '@airshed/schemas'
import type { ExportedPlace } from '../ingest/reading.ts'
import { cleanText } from '../ingest/rules/text.ts'
import { FUTURE_TOLERANCE_MS } from '../ingest/rules/times.ts'
import { converterFor, massOfGas } from '../ingest/rules/units.ts'
import { exportedPointOf, type ExportedPoint } from './exportedPoint.ts'
import { readExportedCells } from './exportedCells.ts'
import { columnsOf, indicesOf, type ImportColumn } from './importColumns.ts'
import type { ImportRow, RowReader } from './importRow.ts'
import { withPoint } from './decimalSign.ts'
import { isRefusal, rowRefusal, type Refusal } from './refusal.ts'

/** Longest name of a device or a data point. */
const NAME_MAX = 200
const UNIT_MAX = 40
/** Data points that are remembered at a time: an export has at most 500. */
const REMEMBERED_MAX = 10_000

/** A data point of the file with the serial that its device has here. */
interface KnownPoint extends ExportedPoint {
  importedSerial: string
  column: ImportColumn
}

/**
 * Reads the rows of an export of readings, each of which names its data point, its flags and its time with an offset.
 *
 * @param comments lines of comment above the headings, which state the intervals of devices
 * @throws ApiError if the file lacks a column
 */
export function createExportReader(
  map: ImportMap,
  dataPoints: ImportDataPoints,
  headings: readonly string[],
  comments: readonly string[],
): RowReader {
  const columns = columnsOf(map, headings)
  const [valueColumn] = columns
  const indices = indicesOf([map.time.column, ...Object.values(dataPoints)], headings)
  const indexOf = (reference: string) => indices.get(reference) ?? -1
  const named = new Set([valueColumn?.index, valueColumn?.unitIndex, ...indices.values()])
  const [timeAt, idAt] = [indexOf(map.time.column), indexOf(dataPoints.id)]
  const intervals = new Map(
    comments.flatMap((comment) => {
      const stated = statedInterval(comment)
      return stated === null ? [] : [[stated.id, stated.intervalMs] as const]
    }),
  )
  const points = new Map<string, KnownPoint | 'computed' | Refusal>()
  const pointOf = (id: string): KnownPoint | 'computed' | Refusal => {
    const known = points.get(id) ?? knownPoint(id, map, dataPoints, valueColumn)
    if (points.size >= REMEMBERED_MAX) points.clear()
    points.set(id, known)
    return known
  }
  let lastMs: number | null = null
  let rowsComputed = 0
  return {
    columns,
    ignored: headings.flatMap((_, at) => (named.has(at) ? [] : [columnName(at, headings)])),
    get lastMs() {
      return lastMs
    },
    get rowsComputed() {
      return rowsComputed
    },
    read(record, now): ImportRow | Refusal | null {
      const width = record.findLastIndex((cell) => cell.trim() !== '') + 1
      if (width > headings.length || record.length < headings.length) {
        return rowRefusal('cells', `${headings.length} cells`, `${record.length}`)
      }
      const cellAt = (index: number) => (record[index] ?? '').trim()
      const textAt = (reference: string) =>
        cleanText(textOfField(record[indexOf(reference)] ?? ''), NAME_MAX)
      const id = textOfField(cellAt(idAt))
      const point = pointOf(id)
      if (point === 'computed') {
        rowsComputed += 1
        return null
      }
      if (isRefusal(point)) return point
      const ts = readTime(cellAt(timeAt), now)
      if (typeof ts !== 'number') return { ...ts, column: map.time.column }
      const unit = cleanText(textOfField(cellAt(valueColumn?.unitIndex ?? -1)), UNIT_MAX)
      const { parameterId } = point
      if (parameterId !== null && converterFor(parameterId, unit) === null) {
        const expected = `a unit that becomes the one of ${parameterById(parameterId)?.wireName}`
        return rowRefusal('unit', expected, describeValue(unit))
      }
      const read = readExportedCells(
        {
          value: cellAt(valueColumn?.index ?? -1),
          flags: cellAt(indexOf(dataPoints.flags)),
          hidden: cellAt(indexOf(dataPoints.hidden)),
          unit,
        },
        (cell) => withPoint(cell, map.decimal ?? '.'),
      )
      if (isRefusal(read)) return read
      lastMs = ts
      const deviceName = textAt(dataPoints.device)
      const { importedSerial, column, sensor, path } = point
      return {
        serial: importedSerial,
        ts,
        device: {
          // What has no name is exported with its serial instead.
          name: deviceName === '' || deviceName === importedSerial ? null : deviceName,
          intervalMs: intervals.get(id) ?? null,
        },
        cells: [
          {
            column,
            ...read,
            unit,
            exported: { sensor, path, ...namesOf(textAt(dataPoints.name), parameterId) },
          },
        ],
        refused: [],
      }
    },
  }
}

function knownPoint(
  id: string,
  { device }: ImportMap,
  { id: reference }: ImportDataPoints,
  valueColumn: ImportColumn | undefined,
): KnownPoint | 'computed' | Refusal {
  const point = exportedPointOf(id)
  if (point === 'computed') return point
  const refused = (expected: string, cure: string | null): Refusal => ({
    ...rowRefusal('data_point', expected, describeValue(id), cure),
    column: reference,
  })
  if (point === null || valueColumn === undefined) {
    return refused('the id of a data point, such as 1C00A3F7.0.0.0/132:5', null)
  }
  const importedSerial = `${device?.prefix ?? ''}${point.serial}`
  if (!SERIAL_PATTERN.test(importedSerial)) {
    return refused('a serial of at most 64 characters with its prefix', 'Choose a shorter prefix')
  }
  const { path, parameterId } = point
  return { ...point, importedSerial, column: { ...valueColumn, key: path, parameterId } }
}

/** Unlike in other files, a time states its offset: a local time that a clock change repeats would have lost its order. */
function readTime(cell: string, now: number): number | Refusal {
  const read = readMeasuredTime(cell)
  if (!isTime(read)) {
    return rowRefusal(
      'time',
      'a time with its offset, such as 2026-05-17T12:00:00.000+02:00',
      describeValue(cell),
      'Export the readings again: a spreadsheet may have written the times anew',
    )
  }
  if (read.ms <= now + FUTURE_TOLERANCE_MS) return read.ms
  return rowRefusal('time_ahead', 'a time that has passed', describeValue(cell))
}

/** The part of a name that states how a gas reported by mass was converted, as `dataPointView` writes it. */
const CONVERTED =
  /^(.*) \((\S{1,20}) → \S{1,20}, ([\d.]{1,10}) K, ([\d.]{1,10}) kPa(?:; < (\d{4}-\d\d-\d\d): [\d.]{1,10} K, [\d.]{1,10} kPa)?\)$/

function namesOf(text: string, parameterId: string | null): Pick<ExportedPlace, 'name' | 'mass'> {
  const [, name, unit = '', kelvins, kilopascals, since] = CONVERTED.exec(text) ?? []
  if (name === undefined || parameterId === null) return { name: text, mass: null }
  const reference = GAS_REFERENCES.find((one) => {
    const { temperatureK, pressureKPa } = GAS_CONDITIONS[one]
    return temperatureK === Number(kelvins) && pressureKPa === Number(kilopascals)
  })
  const mass = reference === undefined ? null : massOfGas(parameterId, unit, reference)
  const sinceMs = since === undefined ? null : readTimeText(since)
  if (mass === null) return { name: text, mass: null }
  return { name, mass: sinceMs === null ? mass : { ...mass, sinceMs } }
}
