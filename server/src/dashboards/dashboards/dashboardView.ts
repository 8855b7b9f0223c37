import type { Dashboard } from '@airshed/schemas'
import type { Caller } from '../../access/identity/access.ts'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import { canShareDashboard } from './rights.ts'

/** A dashboard as one caller sees it: with their star, and whether they may share it. */
export function dashboardView(row: DashboardRow, caller: Caller): Dashboard {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    organization_id: row.organization_id,
    ...(row.user_id === null ? {} : { user_id: row.user_id }),
    configuration: row.configuration,
    is_starred: row.is_starred,
    range: row.range,
    is_updates_on: row.is_updates_on,
    shared: row.user_id === null,
    canBeShared: canShareDashboard(caller, row),
    is_provisioned: row.is_provisioned,
    version: row.version,
    updated_at: row.updated_at,
  }
}
