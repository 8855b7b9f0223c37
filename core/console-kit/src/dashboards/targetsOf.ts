import { shareTargets } from '@airshed/domain'
import type { Dashboard, Organization, PermissionMap } from '@airshed/schemas'

/** The organizations with which a user with these permissions can share a dashboard. */
export function targetsOf(
  dashboard: Pick<Dashboard, 'organization_id'>,
  organizations: readonly Organization[],
  permissions: PermissionMap,
): readonly Organization[] {
  const allowed = new Set(shareTargets(permissions, dashboard))
  return organizations.filter(({ id }) => allowed.has(id))
}
