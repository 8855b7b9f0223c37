import { isReading, organizationsOf } from '@airshed/domain'
import { isOfStaff } from '../entities/organizations.ts'
import { isAnyOf } from '../entities/rule.ts'
import { apiError, type ApiError } from '../../base/errors.ts'
import type { Caller } from '../identity/access.ts'
import type { Db } from '../../storage/store/db.ts'

/** Organizations in which the caller may change nothing because they are locked: id → name. */
export type Locked = ReadonlyMap<string, string>

/** Looked up for each change, so that a lock takes effect at once in every process. Does not apply to staff. */
export async function lockedFor(db: Db, caller: Caller): Promise<Locked> {
  const ids = organizationsOf(caller.user.permissions)
  if (isOfStaff(caller) || ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('locked_at', 'is not', null)
    .where(isAnyOf('id', ids))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** @throws ApiError 423 ORGANIZATION_LOCKED if the organization is locked */
export function requireUnlocked(locked: Locked, organizationId: string | null | undefined): void {
  const name = organizationId == null ? undefined : locked.get(organizationId)
  if (name !== undefined) throw organizationLocked(name)
}

/** The caller for a change: in locked organizations they have only permissions for reading. */
export function changingCaller(caller: Caller, locked: Locked): Caller {
  const changing = { ...caller, locked: new Set(locked.keys()) }
  if (locked.size === 0) return changing
  return {
    ...changing,
    can: (permission, organizationId) =>
      caller.can(permission, organizationId) &&
      (isReading(permission) || !locked.has(organizationId)),
    organizationsWith: (permission) => {
      const held = caller.organizationsWith(permission)
      return isReading(permission) ? held : held.filter((id) => !locked.has(id))
    },
  }
}

/**
 * For a change of rows in many organizations: rejects a caller who could change something if it were not for
 * locks.
 *
 * @throws ApiError 423 ORGANIZATION_LOCKED
 */
export function requireSomeUnlocked(
  caller: Caller,
  locked: Locked,
  permission: Parameters<Caller['can']>[0],
): void {
  const held = caller.organizationsWith(permission)
  const [first] = held
  if (first === undefined || held.some((id) => !locked.has(id))) return
  throw organizationLocked(locked.get(first) ?? first)
}

const organizationLocked = (organization: string): ApiError =>
  apiError('ORGANIZATION_LOCKED', { organization })
