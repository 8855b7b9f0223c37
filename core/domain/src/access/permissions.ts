import type { Permission, PermissionMap } from '@airshed/schemas'

/** The organization choice that means "no specific one". */
export const ALL_ORGANIZATIONS = 'all'

/**
 * Whether the holder of these permissions may do this in that organization.
 *
 * @param organizationId - an organization's id, or `all`: then holding it anywhere is enough, and
 *   the answers are bounded by {@link organizationsWith}
 */
export function can(
  permissions: PermissionMap,
  permission: Permission,
  organizationId: string,
): boolean {
  const held = permissions[permission] ?? []
  return organizationId === ALL_ORGANIZATIONS ? held.length > 0 : held.includes(organizationId)
}

/** Whether a permission changes nothing: it can still be used if an organization is locked. */
export const isReading = (permission: string): boolean => permission.startsWith('read_')

/** Ids of the organizations in which the permission is held, each once. */
export function organizationsWith(permissions: PermissionMap, permission: Permission): string[] {
  return [...new Set(permissions[permission] ?? [])]
}

/** Ids of the organizations in which anything at all is held, each once. */
export function organizationsOf(permissions: PermissionMap): string[] {
  return [...new Set(Object.values(permissions).flatMap((held) => held ?? []))]
}
