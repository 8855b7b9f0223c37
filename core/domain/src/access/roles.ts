import type { Permission, PermissionMap, Role } from '@airshed/schemas'
import { can, organizationsOf } from './permissions.ts'

/** First match decides. */
const derivation: readonly (readonly [Permission, Role])[] = [
  ['admin_devices', 'admin'],
  ['manage_organizations', 'owner'],
  ['manage_users', 'manager'],
  ['read_users', 'user'],
  ['read_organizations', 'partner'],
]

/** True for internal staff: who holds `access_context` anywhere. */
export function isSupport(permissions: PermissionMap): boolean {
  return can(permissions, 'access_context', 'all')
}

/**
 * The role that the permissions amount to within one organization; null when nothing that makes a
 * role is held there. Internal staff are support wherever they hold anything.
 */
export function deriveRole(permissions: PermissionMap, organizationId: string): Role | null {
  if (isSupport(permissions)) {
    return organizationsOf(permissions).includes(organizationId) ? 'support' : null
  }
  const match = derivation.find(([permission]) => can(permissions, permission, organizationId))
  return match?.[1] ?? null
}

/** Manager or above: the organizations that a user may choose as owner of new things. */
export function hasManagerAccess(permissions: PermissionMap, organizationId: string): boolean {
  return (['admin_devices', 'manage_organizations', 'manage_users'] as const).some((permission) =>
    can(permissions, permission, organizationId),
  )
}

const readings: readonly Permission[] = ['read_devices', 'read_reports', 'read_organizations']
const managing: readonly Permission[] = [
  ...readings,
  'read_users',
  'manage_devices',
  'manage_reports',
  'manage_tokens',
  'manage_users',
]
const owning: readonly Permission[] = [...managing, 'manage_organizations', 'create_organization']

/** What a member of each role is granted; {@link deriveRole} leads back to the role. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  admin: [...owning, 'admin_devices'],
  owner: owning,
  manager: managing,
  user: [...readings, 'read_users'],
  partner: readings,
  support: [...owning, 'admin_devices', 'access_context'],
}

/** The permission map of a person with these roles. */
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
