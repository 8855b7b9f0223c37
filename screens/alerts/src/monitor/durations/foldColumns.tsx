import type { Column } from '@airshed/kit'
import type { ReactNode } from 'react'

/** Ids of columns that share one cell; the first of them is on its own line and provides the header. */
type Fold = readonly [string, ...string[]]

/** Fits beside a column of facts in a window of 1440 pixels. */
const MIDDLE: readonly Fold[] = [['from'], ['to'], ['duration'], ['state'], ['measured', 'note']]
/** Fits on a phone. */
const NARROW: readonly Fold[] = [
  ['from', 'to'],
  ['duration', 'state'],
  ['measured', 'note'],
]
/** Columns whose text needs no header. */
const SPEAKS_FOR_ITSELF: ReadonlySet<string> = new Set(['state', 'note'])
const WIDE_FROM_PX = 1100
const MIDDLE_FROM_PX = 600

/**
 * Fits columns into a width: those that do not fit are shown, with their names, below others. The ids of
 * data points are then only in the file.
 */
export function foldColumns<Row>(
  columns: readonly Column<Row>[],
  widthPx: number,
): readonly Column<Row>[] {
  if (widthPx >= WIDE_FROM_PX) return columns
  const find = (id: string) => columns.filter((column) => column.id === id)
  return (widthPx >= MIDDLE_FROM_PX ? MIDDLE : NARROW).flatMap(([first, ...others]) => {
    const below = others.flatMap(find)
    return find(first).map((column) => (below.length === 0 ? column : folded(column, below)))
  })
}

const isBlank = (words: ReactNode): boolean => words === null || words === ''

const folded = <Row,>(column: Column<Row>, below: readonly Column<Row>[]): Column<Row> => ({
  ...column,
  align: 'start',
  cell: (row) => (
    <div className="alerts-fold">
      {isBlank(column.cell(row)) ? null : <div>{column.cell(row)}</div>}
      {below.map(({ id, header, cell }) =>
        isBlank(cell(row)) ? null : (
          <div key={id}>
            {SPEAKS_FOR_ITSELF.has(id) ? null : <span className="air-muted">{header} </span>}
            {cell(row)}
          </div>
        ),
      )}
    </div>
  ),
})
