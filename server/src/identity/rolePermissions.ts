import { PERMISSIONS, type Permission, type Role } from '@airshed/schemas'

/** The name of each role's grants is the role: `deriveRole` of @airshed/domain leads back to it. */
const grants: Readonly<Record<Role, readonly Permission[]>> = {
  // Holding access_context makes a person support, so an admin does without it.
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

/** What this server grants to a member of an organization who is given the role. */
export function rolePermissions(role: Role): readonly Permission[] {
  return grants[role]
}
