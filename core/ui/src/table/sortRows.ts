import type { Column, TableSort } from './tableTypes.ts'

/** A sorted copy; stable, empty values last in both directions, texts in the order of the language. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
  locale: string,
): readonly Row[] {
  const valueOf = columns.find((column) => column.id === sort?.columnId)?.sortValue
  if (sort === null || valueOf === undefined) return rows
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((rowA, rowB) => {
    const a = valueOf(rowA)
    const b = valueOf(rowB)
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : collator.compare(String(a), String(b))
    return sign * order
  })
}

/** Sort after a press on a header: ascending first, then reversed. */
export function nextSort(sort: TableSort | null, columnId: string): TableSort {
  const isAscending = sort?.columnId === columnId && sort.direction === 'ascending'
  return { columnId, direction: isAscending ? 'descending' : 'ascending' }
}
