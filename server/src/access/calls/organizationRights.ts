import { organizationsOf } from '@airshed/domain'
import type { Permission } from '@airshed/schemas'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../identity/access.ts'

export const isMember = ({ user }: Caller, organizationId: string | null): boolean =>
  organizationsOf(user.permissions).some((id) => id === organizationId)

/** @throws ApiError 403 if the organization requires a second factor that the sign-in lacks */
export function requireFactorFor({ withheld }: Caller, organizationId: string | undefined): void {
  if (organizationId === undefined || !withheld.includes(organizationId)) return
  throw apiError('SECOND_FACTOR_REQUIRED', { organization: organizationId })
}

/** @throws ApiError 404 for an organization in which the caller has no permission */
export function requireMember(caller: Caller, organizationId: string): void {
  requireFactorFor(caller, organizationId)
  if (!isMember(caller, organizationId)) {
    throw apiError('NOT_FOUND', { what: 'Organization', id: organizationId })
  }
}

/**
 * @throws ApiError 403 if the caller belongs to the organization but lacks that permission, 404 if they do not
 *   belong to it or it does not exist
 */
export function requirePermission(
  caller: Caller,
  permission: Permission,
  organizationId: string,
): void {
  requireMember(caller, organizationId)
  if (!caller.organizationsWith(permission).includes(organizationId)) {
    throw apiError('FORBIDDEN', { permission, organization: organizationId })
  }
}

/** @throws ApiError 403 if the caller has the permission in no organization */
export function requireAnywhere(caller: Caller, permission: Permission): void {
  if (caller.organizationsWith(permission).length > 0) return
  throw apiError('FORBIDDEN', { permission, organization: 'all' })
}

/** @throws ApiError 403 unless the account itself, with this sign-in, may act for others */
export const requireStaff = (caller: Caller): void => requireOwn(caller, 'access_context')

/** @throws ApiError 403 unless the account itself, with this sign-in, administers devices */
export const requireAdministrator = (caller: Caller): void => requireOwn(caller, 'admin_devices')

function requireOwn({ own, whole }: Caller, permission: Permission): void {
  if ((own[permission] ?? []).length > 0) return
  const [organization] = whole?.own[permission] ?? []
  if (organization !== undefined) throw apiError('SECOND_FACTOR_REQUIRED', { organization })
  throw apiError('FORBIDDEN', { permission, organization: 'all' })
}
