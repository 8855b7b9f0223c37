import { COLUMN_WIDTH_PX, isDispensable, type ListColumn } from './listColumn.ts'

/** Why a column is left out although nobody hid it. */
export type LeftOutReason = 'empty' | 'narrow'

type Leavable<Row> = Pick<
  ListColumn<Row>,
  'id' | 'isHiddenWhileEmpty' | 'isLeftOutWhenNarrow' | 'narrow' | 'value'
>

/** Everything that decides which columns are left out. */
export interface ListRoom<Row> {
  /** Rows that are loaded; undefined: none yet. */
  rows: readonly Row[] | undefined
  /** Column id of the current sort, without its direction. */
  sortedId: string
  /** Ids that the user asked for. */
  chosen: readonly string[]
  /** Room for the columns, CSS pixels; null: any number fits, or it is not known. */
  roomPx: number | null
  /** Minimum width of a column, CSS pixels; default {@link COLUMN_WIDTH_PX}. */
  widthPxOf: (id: string) => number | undefined
}

/**
 * The columns that are left out: those without a value in any row, then, from the right, those that a list too narrow
 * for all columns can do without. What the user asked for, or sorts by, stays.
 *
 * @param columns those that are not hidden, in their order
 */
export function leftOutColumns<Row>(
  columns: readonly Leavable<Row>[],
  { rows, sortedId, chosen, roomPx, widthPxOf }: ListRoom<Row>,
): ReadonlyMap<string, LeftOutReason> {
  const leftOut = new Map<string, LeftOutReason>()
  const mayGo = ({ id }: Leavable<Row>): boolean => id !== sortedId && !chosen.includes(id)
  for (const column of columns) {
    if (column.isHiddenWhileEmpty === true && mayGo(column) && isEmpty(column, rows)) {
      leftOut.set(column.id, 'empty')
    }
  }
  if (roomPx === null) return leftOut
  const kept = columns.filter(({ id }) => !leftOut.has(id))
  let neededPx = kept.reduce((sum, { id }) => sum + (widthPxOf(id) ?? COLUMN_WIDTH_PX), 0)
  for (const column of kept.toReversed()) {
    if (neededPx <= roomPx) break
    if (!isDispensable(column) || !mayGo(column)) continue
    leftOut.set(column.id, 'narrow')
    neededPx -= widthPxOf(column.id) ?? COLUMN_WIDTH_PX
  }
  return leftOut
}

const isEmpty = <Row>({ value }: Leavable<Row>, rows: readonly Row[] | undefined): boolean =>
  value !== undefined &&
  rows !== undefined &&
  rows.length > 0 &&
  rows.every((row) => {
    const found = value(row)
    return found === null || found === ''
  })
