import { Checkbox } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { memo, type MouseEvent } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import { RowMenu } from '../actions/RowMenu.tsx'
import { RowCells } from './RowCells.tsx'
import type { GridView } from './gridView.ts'

export interface DataRowProps<Row> {
  row: Row
  rowKey: string
  /** Place among the rows, from 0. */
  index: number
  view: GridView<Row>
  isActive: boolean
  isSelected: boolean
  isExpanded: boolean
  onActive: (key: string) => void
}

/** One row: its checkbox, its columns, and its actions. */
function DataRowUnmemoized<Row>(props: DataRowProps<Row>) {
  const { row, rowKey, index, view, isActive, isSelected, isExpanded } = props
  const text = usePagesText()
  const tabIndex = isActive ? 0 : -1
  const name = view.rowName(row)
  const onClick = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a, button, input, label') !== null) return
    if (event.shiftKey && view.selection !== null) view.onSelect(rowKey, true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the surrounding grid handles the keys
    <div
      role="row"
      className="air-list-cells air-list-row"
      data-row-key={rowKey}
      style={view.isNarrow ? undefined : { gridTemplateColumns: view.tracks }}
      tabIndex={tabIndex}
      aria-rowindex={index + 2}
      aria-label={name}
      aria-selected={view.selection === null ? undefined : isSelected}
      aria-expanded={view.expansion === undefined ? undefined : isExpanded}
      onFocus={() => props.onActive(rowKey)}
      onClick={onClick}
    >
      {view.selection === null ? null : (
        <div role="gridcell" className="air-list-cell" data-part="select">
          <Checkbox
            checked={isSelected}
            tabIndex={tabIndex}
            aria-label={text('list.select', { name })}
            onClick={(event) => {
              if (event.shiftKey) {
                // The range determines the selection, not the checkbox.
                event.preventDefault()
                view.onSelect(rowKey, true)
              }
            }}
            onChange={() => view.onSelect(rowKey, false)}
          />
        </div>
      )}
      {view.expansion === undefined ? null : (
        <div role="gridcell" className="air-list-cell" data-part="expand">
          <Button
            variant="minimal"
            size="small"
            tabIndex={tabIndex}
            icon={isExpanded ? <ChevronDownIcon /> : <ChevronRightIcon />}
            aria-expanded={isExpanded}
            aria-label={text(isExpanded ? 'list.collapse' : 'list.expand', { name })}
            onClick={() => view.onExpand(rowKey)}
          />
        </div>
      )}
      <RowCells row={row} view={view} tabIndex={tabIndex} />
      {view.rowActions === undefined ? null : (
        <div role="gridcell" className="air-list-cell" data-part="menu">
          <RowMenu
            label={text('list.actionsOf', { name })}
            actions={view.rowActions(row)}
            tabIndex={tabIndex}
            onAction={view.onAction}
          />
        </div>
      )}
    </div>
  )
}

export const DataRow = memo(DataRowUnmemoized) as typeof DataRowUnmemoized
