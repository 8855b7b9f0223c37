import { hasManagerAccess, isShareable } from '@airshed/domain'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { fileOfDashboard } from './provisionedId.ts'

/** Whether the dashboard is personal and the caller manages reports in its organization. */
export function canShareDashboard(caller: Caller, row: DashboardRow): boolean {
  return (
    isShareable({ user_id: row.user_id ?? undefined }) &&
    caller.can('manage_reports', row.organization_id)
  )
}

/**
 * New dashboards can only be created in organizations in which the caller has the rights of a manager.
 *
 * @throws ApiError 403 if the caller does not have them
 */
export function requireManager(caller: Caller, organizationId: string): void {
  if (!hasManagerAccess(caller.user.permissions, organizationId)) {
    throw apiError('FORBIDDEN', { permission: 'manage_users', organization: organizationId })
  }
}

/** @throws ApiError 409 for a dashboard that comes from a file */
export function requireEditable(row: DashboardRow): void {
  if (!row.is_provisioned) return
  throw apiError('DASHBOARD_PROVISIONED', { name: row.name, file: fileOfDashboard(row.id) })
}
