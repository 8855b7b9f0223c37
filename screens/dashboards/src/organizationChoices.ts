import { organizationsWith, type Organization, type PermissionMap } from '@airshed/kit'
import type { createForm } from './createForm.ts'

/** A dashboard may be made wherever its maker may read reports. */
export function organizationChoices(
  organizations: readonly Organization[],
  permissions: PermissionMap,
): readonly Organization[] {
  const allowed = new Set(organizationsWith(permissions, 'read_reports'))
  return organizations.filter(({ id }) => allowed.has(id))
}

/** The form's schema with the organizations by name; the id is what is sent. */
export function schemaWithOrganizations(
  schema: typeof createForm,
  choices: readonly Organization[],
): object {
  return {
    ...schema,
    properties: {
      ...schema.properties,
      organization_id: {
        ...schema.properties.organization_id,
        oneOf: choices.map(({ id, name }) => ({ const: id, title: name })),
      },
    },
  }
}
