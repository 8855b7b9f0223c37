import type { ReactNode } from 'react'

/** A column of a `DataTable`: its header, its cells, and how it is sorted. */
export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for figures; default start. */
  align?: 'start' | 'end'
  /** Value to sort by; a column without one cannot be sorted. */
  sortValue?: (row: Row) => string | number | null
  /** CSS width; default by content. */
  width?: string
  /** Takes the space that the others leave, and is cut with an ellipsis; for one long text. */
  isFlexible?: boolean
  /** Maximum width, CSS length; longer texts are cut with an ellipsis. */
  maxWidth?: string
  /** Shows the header to screen readers only, for columns of actions. */
  isHeaderHidden?: boolean
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

export interface TablePaging {
  /** First page is 0. */
  page: number
  size: number
  /** Rows on all pages. */
  total: number
  /** Choices of size, such as 15, 20, 30. */
  sizes: readonly number[]
  onChange: (page: number, size: number) => void
}
