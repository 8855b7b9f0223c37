import {
  rolesGiven,
  type ListedUser,
  type Organization,
  type RoleGiver,
} from '@airshed/console-kit'

/** An organization in which a user can be given a role. */
export interface Addable {
  id: string
  name: string
  roles: ReturnType<typeof rolesGiven>
}

/**
 * Where the reader may give a user a first role: organizations that the user does not belong to. The role
 * of owner is not offered there, as only the server knows whether there is one; an existing role can be
 * changed to it.
 */
export function addableRoles(
  user: Pick<ListedUser, 'id' | 'roles'>,
  reader: RoleGiver & { id: string },
  organizations: readonly Pick<Organization, 'id' | 'name'>[],
): readonly Addable[] {
  if (user.id === reader.id) return []
  return organizations
    .filter(({ id }) => !user.roles.some((one) => one.organization_id === id))
    .map(({ id, name }) => ({
      id,
      name,
      roles: rolesGiven(reader, id).filter((role) => role !== 'owner'),
    }))
    .filter(({ roles }) => roles.length > 0)
}
