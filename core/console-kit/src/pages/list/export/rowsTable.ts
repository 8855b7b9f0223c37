import { type ValueTable } from '../../../exports/valueTable.ts'
import type { ListColumn } from '../columns/listColumn.ts'

/** Rows as a table that can be saved: the columns that have a value, in their order. */
export function rowsTable<Row>(
  title: string,
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
): ValueTable {
  const exported = columns.filter(({ value }) => value !== undefined)
  return {
    title,
    columns: exported.map(({ header, valueKind = 'text' }) => ({ header, kind: valueKind })),
    rows: rows.map((row) => exported.map(({ value }) => value?.(row) ?? null)),
  }
}
