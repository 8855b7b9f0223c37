import type { ListedUser, UserRole } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** The name of a role; null: permissions that correspond to none. */
export const roleName = (role: UserRole['role'], intl: PluginIntl): string =>
  intl.formatMessage({ id: `role.${role ?? 'none'}` })

/** The roles of a user shown in a list: those in its organization, or all of them. */
export const shownRoles = (
  { roles }: Pick<ListedUser, 'roles'>,
  organizationId: string | null,
): readonly UserRole[] =>
  organizationId === null ? roles : roles.filter((one) => one.organization_id === organizationId)

/** The roles of a user in one line: with their organizations, if there may be several. */
export function rolesLine(
  user: Pick<ListedUser, 'roles'>,
  organizationId: string | null,
  intl: PluginIntl,
): string {
  const roles = shownRoles(user, organizationId)
  if (organizationId !== null) return roles.map(({ role }) => roleName(role, intl)).join(', ')
  return roles
    .map(({ role, organization_name: organization }) =>
      intl.formatMessage({ id: 'role.at' }, { role: roleName(role, intl), organization }),
    )
    .join(', ')
}
