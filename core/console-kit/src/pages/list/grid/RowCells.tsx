import { useNavigation } from '@airshed/kit'
import type { MouseEvent, ReactNode } from 'react'
import type { ListColumn } from '../columns/listColumn.ts'
import type { GridView } from './gridView.ts'

interface RowCellsProps<Row> {
  row: Row
  view: GridView<Row>
  tabIndex: 0 | -1
}

/** The columns of a row; in a narrow list two lines: the title with its badges, the rest below. */
export function RowCells<Row>({ row, view, tabIndex }: RowCellsProps<Row>) {
  const columns = view.columns.map(({ column }) => column)
  const cell = (column: ListColumn<Row>) => (
    <div
      key={column.id}
      role="gridcell"
      className="air-list-cell"
      data-align={column.align ?? 'start'}
      data-title={column.isTitle === true}
    >
      <span className="air-list-text">
        {view.isNarrow && column.narrow === 'labelled' ? `${column.header}: ` : null}
        {column.isTitle === true ? (
          <TitleLink row={row} view={view} tabIndex={tabIndex}>
            {column.cell(row, { tabIndex })}
          </TitleLink>
        ) : (
          column.cell(row, { tabIndex })
        )}
      </span>
    </div>
  )
  if (!view.isNarrow) return columns.map(cell)
  const [titles, others] = [
    columns.filter(({ isTitle }) => isTitle === true),
    columns.filter(({ isTitle }) => isTitle !== true),
  ]
  return (
    <div className="air-list-lines" role="presentation">
      <div className="air-list-line" role="presentation">
        {titles.map(cell)}
        {others.filter(({ narrow }) => narrow === 'badge').map(cell)}
      </div>
      <div className="air-list-line" data-muted="true" role="presentation">
        {others.filter(({ narrow }) => narrow !== 'badge' && narrow !== 'hidden').map(cell)}
      </div>
    </div>
  )
}

interface TitleLinkProps<Row> extends RowCellsProps<Row> {
  children: ReactNode
}

/** A link inside of the console: a plain click navigates without reloading the page. */
function TitleLink<Row>({ row, view, tabIndex, children }: TitleLinkProps<Row>) {
  const { go, href } = useNavigation()
  const destination = view.hrefOf?.(row) ?? null
  if (destination === null) return children
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(destination)
  }
  return (
    <a href={href(destination)} tabIndex={tabIndex} onClick={follow}>
      {children}
    </a>
  )
}
