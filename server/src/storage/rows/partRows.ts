import { sql, type SelectQueryBuilder } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { KeyValue } from './after.ts'
import { listedRows, type Part } from './listed.ts'
import { keyName, orderBy } from './order.ts'
import type { SortType } from './rowList.ts'

/** What to read of each row of a list: a query on its table, without conditions and order. */
export type RowSelect<Row> = SelectQueryBuilder<Tables, keyof Tables, Row>

/** Rows of one part of a list, and the keys of the row after which the next part begins; null: this is the last one. */
export interface PartRows<Row> {
  rows: Row[]
  next: readonly KeyValue[] | null
}

/** The sort keys of a row, as returned by the store. */
type Listed = Record<string, KeyValue>

/** Reads one part of a list, in its order. */
export async function rowsOfPart<Row>(
  select: RowSelect<Row>,
  { size, ...part }: Omit<Part, 'limit'> & { size: number },
): Promise<PartRows<Row>> {
  const names = part.order.keys.map((_, index) => keyName(index))
  // One more than requested shows whether there are further rows.
  const listed = listedRows({ ...part, limit: size + 1 })
  const found = (await (
    select as unknown as SelectQueryBuilder<Record<string, Listed>, string, Row & Listed>
  )
    .innerJoin(sql<Listed>`(${listed})`.as('listed'), 'listed.listed_id', part.id)
    .select(names.map((name) => `listed.${name}` as const))
    .orderBy(orderBy(part.order, (_, index) => sql.ref(`listed.${keyName(index)}`)))
    .execute()) as (Row & Listed)[]
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return {
    rows: rows.map((row) => withoutKeys(row, names)),
    next: last === undefined ? null : names.map((name) => last[name] ?? null),
  }
}

/** Reads the rows with these ids, in the order of the ids; those that are gone are left out. */
export async function rowsOfIds<Row>(
  select: RowSelect<Row>,
  { id, idType = 'text' }: { id: string; idType?: SortType },
  ids: readonly KeyValue[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const listed = sql<Listed>`unnest(${[...ids]}::${sql.raw(idType)}[])
    with ordinality as listed(listed_id, place)`
  return (await (select as unknown as SelectQueryBuilder<Record<string, Listed>, string, Row>)
    .innerJoin(sql<Listed>`(select * from ${listed})`.as('listed'), 'listed.listed_id', id)
    .orderBy('listed.place')
    .execute()) as Row[]
}

function withoutKeys<Row>(row: Row & Listed, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Row
}
