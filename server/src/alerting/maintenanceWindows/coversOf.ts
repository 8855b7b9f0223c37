import type { MaintenanceCovers } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { MaintenanceWindowsTable } from '../../storage/store/tables/maintenanceWindows.ts'

/** What a window covers, as it is stored. */
type CoversRow = Pick<
  Selectable<MaintenanceWindowsTable>,
  'covers' | 'latitude' | 'longitude' | 'radius_m'
> & {
  node_ids: string[]
}

/** What a window covers, from its row. */
export function coversOf(row: CoversRow): MaintenanceCovers {
  const { covers, latitude, longitude, radius_m: radiusM } = row
  if (covers === 'devices') return { kind: covers, node_ids: row.node_ids }
  if (latitude === null || longitude === null || radiusM === null) return { kind: 'all' }
  return { kind: 'site', coordinates: [latitude, longitude], radius_m: radiusM }
}
