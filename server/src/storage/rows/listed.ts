import { sql, type RawBuilder } from 'kysely'
import { keyName, orderBy, type Order } from './order.ts'
import { isBranches, type Condition, type Visible } from './visible.ts'

/** The requested part of a list. */
export interface Part {
  table: string
  id: string
  order: Order
  visible: Visible
  conditions: readonly Condition[]
  /** Tells in the column `is_found` which of these rows match, without leaving the others out. Default: no such column. */
  found?: Condition
  limit: number
  offset: number
}

/** Ids and sort keys of the rows of one part, in no particular order. */
export function listedRows(part: Part): RawBuilder<unknown> {
  const { visible } = part
  if (!isBranches(visible)) return rowsWhere(part, visible, part)
  // Each branch may contain the entire part, so the final selection is made from all branches.
  const branch = { limit: part.offset + part.limit, offset: 0 }
  const { each, also } = visible
  const ofKeys = sql`select of_key.* from unnest(${[...each.keys]}::text[]) as branch(key)
    cross join lateral (${rowsWhere(part, each.where(sql.ref('branch.key')), branch)}) as of_key`
  const branches = [ofKeys, ...also.map((where) => rowsWhere(part, where, branch))]
  const union = sql.join(
    branches.map((rows) => sql`(${rows})`),
    sql` union all `,
  )
  return sql`select * from (${union}) as branches
    order by ${orderBy(part.order, (_, index) => sql.ref(`branches.${keyName(index)}`))}
    limit ${part.limit} offset ${part.offset}`
}

function rowsWhere(
  { table, id, order, conditions, found }: Part,
  visible: Condition,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<unknown> {
  const keys = order.keys.map((key, index) => sql`${key.sql} as ${sql.ref(keyName(index))}`)
  const isFound = found === undefined ? sql`` : sql`, coalesce(${found}, false) as is_found`
  return sql`select ${sql.ref(id)} as listed_id, ${sql.join(keys)}${isFound} from ${sql.table(table)}
    where ${sql.join([visible, ...conditions], sql` and `)}
    order by ${orderBy(order, (key) => key.sql)}
    limit ${limit}${offset === 0 ? sql`` : sql` offset ${offset}`}`
}
