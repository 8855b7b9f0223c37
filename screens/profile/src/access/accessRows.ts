import { deriveRole, type Organization } from '@airshed/console-kit'
import type { Session } from '@airshed/kit'

/** A user's role in an organization. */
export interface AccessRow {
  /** Id of the organization. */
  id: string
  name: string
  /** null: their permissions correspond to no role. */
  role: ReturnType<typeof deriveRole>
}

/** The organizations of a user by name, with their role in each. */
export function accessRows(
  { permissions, locale }: Pick<Session['user'], 'permissions' | 'locale'>,
  organizations: readonly Pick<Organization, 'id' | 'name'>[],
): readonly AccessRow[] {
  return organizations
    .map(({ id, name }) => ({ id, name, role: deriveRole(permissions, id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale.replace('_', '-')))
}
