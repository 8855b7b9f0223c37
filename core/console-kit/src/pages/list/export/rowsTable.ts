import type { ValueTable } from '@airshed/domain/tables'
import type { FileColumn, ListColumn } from '../columns/listColumn.ts'

/** Rows as a table that can be saved: the columns that have a value, in their order. */
export function rowsTable<Row>(
  title: string,
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
): ValueTable {
  const exported = columns.flatMap(fileColumnsOf)
  return {
    title,
    columns: exported.map(({ header, valueKind = 'text' }) => ({ header, kind: valueKind })),
    rows: rows.map((row) => exported.map(({ value }) => value(row))),
  }
}

function fileColumnsOf<Row>(column: ListColumn<Row>): readonly FileColumn<Row>[] {
  const { header, value, valueKind = 'text', inFile } = column
  if (inFile !== undefined) return inFile
  return value === undefined ? [] : [{ header, value, valueKind }]
}
