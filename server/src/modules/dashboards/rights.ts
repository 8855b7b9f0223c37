import { dashboardRights, hasManagerAccess, isShareable } from '@airshed/domain'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import type { DashboardRow } from './queries.ts'

/** Personal, and the caller manages reports in its organization. */
export function canShareDashboard(caller: Caller, row: DashboardRow): boolean {
  return (
    isShareable({ user_id: row.user_id ?? undefined }) &&
    caller.can('manage_reports', row.organization_id)
  )
}

/**
 * Whoever reads the reports of its organization may change a dashboard that they can see.
 *
 * @throws ApiError 403 where they may not
 */
export function requireWriting(caller: Caller, row: DashboardRow): void {
  const ownership = {
    organization_id: row.organization_id,
    user_id: row.user_id ?? undefined,
    is_starred: false,
    canBeShared: false,
  }
  if (!dashboardRights(caller.user.permissions, ownership).canEdit) {
    throw missing('read_reports', row.organization_id)
  }
}

/**
 * @throws ApiError 403 where the caller belongs to the organization without that permission, 404
 *   where it is none of theirs
 */
export function requireIn(
  caller: Caller,
  permission: 'read_reports' | 'manage_reports',
  organizationId: string,
): void {
  if (caller.can(permission, organizationId)) return
  const isMember = Object.values(caller.user.permissions).some((held) =>
    held?.includes(organizationId),
  )
  throw isMember
    ? missing(permission, organizationId)
    : apiError('NOT_FOUND', { what: 'Organization', id: organizationId })
}

/**
 * New dashboards belong to organizations in which their maker has the rights of a manager.
 *
 * @throws ApiError 403 where the caller has them not
 */
export function requireManager(caller: Caller, organizationId: string): void {
  if (!hasManagerAccess(caller.user.permissions, organizationId)) {
    throw missing('manage_users', organizationId)
  }
}

const missing = (permission: string, organization: string) =>
  apiError('FORBIDDEN', { permission, organization })
