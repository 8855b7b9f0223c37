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

/**
 * Sorts and pages rows that are all here; spread the answer into `DataTable`.
 *
 * @param sizes choices of rows a page, the first is the default; an empty list shows all rows
 */
export function useClientTable<Row>(
  allRows: readonly Row[],
  columns: readonly Column<Row>[],
  sizes: readonly number[] = [15, 20, 30],
  initialSort: TableSort | null = null,
): ClientTable<Row> {
  const { locale } = useIntl()
  const [sort, setSort] = useState(initialSort)
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
      setSort((current) => nextSort(current, columnId))
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
