import { shareTargets } from '@airshed/domain'
import type { Dashboard, Organization, PermissionMap } from '@airshed/schemas'

/** The organizations that a dashboard can be shared to by somebody with these permissions. */
export function targetsOf(
  dashboard: Pick<Dashboard, 'organization_id'>,
  organizations: readonly Organization[],
  permissions: PermissionMap,
): readonly Organization[] {
  const allowed = new Set(shareTargets(permissions, dashboard))
  return organizations.filter(({ id }) => allowed.has(id))
}
