import type { PickerOption } from '@airshed/kit/forms'

/** Hints for the field in which an organization is chosen. */
interface OrganizationHints {
  organization_id: object
}

/** The hints of a form, its organization disabled where there is only one to choose. */
export const withOrganizations = <Hints extends OrganizationHints>(
  uiSchema: Hints,
  choices: readonly PickerOption[],
): Hints => ({
  ...uiSchema,
  organization_id: { ...uiSchema.organization_id, 'ui:disabled': choices.length === 1 },
})
