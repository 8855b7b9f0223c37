import type {
  DashboardChange,
  DashboardConfiguration,
  DashboardDocument,
  DashboardRange,
} from '@airshed/schemas'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

export interface DashboardsTable {
  id: string
  name: string
  description: string
  organization_id: string
  /** null: shared. */
  user_id: string | null
  configuration: Json<DashboardConfiguration>
  range: Json<DashboardRange> | null
  is_updates_on: ColumnType<boolean, boolean | undefined>
  version: ColumnType<number, number | undefined>
  /** Comes from a file of the server. */
  is_provisioned: ColumnType<boolean, boolean | undefined>
  created_at: Millis
  updated_at: Millis
}

/** A saved version of a dashboard; the newest one is the current dashboard. */
export interface DashboardVersionsTable {
  dashboard_id: string
  version: number
  /** null: unknown, or the user was deleted. */
  user_id: string | null
  /** Full name at that time; empty: unknown. */
  author: string
  created_at: Millis
  /** Differences from the previous version. */
  changes: JSONColumnType<DashboardChange[], string, string>
  /** The version that was restored. */
  restored_from: number | null
  document: Json<DashboardDocument>
}

export interface DashboardStarsTable {
  user_id: string
  dashboard_id: string
}
