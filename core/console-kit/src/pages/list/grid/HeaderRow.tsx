import { Checkbox, STATUS_LOOKS } from '@airshed/ui'
import { CaretDownIcon, CaretUpIcon } from '@blueprintjs/icons'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ShownColumn } from '../columns/useListColumns.ts'
import { WidthHandle } from '../columns/WidthHandle.tsx'
import type { GridView } from './gridView.ts'

interface HeaderRowProps<Row> {
  view: GridView<Row>
  /** How many of the loaded rows are selected. */
  selected: 'none' | 'some' | 'all'
}

/** The header of the list: column names, sorting, and the checkbox for all rows. */
export function HeaderRow<Row>({ view, selected }: HeaderRowProps<Row>) {
  const text = usePagesText()
  return (
    <div role="rowgroup" className="air-list-head">
      <div
        role="row"
        aria-rowindex={1}
        className="air-list-cells"
        style={{ gridTemplateColumns: view.tracks }}
      >
        {view.selection === null ? null : (
          <div role="columnheader" className="air-list-cell" data-part="select">
            <Checkbox
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              aria-label={text('list.selectAll')}
              onChange={() => view.onSelectAll(selected !== 'all')}
            />
          </div>
        )}
        {view.expansion === undefined ? null : (
          <div role="columnheader" className="air-list-cell" data-part="expand">
            <span className="air-visually-hidden">{text('list.details')}</span>
          </div>
        )}
        {view.columns.map((shown) => (
          <HeaderCell key={shown.column.id} shown={shown} view={view} />
        ))}
        {view.rowActions === undefined ? null : (
          <div role="columnheader" className="air-list-cell" data-part="menu">
            <span className="air-visually-hidden">{text('list.actions')}</span>
          </div>
        )}
      </div>
    </div>
  )
}

function HeaderCell<Row>({ shown, view }: { shown: ShownColumn<Row>; view: GridView<Row> }) {
  const { column } = shown
  const { otherOrder } = column
  const isOther = otherOrder !== undefined && view.sort.replace(/^-/, '') === otherOrder.id
  const isDown = view.sort === `-${column.id}`
  const isSorted = isOther || isDown || view.sort === column.id
  const direction = isOther ? 'other' : isDown ? 'descending' : 'ascending'
  const Icon = isOther ? STATUS_LOOKS.active.Icon : isDown ? CaretDownIcon : CaretUpIcon
  return (
    <div
      role="columnheader"
      className="air-list-cell"
      aria-label={column.header}
      data-align={column.align ?? 'start'}
      aria-sort={column.isSortable === true ? (isSorted ? direction : 'none') : undefined}
    >
      {column.isSortable === true ? (
        <button
          type="button"
          className="air-list-sort"
          data-sorted={isSorted}
          title={isOther ? otherOrder.label : undefined}
          onClick={() => view.onSort(column)}
        >
          <span>{column.header}</span>
          <Icon size={12} />
        </button>
      ) : (
        <span className="air-list-text">{column.header}</span>
      )}
      <WidthHandle shown={shown} />
    </div>
  )
}
