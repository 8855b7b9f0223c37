import type { WidgetActions } from '@airshed/contract'
import { nextSort, sortRows, type Column, type TablePaging, type TableSort } from '@airshed/ui'
import { useMemo } from 'react'

type ViewState = Readonly<Record<string, unknown>>

/** The viewer's sorting and page of a widget's table, as kept in `viewState`. */
export interface TableView {
  /** null: the original order of the rows. */
  sort: TableSort | null
  /** First page is 0. */
  page: number
  size: number
}

/** Rows of one page for a `DataTable`; spread it. */
export interface ViewTable<Row> {
  rows: readonly Row[]
  sort: TableSort | null
  onSort: (columnId: string) => void
  /** Absent while all rows fit on the smallest page. */
  paging?: TablePaging
}

const isSort = (value: unknown): value is TableSort =>
  typeof value === 'object' &&
  value !== null &&
  'columnId' in value &&
  typeof value.columnId === 'string' &&
  'direction' in value &&
  (value.direction === 'ascending' || value.direction === 'descending')

/** The viewer's choice; by default unsorted, the first page of the first size. */
export function tableView(viewState: ViewState, sizes: readonly number[]): TableView {
  const { sort, page, size } = viewState
  return {
    sort: isSort(sort) ? sort : null,
    page: typeof page === 'number' && Number.isInteger(page) && page >= 0 ? page : 0,
    size: typeof size === 'number' && sizes.includes(size) ? size : (sizes[0] ?? 15),
  }
}

export interface ViewTableOptions {
  viewState: ViewState
  actions: Pick<WidgetActions, 'setViewState'>
  /** BCP 47 tag: texts are sorted by its rules. */
  locale: string
  /** Choices of rows per page; default 15, 20 and 30. */
  sizes?: readonly number[]
}

const SIZES: readonly number[] = [15, 20, 30]

/** Sorts and pages rows that are all loaded, as the viewer of the widget chose. */
export function useViewTable<Row>(
  allRows: readonly Row[],
  columns: readonly Column<Row>[],
  { viewState, actions, locale, sizes = SIZES }: ViewTableOptions,
): ViewTable<Row> {
  const { sort, page: wanted, size } = tableView(viewState, sizes)
  const columnId = sort?.columnId
  const direction = sort?.direction
  const sorted = useMemo(
    () =>
      sortRows(
        allRows,
        columns,
        columnId === undefined || direction === undefined ? null : { columnId, direction },
        locale,
      ),
    [allRows, columns, columnId, direction, locale],
  )
  const total = sorted.length
  const page = Math.max(0, Math.min(wanted, Math.ceil(total / size) - 1))
  const isPaged = total > Math.min(...sizes)
  const onChange = (nextPage: number, nextSize: number): void =>
    actions.setViewState({ ...viewState, page: nextPage, size: nextSize })
  return {
    rows: isPaged ? sorted.slice(page * size, (page + 1) * size) : sorted,
    sort,
    onSort: (id) => actions.setViewState({ ...viewState, sort: nextSort(sort, id), page: 0 }),
    ...(isPaged ? { paging: { page, size, total, sizes, onChange } } : {}),
  }
}
