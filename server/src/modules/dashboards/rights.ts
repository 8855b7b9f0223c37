import { isShareable } from '@airshed/domain'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import type { DashboardRow } from './queries.ts'

/**
 * May the caller change a dashboard that they may read? A personal one belongs to them; a shared
 * one belongs to everybody in the organization, so changing it takes `manage_reports`.
 */
function canWriteDashboard(caller: Caller, row: DashboardRow): boolean {
  return row.user_id === caller.user.id || caller.can('manage_reports', row.organization_id)
}

/** Personal, and the caller manages reports in its organization. */
export function canShareDashboard(caller: Caller, row: DashboardRow): boolean {
  return (
    isShareable({ user_id: row.user_id ?? undefined }) &&
    caller.can('manage_reports', row.organization_id)
  )
}

/** @throws ApiError 403 where the caller may read the dashboard and no more */
export function requireWriting(caller: Caller, row: DashboardRow): void {
  if (!canWriteDashboard(caller, row)) throw missing('manage_reports', row.organization_id)
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

const missing = (permission: string, organization: string) =>
  apiError('FORBIDDEN', { permission, organization })
