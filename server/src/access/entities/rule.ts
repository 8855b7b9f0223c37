import { ALL_ORGANIZATIONS, organizationsOf } from '@airshed/domain'
import type { Permission } from '@airshed/schemas'
import { sql, type SqlBool } from 'kysely'
import type { ApiError } from '../../base/errors.ts'
import type { Caller } from '../identity/access.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'

/** What decides which rows of an entity a caller can access. */
export interface Scope {
  caller: Caller
  /** Ids of the organizations that count: those in which the caller has the permission. */
  organizations: readonly string[]
  /** The one that the call is narrowed to, or undefined. */
  narrowedTo: string | undefined
}

/**
 * The only definition of who can access the rows of an entity. The condition refers to the table by its name, so
 * it can be used in the `where` of any statement that reads that table.
 */
export interface EntityRule<Row> {
  /** Name in messages, such as `API token`. */
  what: string
  /** Rows in the scope. */
  condition(scope: Scope): VisibleRows
  /** Reads one row that meets the condition. @param lock whether to lock it */
  find(
    db: Db,
    id: string,
    condition: Condition,
    options: { caller: Caller; lock: boolean },
  ): Promise<Row | undefined>
  /**
   * The error for a row that does not meet the condition, but that the caller may know exists.
   * undefined, which is the default, means 404.
   */
  missing?(db: Db, id: string, scope: Scope): Promise<ApiError | undefined>
  /** The organization whose rights count for a change, or null if the row belongs to none. */
  organizationOf(row: Row): string | null
}

/**
 * The scope of a call.
 *
 * @param permission undefined includes every organization in which the caller has any permission
 * @param named the organization that the call names; `all` and undefined mean every one. An unknown organization
 *   and one that is not the caller's both give an empty scope.
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
