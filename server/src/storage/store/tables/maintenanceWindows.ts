import type { MaintenanceCoversKind } from '@airshed/schemas'
import type { ColumnType } from 'kysely'
import type { Millis } from './columns.ts'

/** A time in which alerts of some devices notify nobody. */
export interface MaintenanceWindowsTable {
  id: string
  organization_id: string
  name: string
  starts_at: Millis
  /** Exclusive. */
  ends_at: Millis
  covers: MaintenanceCoversKind
  /** The center of a site, degrees; null: it covers something else. */
  latitude: number | null
  longitude: number | null
  radius_m: number | null
  version: ColumnType<number, number | undefined>
  created_at: Millis
}

/** Devices named by a window. */
export interface MaintenanceWindowNodesTable {
  window_id: string
  node_id: string
}
