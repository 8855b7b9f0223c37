import { dashboardRights, type DashboardRights } from '@airshed/domain'
import type { Dashboard, PermissionMap } from '@airshed/schemas'

/**
 * What the menu of a dashboard offers to a user: the actions that they are permitted, and for a
 * dashboard from a file on the server only those that do not change the file.
 *
 * @param isLocked its organization is locked for the user: nothing may be changed. Default false
 */
export function menuRights(
  permissions: PermissionMap,
  dashboard: Pick<
    Dashboard,
    'organization_id' | 'user_id' | 'is_starred' | 'canBeShared' | 'is_provisioned'
  >,
  isLocked = false,
): DashboardRights {
  const rights = dashboardRights(permissions, dashboard)
  if (!dashboard.is_provisioned && !isLocked) return rights
  const kept = { ...rights, canEdit: false, canDelete: false, canShare: false, canAddWidget: false }
  return isLocked ? { ...kept, canDuplicate: false } : kept
}
