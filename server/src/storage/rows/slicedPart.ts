import { sql, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { isAfter, type KeyValue } from './after.ts'
import { listedRows, type Part } from './listed.ts'
import { keyName, orderBy } from './order.ts'
import { rowsOfIds, type PartRows, type RowSelect } from './partRows.ts'
import type { RowList, SearchSlices } from './rowList.ts'
import type { VisibleRows } from './visible.ts'

/** More branches than this would make each slice too short; they are read as one condition instead. */
const BRANCHES_MAX = 20

interface SlicedSearch extends Pick<Part, 'order' | 'conditions'> {
  slices: SearchSlices
  visible: VisibleRows
  /** True for rows that match the search. */
  found: NonNullable<Part['found']>
  /** Keys of the row after which the search begins; undefined: at the first row. */
  after: RowKeys | undefined
  size: number
}

/** The sort keys of a row; the last one is its id. */
type RowKeys = readonly KeyValue[]

/**
 * Searches a list from one position on, with one statement for each slice of it, so that other callers get their
 * turns in between: a statement of the embedded store cannot be interrupted.
 *
 * @returns what was found; if the search ended after its last slice, `next` is the last row that it read, and no
 *   match may follow
 */
export async function slicedPart<Row, Sort extends string>(
  db: Kysely<Tables>,
  list: RowList<Sort>,
  { select, ...search }: SlicedSearch & { select: RowSelect<Row> },
): Promise<PartRows<Row>> {
  const { keys, end } = await searchSlices(db, list, search)
  const shown = keys.slice(0, search.size)
  const ids = shown.map((values) => values.at(-1) ?? null)
  return {
    rows: await rowsOfIds(select, list, ids),
    next: keys.length > search.size ? (shown.at(-1) ?? null) : end,
  }
}

/** The matches, one more than requested if there are as many, and the last row read if others follow it. */
async function searchSlices<Sort extends string>(
  db: Kysely<Tables>,
  list: RowList<Sort>,
  { size, ...search }: SlicedSearch,
): Promise<{ keys: RowKeys[]; end: RowKeys | null }> {
  const keys: RowKeys[] = []
  let { after } = search
  for (let slice = 0; slice < search.slices.most; slice += 1) {
    const wanted = size + 1 - keys.length
    // oxlint-disable-next-line no-await-in-loop -- each slice begins where the one before ends
    const { found, last } = await readSlice(db, list, { ...search, after, wanted })
    keys.push(...found)
    if (keys.length > size || last === null) return { keys, end: null }
    after = last
  }
  return { keys, end: after ?? null }
}

/** Reads one slice: its first matches, and its last row if it is a whole slice. */
async function readSlice<Sort extends string>(
  db: Kysely<Tables>,
  { table, id }: RowList<Sort>,
  { slices, visible, after, wanted, ...search }: Omit<SlicedSearch, 'size'> & { wanted: number },
): Promise<{ found: RowKeys[]; last: RowKeys | null }> {
  const { order, conditions } = search
  const { branches } = visible
  const count = branches === undefined ? 1 : branches.each.keys.length + branches.also.length
  const isBranched = branches !== undefined && count <= BRANCHES_MAX
  // Each branch reads as many rows as the slice has.
  const limit = isBranched ? Math.ceil(slices.rows / Math.max(count, 1)) : slices.rows
  const slice = listedRows({
    ...search,
    table,
    id,
    visible: isBranched ? branches : visible,
    conditions: after === undefined ? conditions : [...conditions, isAfter(order, after)],
    limit,
    offset: 0,
  })
  const inOrder = sql`order by ${orderBy(order, (_, index) => sql.ref(keyName(index)))}`
  const { rows } = await sql<Record<string, KeyValue>>`
    with slice as materialized (${slice})
    select * from (
      (select *, false as is_last from slice where is_found ${inOrder} limit ${wanted})
      union all
      (select *, true as is_last from slice ${inOrder} limit 1 offset ${limit - 1})
    ) as part ${inOrder}`.execute(db)
  const keysOf = (row: Record<string, KeyValue>): RowKeys =>
    order.keys.map((_, index) => row[keyName(index)] ?? null)
  const last = rows.find((row) => row['is_last'] === true)
  return {
    found: rows.filter((row) => row['is_last'] !== true).map(keysOf),
    last: last === undefined ? null : keysOf(last),
  }
}
