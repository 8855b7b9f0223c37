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

/** A sort and a page that are controlled by the caller. */
export interface KeptTable {
  sort: TableSort
  /** From 0; a page past the end shows the last one. */
  page: number
  /** Rows per page; undefined, or a value that is not a choice, means the first choice. */
  size: number | undefined
  /** The caller should return to the first page. */
  onSort: (sort: TableSort) => void
  onPage: (page: number, size: number) => void
}

/**
 * Sorts and pages rows that are all loaded; spread the result into `DataTable`.
 *
 * @param sizes choices of rows per page, the first is the default; an empty list shows all rows
 * @param initialSort sort of the rows until the user changes it
 * @param kept controlled sort and page, stored for example in an address; default: stored in the table
 */
export function useClientTable<Row>(
  allRows: readonly Row[],
  columns: readonly Column<Row>[],
  sizes: readonly number[] = [15, 20, 30],
  initialSort: TableSort | null = null,
  kept?: KeptTable,
): ClientTable<Row> {
  const { locale } = useIntl()
  const [ownSort, setOwnSort] = useState(initialSort)
  const sort = kept === undefined ? ownSort : kept.sort
  const usualSize = sizes[0] ?? Number.POSITIVE_INFINITY
  const [ownSize, setSize] = useState(usualSize)
  const [ownPage, setPage] = useState(0)
  const size = kept === undefined ? ownSize : (sizes.find((one) => one === kept.size) ?? usualSize)
  const wantedPage = kept === undefined ? ownPage : kept.page
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
      if (kept !== undefined) {
        kept.onSort(next)
        return
      }
      setOwnSort(next)
      setPage(0)
    },
    paging: needsPaging
      ? {
          page,
          size,
          total,
          sizes,
          onChange: (nextPage, nextSize) => {
            if (kept !== undefined) {
              kept.onPage(nextPage, nextSize)
              return
            }
            setPage(nextPage)
            setSize(nextSize)
          },
        }
      : undefined,
  }
}
