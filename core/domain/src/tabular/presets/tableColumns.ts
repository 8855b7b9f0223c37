import { parameterByWireName } from '@airshed/profiles'
import type { ImportMap, ImportMapColumn } from '@airshed/schemas'
import { canonicalUnit } from '../../units/canonicalUnit.ts'
import { MISSING_CELLS } from '../missingCells.ts'
import { cellsOf, type HeadTable } from './fileHead.ts'

/** A column of a file, and what it means. */
export interface PresetColumn {
  index: number
  /** Wire name; null: it is kept as it is. */
  parameter: string | null
  unit: string
  /** Values by which the instrument says that it has none. */
  faults?: readonly number[]
  status?: ImportMapColumn['status']
  unitColumn?: string
}

/** Columns that a map may have. */
const COLUMNS_MAX = 500

/**
 * The columns of a map. A parameter has one column: the first one; any other of the same is kept unmapped under its own
 * heading, as is one whose unit does not become that of the parameter.
 */
export function mapColumns(
  table: HeadTable,
  columns: readonly PresetColumn[],
): ImportMap['columns'] {
  const taken = new Set<string>()
  return Object.fromEntries(
    columns.slice(0, COLUMNS_MAX).map((column) => {
      const { index, parameter, unit, unitColumn, faults, status } = column
      const isMapped = parameter !== null && !taken.has(parameter) && becomes(parameter, unit)
      if (isMapped) taken.add(parameter)
      const mapped: ImportMapColumn = {
        ...(isMapped ? { parameter } : {}),
        ...(unit === '' ? {} : { unit }),
        ...(unitColumn === undefined ? {} : { unitColumn }),
        ...(faults === undefined ? {} : { faults: [...faults] }),
        ...(status === undefined ? {} : { status }),
      }
      return [table.references[index] ?? '', mapped]
    }),
  )
}

/** Whether values in a unit become values of a parameter; an empty unit is that of the parameter. */
function becomes(parameter: string, unit: string): boolean {
  const units = parameterByWireName(parameter)?.units ?? []
  return unit === '' || units.includes(canonicalUnit(unit))
}

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i

/** Whether no cell of a column is anything but a number or missing, as far as the head goes. */
export function isNumeric(
  table: HeadTable,
  index: number,
  missing: readonly string[] = MISSING_CELLS,
): boolean {
  return cellsOf(table, index).every((cell) => NUMBER.test(cell) || missing.includes(cell))
}
