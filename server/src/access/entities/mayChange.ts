import type { Permission } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'
import { isOfStaff } from './organizations.ts'

/**
 * Whether the caller has a permission in an organization that is not locked to them. This only decides what is
 * offered; a change itself looks up the locks again (`calls/lockedOrganizations.ts`).
 */
export const mayChange = (
  caller: Caller,
  permission: Permission,
  organizationId: string,
): boolean => caller.can(permission, organizationId) && !isLockedTo(caller, organizationId)

/**
 * Whether a change that needs the permission is refused by a lock alone: the caller would have the permission if it
 * were not for that.
 */
export const isOnlyLocked = (
  caller: Caller,
  permission: Permission,
  organizationId: string,
): boolean =>
  isLockedTo(caller, organizationId) &&
  (caller.user.permissions[permission] ?? []).includes(organizationId)

/** Whether the organization is locked and the caller is not staff, whom locks do not affect. */
export const isLockedTo = (caller: Caller, organizationId: string): boolean =>
  caller.locked.has(organizationId) && !isOfStaff(caller)
