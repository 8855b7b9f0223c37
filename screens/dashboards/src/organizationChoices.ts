import { hasManagerAccess, type Organization, type PermissionMap } from '@airshed/console-kit'
import type { PickerOption } from '@airshed/kit/forms'

/**
 * A dashboard can be created in organizations where its author has manager access; offered by name, sent
 * by id.
 */
export function organizationChoices(
  organizations: readonly Organization[],
  permissions: PermissionMap,
): readonly PickerOption[] {
  return organizations
    .filter(({ id }) => hasManagerAccess(permissions, id))
    .map(({ id, name }) => ({ value: id, label: name }))
}
