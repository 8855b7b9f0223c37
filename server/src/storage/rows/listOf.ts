import type { List, ListTotal, SortOf, TotalKind } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { isAfter } from './after.ts'
import { checkPage } from './checkPage.ts'
import { contains, scannedContains } from './contains.ts'
import { countRows } from './countRows.ts'
import { invalidCursor, readCursor, writeCursor } from './cursor.ts'
import { orderOf } from './order.ts'
import { rowsOfPart, type PartRows, type RowSelect } from './partRows.ts'
import type { RowList } from './rowList.ts'
import { slicedPart } from './slicedPart.ts'
import type { Condition, VisibleRows } from './visible.ts'

const DEFAULT_SIZE = 100

/** A query that passed the schema of a list call, see `ListQuery`; other fields are filters. */
export interface ListAsk<Sort extends string> {
  search?: string | undefined
  sort?: SortOf<Sort> | undefined
  cursor?: string | undefined
  size?: number | undefined
  page?: number | undefined
  total?: TotalKind | undefined
  [filter: string]: unknown
}

export interface ListRequest<Row, Sort extends string> {
  query: ListAsk<Sort>
  /** Which rows the caller may read. */
  visible: VisibleRows
  /** Conditions for the filters of the query. Default: none. */
  filters?: readonly Condition[]
  select: RowSelect<Row>
}

/**
 * One part of the rows that a caller may read and that match a query: those after a cursor, or the page with a
 * given number.
 *
 * A cursor holds the keys of the last row, so each part costs the same wherever it begins, and rows that are
 * added or removed in between neither repeat others nor hide them. A row whose keys change in between may appear
 * twice, or not at all.
 *
 * A search of a list with `slices` reads a limited number of rows: its answer may hold fewer rows than requested,
 * even none, and still have a `next`. It has no `total`.
 *
 * @throws ApiError 400 CURSOR_INVALID for a cursor that was altered or belongs to another question, and for one
 *   combined with a page; 400 VALIDATION_FAILED for a page too far from the beginning
 */
export async function listOf<Row, Sort extends string>(
  db: Kysely<Tables>,
  list: RowList<Sort>,
  { query, visible, filters = [], select }: ListRequest<Row, Sort>,
): Promise<List<Row>> {
  const { sort = list.defaultSort, cursor, size = DEFAULT_SIZE, page, total, ...question } = query
  if (cursor !== undefined && page !== undefined) {
    throw invalidCursor('expected a cursor or a page, got both')
  }
  const { search = '' } = query
  const { defaultTotal = 'exact' } = list
  const slices = search === '' ? undefined : list.slices
  const pageNumber = page ?? 1
  checkPage(pageNumber, size, slices !== undefined)
  const order = orderOf(list, sort)
  const place = { list: list.name, order, question }
  const after = cursor === undefined ? undefined : readCursor(place, cursor)
  const answerOf = ({ rows, next }: PartRows<Row>, count?: ListTotal): List<Row> => ({
    data: rows,
    next: next === null ? null : writeCursor(place, next),
    size,
    ...(cursor === undefined ? { page: pageNumber } : {}),
    ...(count === undefined ? {} : { total: count }),
  })
  const columns = list.search ?? []
  if (slices !== undefined) {
    const found = scannedContains(columns, search)
    const asked = { slices, order, visible, conditions: filters, found, after, size }
    return answerOf(await slicedPart(db, list, { ...asked, select }))
  }
  const matching = search === '' ? filters : [...filters, contains(columns, search)]
  const [part, count] = await Promise.all([
    rowsOfPart(select, {
      table: list.table,
      id: list.id,
      order,
      // A search uses its own index, which each branch would read again.
      visible: search === '' ? (visible.branches ?? visible) : visible,
      conditions: after === undefined ? matching : [...matching, isAfter(order, after)],
      size,
      offset: (pageNumber - 1) * size,
    }),
    countRows(
      db,
      list.table,
      [visible, ...matching],
      total ?? (cursor === undefined ? defaultTotal : 'none'),
    ),
  ])
  return answerOf(part, count)
}
