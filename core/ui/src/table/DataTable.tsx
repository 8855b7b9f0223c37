import type { CSSProperties, ReactNode } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { Pager } from './Pager.tsx'
import { rowType } from './sharedRows.ts'
import type { Column, TablePaging, TableSort } from './tableTypes.ts'
import './table.css'

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page in their order. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | null
  /** Makes the headers of sortable columns buttons. */
  onSort?: (columnId: string) => void
  paging?: TablePaging
  /** Height of each row, CSS pixels; higher rows have larger type. Default: the standard row height. */
  rowPx?: number
  /** Shows skeleton rows, as many as the page holds (at most ten). */
  isLoading?: boolean
  /** In place of rows; default "Nothing to show". */
  empty?: ReactNode
}

/** A plain table with a sticky header, numbers aligned right and rows of 32 pixels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, sort = null, onSort, paging, rowPx, isLoading = false } = props
  const text = useUiText()
  const skeletonRows = Math.min(paging?.size ?? 5, 10)
  return (
    <div className="air-table-frame">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className="air-table-scroll" tabIndex={0} role="group" aria-label={props.label}>
        <table className="air-table" aria-label={props.label} aria-busy={isLoading}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...(rowPx === undefined ? {} : rowsOf(rowPx))}>
            {isLoading
              ? Array.from({ length: skeletonRows }, (_, index) => (
                  <tr key={index}>
                    {columns.map((column, at) => (
                      <td key={column.id}>
                        <Skeleton height={12} isAnnounced={index === 0 && at === 0} />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr key={rowKey(row)}>
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        data-align={column.align ?? 'start'}
                        data-flexible={column.isFlexible === true}
                        data-bounded={column.maxWidth !== undefined}
                        style={{ maxWidth: column.maxWidth }}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
        {!isLoading && rows.length === 0
          ? (props.empty ?? <EmptyState title={text('ui.table.empty')} />)
          : null}
      </div>
      {paging === undefined ? null : <Pager paging={paging} />}
    </div>
  )
}

const rowsOf = (rowPx: number) => ({
  'data-type': rowType(rowPx),
  style: { '--air-table-row': `${rowPx}px` } as CSSProperties,
})
