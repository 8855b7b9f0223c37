import type { User } from '@airshed/schemas'
import { ALL_ORGANIZATIONS, can, organizationsOf } from './permissions.ts'

/**
 * Whether a user may create an organization: if they hold `create_organization` anywhere, or, if the server allows a
 * first one, belong to none. Never while they act for another user: it would belong to that user.
 *
 * @param isFirstAllowed `has_first_organization` of `GET config`
 */
export function mayCreateOrganization(
  { permissions, access_context: acting }: Pick<User, 'permissions' | 'access_context'>,
  isFirstAllowed: boolean,
): boolean {
  if (acting !== null) return false
  if (can(permissions, 'create_organization', ALL_ORGANIZATIONS)) return true
  return isFirstAllowed && organizationsOf(permissions).length === 0
}
