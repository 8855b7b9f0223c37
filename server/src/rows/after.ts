import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Order } from './order.ts'
import type { SortKey } from './rowList.ts'

/** What a key of an order can be in a row. */
export type KeyValue = string | number | boolean | null

/**
 * True for rows that stand behind a place in the order.
 *
 * @param values of the keys of the row at that place, in their order
 */
export function isAfter({ keys }: Order, values: readonly KeyValue[]): RawBuilder<SqlBool> {
  const direction = keys[0]?.isDescending
  const isUniform = keys.every((key) => !key.isNullable && key.isDescending === direction)
  if (isUniform) {
    // One comparison of rows: an index over these columns starts at the place.
    const columns = sql.join(keys.map((key) => key.sql))
    const place = sql.join(keys.map((key, index) => typed(key, values[index] ?? null)))
    return sql<SqlBool>`((${columns}) ${direction === true ? sql`<` : sql`>`} (${place}))`
  }
  const alternatives = keys.map((key, index) => {
    const before = keys.slice(0, index).map((one, at) => isSame(one, values[at] ?? null))
    return sql`(${sql.join([...before, isBehind(key, values[index] ?? null)], sql` and `)})`
  })
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`
}

const typed = (key: SortKey, value: KeyValue) => sql`${value}::${sql.raw(key.type)}`

const isSame = (key: SortKey, value: KeyValue) =>
  value === null ? sql`${key.sql} is null` : sql`${key.sql} = ${typed(key, value)}`

/** Nothing is behind a missing value: those come last. */
function isBehind(key: Required<SortKey>, value: KeyValue): RawBuilder<unknown> {
  if (value === null) return sql`false`
  const comparison = sql`${key.sql} ${key.isDescending ? sql`<` : sql`>`} ${typed(key, value)}`
  return key.isNullable ? sql`(${comparison} or ${key.sql} is null)` : comparison
}
