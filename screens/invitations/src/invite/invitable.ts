import { rolesGiven, type GivenRole, type Organization, type RoleGiver } from '@airshed/console-kit'

/** An organization that the reader may invite to, with the roles they may offer. */
export interface Invitable {
  id: string
  name: string
  roles: readonly GivenRole[]
}

/** The organizations the reader may invite to, with their roles. */
export const invitableOrganizations = (
  organizations: readonly Pick<Organization, 'id' | 'name'>[],
  reader: RoleGiver,
): readonly Invitable[] =>
  organizations
    .map(({ id, name }) => ({ id, name, roles: rolesGiven(reader, id) }))
    .filter(({ roles }) => roles.length > 0)

/**
 * The role of a form: the chosen one if the chosen organization offers it; otherwise the first that it
 * offers.
 *
 * @param organizationId undefined: none is chosen yet
 */
export function offeredRole(
  invitable: readonly Invitable[],
  organizationId: string | undefined,
  chosen: string | undefined,
): GivenRole | undefined {
  const roles = invitable.find(({ id }) => id === organizationId)?.roles ?? []
  return roles.find((role) => role === chosen) ?? roles[0]
}
