import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Order } from './order.ts'
import type { SortKey } from './rowList.ts'

/** Possible values of a sort key in a row. */
export type KeyValue = string | number | boolean | null

/**
 * True for rows that come after a position in the order.
 *
 * @param values of the sort keys of the row at that position, in their order
 */
export function isAfter({ keys }: Order, values: readonly KeyValue[]): RawBuilder<SqlBool> {
  const direction = keys[0]?.isDescending
  const isUniform = keys.every((key) => !key.isNullable && key.isDescending === direction)
  if (isUniform) {
    // A row comparison lets an index over these columns start at the position.
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

/** Nothing comes after a missing value, because those come last. */
function isBehind(key: Required<SortKey>, value: KeyValue): RawBuilder<unknown> {
  if (value === null) return sql`false`
  const comparison = sql`${key.sql} ${key.isDescending ? sql`<` : sql`>`} ${typed(key, value)}`
  return key.isNullable ? sql`(${comparison} or ${key.sql} is null)` : comparison
}
