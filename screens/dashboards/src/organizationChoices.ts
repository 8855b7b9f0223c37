import { hasManagerAccess, type Organization, type PermissionMap } from '@airshed/console-kit'
import type { PickerOption } from '@airshed/kit/forms'

/** A dashboard is made where its maker has manager access; offered by name, sent by id. */
export function organizationChoices(
  organizations: readonly Organization[],
  permissions: PermissionMap,
): readonly PickerOption[] {
  return organizations
    .filter(({ id }) => hasManagerAccess(permissions, id))
    .map(({ id, name }) => ({ value: id, label: name }))
}

/**
 * The organization that a form starts with: the page's own, or the only one that there is. Among
 * several the maker chooses.
 *
 * @param slug first part of the path: an organization's id, or `all`
 */
export function firstOrganization(
  choices: readonly PickerOption[],
  slug: string,
): string | undefined {
  const own = choices.find(({ value }) => value === slug)
  if (own !== undefined) return own.value
  return choices.length === 1 ? choices[0]?.value : undefined
}
