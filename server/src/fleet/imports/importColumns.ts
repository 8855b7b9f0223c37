import { ColumnsError, findColumns } from '@airshed/domain/tabular'
import { parameterOfKey } from '../ingest/rules/parameterNames.ts'
import { statusFlags } from './columnStatus.ts'
import { apiError } from '../../base/errors.ts'
import type { ImportMap } from '@airshed/schemas'

/** A column that is read. */
export interface ImportColumn {
  /** Its reference in the map; in the long format, the name of what was measured. */
  heading: string
  /** Index in the row. */
  index: number
  /** Key of the readings: the id of their parameter, or the name of an unmapped column. */
  key: string
  parameterId: string | null
  unit: string | null
  /** Index of the column with the unit of each cell; null: none. */
  unitIndex: number | null
  precision: number | null
  faults: ReadonlySet<number>
  /** null: no column says whether its readings are valid. */
  status: { index: number; flagsOf: (cell: string) => number } | null
}

/**
 * The columns that a map names.
 *
 * @throws ApiError if the file does not have one of them
 */
export function columnsOf(map: ImportMap, headings: readonly string[]): ImportColumn[] {
  const { long, time, device, rows = [] } = map
  const references = [
    time.column,
    ...(time.timeOfDay === undefined ? [] : [time.timeOfDay]),
    ...(device === undefined ? [] : [device.column]),
    ...rows.map(({ column }) => column),
    ...(long === undefined
      ? Object.keys(map.columns)
      : [long.name, long.value, ...(long.unit === undefined ? [] : [long.unit])]),
  ]
  const besides = Object.values(map.columns).flatMap(({ status, unitColumn }) =>
    [status?.column, unitColumn].filter((name) => name !== undefined),
  )
  const isRelative = (reference: string) =>
    RELATIVE.test(reference) && !headings.includes(reference)
  const indices = indicesOf(
    [...references, ...besides.filter((reference) => !isRelative(reference))],
    headings,
  )
  const besideOf = (index: number, reference: string) =>
    isRelative(reference)
      ? columnAfter(index, Number(reference), headings)
      : (indices.get(reference) ?? -1)
  return Object.entries(map.columns).map(([heading, column]) => {
    const parameterId = column.parameter === undefined ? null : parameterOfKey(column.parameter)
    const index = indices.get(long?.value ?? heading) ?? -1
    const unitColumn = column.unitColumn ?? long?.unit
    return {
      heading,
      index,
      key: parameterId ?? column.name ?? heading,
      parameterId,
      unit: column.unit ?? null,
      unitIndex: unitColumn === undefined ? null : besideOf(index, unitColumn),
      precision: column.precision ?? null,
      faults: new Set(column.faults),
      status:
        column.status === undefined
          ? null
          : { index: besideOf(index, column.status.column), flagsOf: statusFlags(column.status) },
    }
  })
}

/** A column by its distance from another one, which repeats for each of several values. */
const RELATIVE = /^\+[1-9]\d?$/

function columnAfter(index: number, distance: number, headings: readonly string[]): number {
  if (index + distance < headings.length) return index + distance
  throw apiError('IMPORT_COLUMN_BESIDE', {
    distance: String(distance),
    column: headings[index] ?? '',
    after: String(headings.length - 1 - index),
  })
}

const CODES = { missing: 'IMPORT_COLUMN_MISSING', repeated: 'IMPORT_COLUMN_REPEATED' } as const

/** @throws ApiError naming what the file does not have */
export function indicesOf(references: readonly string[], headings: readonly string[]) {
  try {
    return findColumns(references, headings)
  } catch (error) {
    throw error instanceof ColumnsError ? apiError(CODES[error.kind], error.parts) : error
  }
}
