import { ALL_ORGANIZATIONS, organizationsOf } from '@airshed/domain'
import type { Permission } from '@airshed/schemas'
import { sql, type SqlBool } from 'kysely'
import type { ApiError } from '../errors.ts'
import type { Caller } from '../identity/access.ts'
import type { Condition, VisibleRows } from '../rows/visible.ts'
import type { Db } from '../store/db.ts'

/** What decides which rows of an entity a caller reaches. */
export interface Scope {
  caller: Caller
  /** Ids of the organizations that count: those in which the caller holds the permission. */
  organizations: readonly string[]
  /** The one to which the call narrows itself; undefined: none. */
  narrowedTo: string | undefined
}

/**
 * How rows of one entity are reached: nothing else decides it. The condition refers to the table by
 * its name, so it goes into the `where` of any statement that reads that table.
 */
export interface EntityRule<Row> {
  /** Name in messages, such as `API token`. */
  what: string
  /** Rows that lie in the scope. */
  condition(scope: Scope): VisibleRows
  /** Reads one row that meets the condition. @param lock nobody else changes it meanwhile */
  find(
    db: Db,
    id: string,
    condition: Condition,
    options: { caller: Caller; lock: boolean },
  ): Promise<Row | undefined>
  /**
   * What to answer of a row that does not meet the condition, where the caller may know that it
   * exists; undefined, and by default: 404.
   */
  missing?(db: Db, id: string, scope: Scope): Promise<ApiError | undefined>
  /** The organization whose rights count for a change; null: the row belongs to none. */
  organizationOf(row: Row): string | null
}

/**
 * The scope of a call.
 *
 * @param permission undefined counts every organization in which the caller holds anything
 * @param named the organization that the call names; `all` and undefined mean every one. One that is
 *   not the caller's gives an empty scope, as an unknown one does.
 */
export function scopeOf(
  caller: Caller,
  permission: Permission | undefined,
  named: string | undefined,
): Scope {
  const held =
    permission === undefined
      ? organizationsOf(caller.user.permissions)
      : caller.organizationsWith(permission)
  const narrowedTo = named === ALL_ORGANIZATIONS ? undefined : named
  return {
    caller,
    organizations: narrowedTo === undefined ? held : held.filter((id) => id === narrowedTo),
    narrowedTo,
  }
}

/** Rows whose column holds one of the ids. */
export const isAnyOf = (column: string, ids: readonly string[]): Condition =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::text[])`
