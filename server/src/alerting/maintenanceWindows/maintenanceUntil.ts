import { coveredUntilMs, watchedPointIds, type CoverableDevice } from '@airshed/domain'
import type { AlertCondition } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { coversOf } from './coversOf.ts'

type Tx = Transaction<Tables>

interface WatchedDevices {
  organizationId: string
  conditions: readonly AlertCondition[]
  /** ms UTC. */
  now: number
  /**
   * Whether to lock windows until the transaction ends: a later change of one then finds what was decided
   * by it.
   */
  isLocking: boolean
}

/**
 * Until when all devices watched by conditions are under maintenance, as far as is known now. Most
 * organizations have no current window: that takes one index look-up.
 *
 * @returns ms UTC; null if one of the devices is not under maintenance
 */
export async function maintenanceUntil(tx: Tx, watched: WatchedDevices): Promise<number | null> {
  const { organizationId, conditions, now, isLocking } = watched
  const rows = await tx
    .selectFrom('maintenance_windows')
    .select(['id', 'starts_at', 'ends_at', 'covers', 'latitude', 'longitude', 'radius_m'])
    .where('organization_id', '=', organizationId)
    .where('ends_at', '>', now)
    .where('starts_at', '<=', now)
    .$if(isLocking, (query) => query.forShare())
    .execute()
  if (rows.length === 0) return null
  const devices = await watchedDevices(tx, [...new Set(conditions.flatMap(watchedPointIds))])
  const named = await namedAmong(
    tx,
    rows.map(({ id }) => id),
    devices.map(({ id }) => id),
  )
  return coveredUntilMs(
    devices,
    rows.map((row) => ({
      startsAtMs: row.starts_at,
      endsAtMs: row.ends_at,
      covers: coversOf({ ...row, node_ids: named.get(row.id) ?? [] }),
    })),
    now,
  )
}

/** The devices of data points; deleted ones are left out. */
async function watchedDevices(tx: Tx, pointIds: readonly string[]): Promise<CoverableDevice[]> {
  const rows = await tx
    .selectFrom('nodes')
    .select(['id', 'latitude', 'longitude'])
    .where(
      sql<boolean>`id in (select node_id from data_points where id = any(${[...pointIds]}::text[]))`,
    )
    .execute()
  return rows.map(({ id, latitude, longitude }) => ({
    id,
    place: latitude === null || longitude === null ? null : [latitude, longitude],
  }))
}

/** The devices among these that each of these windows names, by the id of the window. */
async function namedAmong(
  tx: Tx,
  windowIds: readonly string[],
  nodeIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ window_id: string; node_ids: string[] }>`
    select window_id, array_agg(node_id) as node_ids from maintenance_window_nodes
    where window_id = any(${[...windowIds]}::text[]) and node_id = any(${[...nodeIds]}::text[])
    group by window_id`.execute(tx)
  return new Map(rows.map((row) => [row.window_id, row.node_ids]))
}
