import { maintenanceState } from '@airshed/domain'
import type { MaintenanceWindow } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import { mayChange } from '../../../access/entities/mayChange.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { coversOf } from '../coversOf.ts'
import type { MaintenanceWindowsTable } from '../../../storage/store/tables/maintenanceWindows.ts'

export type WindowRow = Selectable<MaintenanceWindowsTable>

/** A window with the devices that it names. */
export type FullWindow = WindowRow & { node_ids: string[] }

/** A maintenance window as the API returns it. */
export function windowView(row: FullWindow, caller: Caller, now: number): MaintenanceWindow {
  const { starts_at, ends_at, organization_id, name, version, created_at } = row
  const state = maintenanceState({ startsAtMs: starts_at, endsAtMs: ends_at }, now)
  const isManager = mayChange(caller, 'manage_devices', organization_id)
  return {
    _id: row.id,
    organization_id,
    name,
    starts_at,
    ends_at,
    state,
    covers: coversOf(row),
    version,
    created_at,
    actions: isManager ? (state === 'over' ? ['delete'] : ['modify', 'delete']) : [],
  }
}

/** What the audit log records about a window. */
export const windowFacts = (row: FullWindow) => ({
  name: row.name,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  covers: coversOf(row),
})
