import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Rows that may be read, as a condition on the list's table. */
export type Condition = RawBuilder<SqlBool>

/**
 * Rows that may be read, as branches that can each use an index: an index returns rows in the order of a list
 * only if its first column has a single value. No row belongs to two branches.
 */
interface Branches {
  /** One branch for each key, such as one organization each. */
  each: { keys: readonly string[]; where: (key: RawBuilder<unknown>) => Condition }
  /** Further branches. */
  also: readonly Condition[]
}

export type Visible = Condition | Branches

/** A condition with its branches, if each can use an index. */
export type VisibleRows = Condition & { branches?: Branches }

/** The condition for the branches, which lists can split up again. */
export const visibleRows = (branches: Branches): VisibleRows =>
  Object.assign(conditionOf(branches), { branches })

export const isBranches = (visible: Visible): visible is Branches => 'each' in visible

/** The branches as one condition, for what is not sorted. */
function conditionOf(visible: Visible): Condition {
  if (!isBranches(visible)) return visible
  const { each, also } = visible
  const keys = sql`any(${[...each.keys]}::text[])`
  return sql<SqlBool>`(${sql.join([each.where(keys), ...also], sql` or `)})`
}
