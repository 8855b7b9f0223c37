import type { Dashboard, PermissionMap } from '@airshed/schemas'
import { can, organizationsWith } from './permissions.ts'

/** The fields of a dashboard that rights depend on. */
export type DashboardOwnership = Pick<
  Dashboard,
  'organization_id' | 'user_id' | 'is_starred' | 'canBeShared'
>

export type DashboardKind = 'starred' | 'shared' | 'personal'

/** The group in which a dashboard is listed; without a user it is shared. */
export function dashboardKind(dashboard: Pick<Dashboard, 'user_id' | 'is_starred'>): DashboardKind {
  if (dashboard.is_starred) return 'starred'
  return isPersonal(dashboard) ? 'personal' : 'shared'
}

/** Only personal dashboards, starred or not, can be shared. */
export function isShareable(dashboard: Pick<Dashboard, 'user_id'>): boolean {
  return isPersonal(dashboard)
}

/** A user's permissions for one dashboard. */
export interface DashboardRights {
  readonly canOpenMenu: boolean
  readonly canEdit: boolean
  readonly canDuplicate: boolean
  readonly canDelete: boolean
  readonly canShare: boolean
  readonly canAddWidget: boolean
}

/**
 * Rights on the dashboard's own organization: with `read_reports` everything except sharing, which needs
 * `manage_reports` and a dashboard that can be shared; either of them opens the menu.
 */
export function dashboardRights(
  permissions: PermissionMap,
  dashboard: DashboardOwnership,
): DashboardRights {
  const reads = can(permissions, 'read_reports', dashboard.organization_id)
  const manages = can(permissions, 'manage_reports', dashboard.organization_id)
  return {
    canOpenMenu: reads || manages,
    canEdit: reads,
    canDuplicate: reads,
    canDelete: reads,
    canShare: manages && dashboard.canBeShared,
    canAddWidget: reads,
  }
}

/** Ids of the organizations to which a dashboard may be shared: never its own. */
export function shareTargets(
  permissions: PermissionMap,
  dashboard: Pick<Dashboard, 'organization_id'>,
): string[] {
  return organizationsWith(permissions, 'manage_reports').filter(
    (organizationId) => organizationId !== dashboard.organization_id,
  )
}

function isPersonal(dashboard: Pick<Dashboard, 'user_id'>): boolean {
  return dashboard.user_id !== undefined
}
