import { deriveRole, givesElsewhere, roleRefusal, type RoleRefusal } from '@airshed/domain'
import type { GivenRole, Role } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import { apiError, type ApiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { lockRoles, organizationsWithOwner, roleOf, setRole } from '../../access/identity/roles.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { isVisibleUser } from './queries.ts'

/** The user and organization of a role change. */
interface Subject {
  userId: string
  organizationId: string
}

/**
 * Gives a user whom the caller can see a role, replacing the one that they have there.
 *
 * @returns the events to record
 * @throws ApiError 404 for users whom the caller cannot see; 403 and 409 according to `roleRefusal`
 */
export async function giveRoleTo(
  tx: Transaction<Tables>,
  caller: Caller,
  subject: Subject,
  role: GivenRole,
): Promise<RecordedEvent> {
  const held = await lockedRole(tx, caller, subject)
  await requireAllowed(tx, caller, subject, held, role)
  await setRole(tx, subject.userId, subject.organizationId, role)
  return {
    name: held === null ? 'user.role-given' : 'user.role-changed',
    before: held === null ? null : { role: held },
    after: { role },
  }
}

/**
 * Removes a role.
 *
 * @param role as the caller saw it; if it has changed meanwhile, nothing is removed
 * @returns the events to record
 */
export async function takeRoleFrom(
  tx: Transaction<Tables>,
  caller: Caller,
  subject: Subject,
  role: Role,
): Promise<RecordedEvent> {
  const held = await lockedRole(tx, caller, subject)
  if (held !== role) throw apiError('USER_ROLE_GONE', { role })
  await requireAllowed(tx, caller, subject, held, null)
  await setRole(tx, subject.userId, subject.organizationId, null)
  return { before: { role } }
}

async function lockedRole(
  tx: Transaction<Tables>,
  caller: Caller,
  { userId, organizationId }: Subject,
): Promise<Role | null> {
  if (!(await isVisibleUser(tx, caller, userId))) {
    throw apiError('NOT_FOUND', { what: 'User', id: userId })
  }
  await lockRoles(tx, organizationId)
  return roleOf(tx, userId, organizationId)
}

async function requireAllowed(
  tx: Transaction<Tables>,
  { user }: Caller,
  { userId, organizationId }: Subject,
  held: Role | null,
  wanted: GivenRole | null,
): Promise<void> {
  const owned = wanted === 'owner' ? await organizationsWithOwner(tx, [organizationId]) : null
  const refusal = roleRefusal({
    level: deriveRole(user.permissions, organizationId),
    held,
    wanted,
    isSelf: userId === user.id,
    hasOtherOwner: owned?.has(organizationId) === true && held !== 'owner',
    isElsewhere: givesElsewhere(user, organizationId),
  })
  if (refusal !== null) throw roleError(refusal, wanted ?? held, organizationId)
}

/** The error for a role change that is rejected. */
export function roleError(
  refusal: RoleRefusal,
  role: Role | null,
  organizationId: string,
): ApiError {
  if (refusal === 'elsewhere') return apiError('ROLES_ELSEWHERE', { organization: organizationId })
  if (refusal === 'self') return apiError('USER_SELF')
  if (refusal === 'held') return apiError('USER_ROLE_HELD')
  if (refusal === 'managers-by-owner') return apiError('MANAGERS_BY_OWNER')
  if (refusal === 'owner-exists') return apiError('ORGANIZATION_HAS_OWNER')
  return apiError('USER_ROLE_REFUSED', { role: role ?? 'none', organization: organizationId })
}
