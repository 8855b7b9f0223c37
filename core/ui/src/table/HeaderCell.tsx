import { CaretDownIcon, CaretUpIcon } from '@blueprintjs/icons'
import type { Column, TableSort } from './tableTypes.ts'

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: TableSort | null
  onSort: ((columnId: string) => void) | undefined
}

/** The header of a column; a button if the column can be sorted. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const isSortable = onSort !== undefined && column.sortValue !== undefined
  const direction = sort?.columnId === column.id ? sort.direction : 'none'
  const header = column.isHeaderHidden ? (
    <span className="air-visually-hidden">{column.header}</span>
  ) : (
    column.header
  )
  return (
    <th
      scope="col"
      data-align={column.align ?? 'start'}
      style={{ width: column.width }}
      aria-sort={isSortable ? direction : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className="air-table-sort"
          data-direction={direction}
          onClick={() => onSort(column.id)}
        >
          {header}
          {direction === 'descending' ? <CaretDownIcon size={12} /> : <CaretUpIcon size={12} />}
        </button>
      ) : (
        header
      )}
    </th>
  )
}
