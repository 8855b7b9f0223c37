import { type Destination } from '@airshed/kit/provider'
import type { ReactNode } from 'react'
import type { RowAction } from '../actions/listAction.ts'
import type { ListColumn } from '../columns/listColumn.ts'
import type { ShownColumn } from '../columns/useListColumns.ts'
import type { ListSelection } from '../selection/selection.ts'

/** The data that every line of a list is rendered from. */
export interface GridView<Row> {
  /** Name of the list for screen readers. */
  label: string
  columns: readonly ShownColumn<Row>[]
  /** CSS tracks of a row. */
  tracks: string
  isNarrow: boolean
  /** Sort as in the URL. */
  sort: string
  onSort: (column: ListColumn<Row>) => void
  rowName: (row: Row) => string
  hrefOf: ((row: Row) => Destination | null) | undefined
  expansion: ((row: Row) => ReactNode) | undefined
  expanded: ReadonlySet<string>
  onExpand: (key: string, isOpen?: boolean) => void
  /** null: rows cannot be selected. */
  selection: ListSelection | null
  /** @param isRange selects the range from the row where the selection began */
  onSelect: (key: string, isRange: boolean) => void
  onSelectAll: (isWanted: boolean) => void
  rowActions: ((row: Row) => readonly RowAction[]) | undefined
  onAction: (action: RowAction) => void
}

/** Number of columns of the grid, including those of the list itself. */
export function columnCountOf({
  columns,
  selection,
  expansion,
  rowActions,
}: Pick<GridView<never>, 'columns' | 'selection' | 'expansion' | 'rowActions'>): number {
  const ownColumns = [selection !== null, expansion !== undefined, rowActions !== undefined]
  return columns.length + ownColumns.filter(Boolean).length
}
