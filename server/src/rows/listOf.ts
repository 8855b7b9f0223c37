import type { List, SortOf, TotalKind } from '@airshed/schemas'
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { isAfter, type KeyValue } from './after.ts'
import { contains } from './contains.ts'
import { countRows } from './countRows.ts'
import { invalidCursor, readCursor, writeCursor } from './cursor.ts'
import { listedRows } from './listed.ts'
import { keyName, orderBy, orderOf } from './order.ts'
import type { RowList } from './rowList.ts'
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
  /** What to read of each row: a query on the list's table, without conditions and order. */
  select: SelectQueryBuilder<Tables, keyof Tables, Row>
}

/** An answer's rows with their keys, as returned by the store. */
type Listed = Record<string, KeyValue>

/**
 * One part of the rows that a caller may read and that match a query: those after a cursor, or the page with a
 * given number.
 *
 * A cursor holds the keys of the last row, so each part costs the same wherever it begins, and rows that are
 * added or removed in between neither repeat others nor hide them. A row whose keys change in between may appear
 * twice, or not at all.
 *
 * @throws ApiError 400 CURSOR_INVALID for a cursor that was altered or belongs to another question, and for one
 *   combined with a page
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
  const order = orderOf(list, sort)
  const place = { list: list.name, order, question }
  const { search = '' } = query
  const searched = search === '' ? [] : [contains(list.search ?? [], search)]
  const matching = [...filters, ...searched]
  const values = cursor === undefined ? undefined : readCursor(place, cursor)
  const pageNumber = page ?? 1
  const part = {
    table: list.table,
    id: list.id,
    order,
    // A search uses its own index, which each branch would read again.
    visible: search === '' ? (visible.branches ?? visible) : visible,
    conditions: values === undefined ? matching : [...matching, isAfter(order, values)],
    // One more than requested shows whether there are further rows.
    limit: size + 1,
    offset: cursor === undefined ? (pageNumber - 1) * size : 0,
  }
  const names = order.keys.map((_, index) => keyName(index))
  const [found, count] = await Promise.all([
    (select as unknown as SelectQueryBuilder<Record<string, Listed>, string, Row & Listed>)
      .innerJoin(sql<Listed>`(${listedRows(part)})`.as('listed'), 'listed.listed_id', list.id)
      .select(names.map((name) => `listed.${name}` as const))
      .orderBy(orderBy(order, (_, index) => sql.ref(`listed.${keyName(index)}`)))
      .execute() as Promise<(Row & Listed)[]>,
    countRows(
      db,
      list.table,
      [visible, ...matching],
      total ?? (cursor === undefined ? 'exact' : 'none'),
    ),
  ])
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  const next =
    last === undefined
      ? null
      : writeCursor(
          place,
          names.map((name) => last[name] ?? null),
        )
  return {
    data: rows.map((row) => withoutKeys(row, names)),
    next,
    size,
    ...(cursor === undefined ? { page: pageNumber } : {}),
    ...(count === undefined ? {} : { total: count }),
  }
}

function withoutKeys<Row>(row: Row & Listed, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Row
}
