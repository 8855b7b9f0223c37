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
 * The organization that a form starts with: the page's own, or else the first one on offer.
 *
 * @param slug first part of the path: an organization's id, or `all`
 */
export function firstOrganization(
  choices: readonly PickerOption[],
  slug: string,
): string | undefined {
  return (choices.find(({ value }) => value === slug) ?? choices[0])?.value
}
