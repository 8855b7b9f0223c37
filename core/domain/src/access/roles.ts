import { PERMISSIONS, type Permission, type PermissionMap, type Role } from '@airshed/schemas'
import { can, organizationsOf } from './permissions.ts'

/** First match decides. */
const derivation: readonly (readonly [Permission, Role])[] = [
  ['admin_devices', 'admin'],
  ['manage_organizations', 'owner'],
  ['manage_users', 'manager'],
  ['read_users', 'user'],
  ['read_organizations', 'partner'],
]

/** True for internal staff: users who hold `access_context` anywhere. */
export function isSupport(permissions: PermissionMap): boolean {
  return can(permissions, 'access_context', 'all')
}

/**
 * The role that corresponds to the permissions within one organization; null if they do not amount to a role. Internal
 * staff have the role support wherever they have any permission.
 */
export function deriveRole(permissions: PermissionMap, organizationId: string): Role | null {
  if (isSupport(permissions)) {
    return organizationsOf(permissions).includes(organizationId) ? 'support' : null
  }
  const match = derivation.find(([permission]) => can(permissions, permission, organizationId))
  return match?.[1] ?? null
}

/** Manager or above: whether the user may choose the organization as owner of new things. */
export function hasManagerAccess(permissions: PermissionMap, organizationId: string): boolean {
  return (['admin_devices', 'manage_organizations', 'manage_users'] as const).some((permission) =>
    can(permissions, permission, organizationId),
  )
}

/** The permissions of each role; {@link deriveRole} maps them back to the role. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  // access_context makes its holder support, so an admin does not have it.
  admin: PERMISSIONS.filter((permission) => permission !== 'access_context'),
  owner: PERMISSIONS.filter(
    (permission) => permission !== 'admin_devices' && permission !== 'access_context',
  ),
  manager: [
    'manage_devices',
    'manage_reports',
    'manage_users',
    'read_devices',
    'read_organizations',
    'read_reports',
    'read_users',
  ],
  user: ['read_devices', 'read_organizations', 'read_reports', 'read_users'],
  // Shared nodes reach a partner by read_devices in the partner's own organization.
  partner: ['read_organizations'],
  support: ['access_context', 'read_devices', 'read_organizations', 'read_reports', 'read_users'],
}

/** The permission map of a user with these roles. */
export function permissionsOfRoles(
  roles: readonly { readonly organizationId: string; readonly role: Role }[],
): PermissionMap {
  const map: PermissionMap = {}
  for (const { organizationId, role } of roles) {
    for (const permission of ROLE_PERMISSIONS[role]) {
      const held = map[permission] ?? []
      map[permission] = held.includes(organizationId) ? held : [...held, organizationId]
    }
  }
  return map
}
