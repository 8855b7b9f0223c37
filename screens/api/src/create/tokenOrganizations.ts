import {
  grantableCapabilities,
  grantablePermissions,
  type Organization,
  type PermissionMap,
} from '@airshed/console-kit'
import type { PickerOption } from '@airshed/kit/forms'
import type { Allowed } from './createForm.ts'

/** What the reader may grant to a token of the organization. */
export const allowedIn = (permissions: PermissionMap, organizationId: string): Allowed[] => [
  ...grantablePermissions(permissions, organizationId),
  ...grantableCapabilities(permissions, organizationId),
]

/** Organizations in which the reader may create tokens; offered by name, sent by id. */
export function tokenOrganizations(
  organizations: readonly Organization[],
  permissions: PermissionMap,
): readonly PickerOption[] {
  return organizations
    .filter(
      ({ id }) =>
        permissions.manage_tokens?.includes(id) === true && allowedIn(permissions, id).length > 0,
    )
    .map(({ id, name }) => ({ value: id, label: name }))
}
