import type { Organization, PermissionMap } from '@airshed/console-kit'
import type { PickerOption } from '@airshed/kit/forms'

/** Organizations in which the reader may make tokens; offered by name, sent by id. */
export function tokenOrganizations(
  organizations: readonly Organization[],
  { manage_tokens: tokens = [], manage_organizations: managed = [] }: PermissionMap,
): readonly PickerOption[] {
  return organizations
    .filter(({ id }) => tokens.includes(id) && managed.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
}
