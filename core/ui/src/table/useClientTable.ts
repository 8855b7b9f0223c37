import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { nextSort, sortRows } from './sortRows.ts'
import type { Column, TablePaging, TableSort } from './tableTypes.ts'

export interface ClientTable<Row> {
  rows: readonly Row[]
  sort: TableSort | null
  onSort: (columnId: string) => void
  /** undefined while all rows fit on the smallest page. */
  paging: TablePaging | undefined
}

/** An order of rows that somebody else keeps. */
export interface KeptSort {
  sort: TableSort
  onChange: (sort: TableSort) => void
}

/**
 * Sorts and pages rows that are all here; spread the answer into `DataTable`.
 *
 * @param sizes choices of rows a page, the first is the default; an empty list shows all rows
 * @param initialSort of the rows before somebody sorts them
 * @param kept where the order is kept, such as in an address; default: in the table
 */
export function useClientTable<Row>(
  allRows: readonly Row[],
  columns: readonly Column<Row>[],
  sizes: readonly number[] = [15, 20, 30],
  initialSort: TableSort | null = null,
  kept?: KeptSort,
): ClientTable<Row> {
  const { locale } = useIntl()
  const [ownSort, setOwnSort] = useState(initialSort)
  const sort = kept === undefined ? ownSort : kept.sort
  const [size, setSize] = useState(sizes[0] ?? Number.POSITIVE_INFINITY)
  const [wantedPage, setPage] = useState(0)
  const sorted = useMemo(
    () => sortRows(allRows, columns, sort, locale),
    [allRows, columns, sort, locale],
  )
  const total = sorted.length
  const page = Math.max(0, Math.min(wantedPage, Math.ceil(total / size) - 1))
  const needsPaging = total > Math.min(...sizes)
  return {
    rows: needsPaging ? sorted.slice(page * size, (page + 1) * size) : sorted,
    sort,
    onSort: (columnId) => {
      const next = nextSort(sort, columnId)
      if (kept === undefined) setOwnSort(next)
      else kept.onChange(next)
      setPage(0)
    },
    paging: needsPaging
      ? {
          page,
          size,
          total,
          sizes,
          onChange: (nextPage, nextSize) => {
            setPage(nextPage)
            setSize(nextSize)
          },
        }
      : undefined,
  }
}
