import { organizationsWith, type Organization, type PermissionMap } from '@airshed/kit'
import type { PickerOption } from '@airshed/kit/forms'

/** A dashboard may be made wherever its maker may read reports; offered by name, sent by id. */
export function organizationChoices(
  organizations: readonly Organization[],
  permissions: PermissionMap,
): readonly PickerOption[] {
  const allowed = new Set(organizationsWith(permissions, 'read_reports'))
  return organizations
    .filter(({ id }) => allowed.has(id))
    .map(({ id, name }) => ({ value: id, label: name }))
}
