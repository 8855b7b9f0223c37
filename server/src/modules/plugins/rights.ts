import { ALL_ORGANIZATIONS, organizationsOf } from '@airshed/domain'
import type { Permission } from '@airshed/schemas'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'

/**
 * Organizations whose plugins the caller runs: those in which they hold anything.
 *
 * @param named narrows them to one; `all` and undefined mean every one
 */
export function organizationsOfCaller({ user }: Caller, named: string | undefined): string[] {
  const own = organizationsOf(user.permissions)
  return isEvery(named) ? own : own.filter((id) => id === named)
}

/**
 * Organizations whose plugins the caller decides about.
 *
 * @param named as above
 * @throws ApiError 403 or 404 for a named one in which they do not
 */
export function organizationsManaged(caller: Caller, named: string | undefined): string[] {
  if (isEvery(named)) return [...caller.organizationsWith('manage_organizations')]
  requirePermission(caller, 'manage_organizations', named)
  return [named]
}

const isEvery = (named: string | undefined): named is undefined | typeof ALL_ORGANIZATIONS =>
  named === undefined || named === ALL_ORGANIZATIONS

/**
 * @throws ApiError 403 where the caller belongs to the organization without that permission, 404
 *   where it is none of theirs, or none at all
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

/** @throws ApiError 404 for an organization in which the caller holds nothing */
export function requireMember(caller: Caller, organizationId: string): void {
  if (organizationsOf(caller.user.permissions).includes(organizationId)) return
  throw apiError('NOT_FOUND', { what: 'Organization', id: organizationId })
}
