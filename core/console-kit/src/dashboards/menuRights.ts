import { dashboardRights, type DashboardRights } from '@airshed/domain'
import type { Dashboard, PermissionMap } from '@airshed/schemas'

/**
 * What the menu of a dashboard offers to a user: the actions that they may do, and for a dashboard
 * from a file of the server only those that do not change the file.
 */
export function menuRights(
  permissions: PermissionMap,
  dashboard: Pick<
    Dashboard,
    'organization_id' | 'user_id' | 'is_starred' | 'canBeShared' | 'is_provisioned'
  >,
): DashboardRights {
  const rights = dashboardRights(permissions, dashboard)
  if (!dashboard.is_provisioned) return rights
  return { ...rights, canEdit: false, canDelete: false, canShare: false, canAddWidget: false }
}
