import type {
  FirmwareRolloutDevice,
  FirmwareRolloutDeviceQuery,
  List,
  RolloutDeviceSort,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import { starterName } from './rolloutRows.ts'

/** Rollouts that the history of a device lists. */
const HISTORY_MAX = 100

const deviceList: RowList<RolloutDeviceSort> = {
  name: 'firmware_rollout_devices',
  table: 'firmware_rollout_devices',
  id: 'firmware_rollout_devices.node_id',
  sort: {
    wave: [key('firmware_rollout_devices.wave', 'int4')],
    serial: [key('firmware_rollout_devices.node_id', 'text')],
    changed: [key('firmware_rollout_devices.changed_at', 'int8')],
  },
  defaultSort: 'wave',
  search: [
    sql.ref('firmware_rollout_devices.node_id'),
    sql`(select nodes.name from nodes where nodes.id = firmware_rollout_devices.node_id)`,
  ],
}

const deviceRows = (db: Db) =>
  db
    .selectFrom('firmware_rollout_devices')
    .innerJoin('firmware_rollouts', 'firmware_rollouts.id', 'firmware_rollout_devices.rollout_id')
    .innerJoin('firmware_images', 'firmware_images.id', 'firmware_rollouts.image_id')
    .innerJoin('nodes', 'nodes.id', 'firmware_rollout_devices.node_id')
    .selectAll('firmware_rollout_devices')
    .select([
      'nodes.serial',
      'nodes.name',
      'firmware_images.version',
      starterName.as('started_by_name'),
    ])

type DeviceRow = Awaited<ReturnType<ReturnType<typeof deviceRows>['execute']>>[number]

/** One part of the devices of a rollout that match a query. */
export async function findRolloutDevices(
  db: Db,
  rolloutId: string,
  query: FirmwareRolloutDeviceQuery,
): Promise<List<FirmwareRolloutDevice>> {
  const { state: states = [] } = query
  const filters: Condition[] =
    states.length === 0 ? [] : [sql`firmware_rollout_devices.state = any(${states}::text[])`]
  const { data, ...rest } = await listOf(db, deviceList, {
    query,
    visible: sql`firmware_rollout_devices.rollout_id = ${rolloutId}`,
    filters,
    select: deviceRows(db).where('firmware_rollout_devices.rollout_id', '=', rolloutId),
  })
  return { data: data.map(deviceView), ...rest }
}

/**
 * Rollouts that a device was part of, the newest first.
 *
 * @param organizationId the owner: what it did under an earlier one is not theirs to see
 */
export async function firmwareHistory(
  db: Db,
  nodeId: string,
  organizationId: string | null,
): Promise<FirmwareRolloutDevice[]> {
  const rows = await deviceRows(db)
    .where('firmware_rollout_devices.node_id', '=', nodeId)
    .where('firmware_rollouts.organization_id', '=', organizationId ?? '')
    .orderBy('firmware_rollout_devices.changed_at', 'desc')
    .orderBy('firmware_rollout_devices.rollout_id')
    .limit(HISTORY_MAX)
    .execute()
  return rows.map(deviceView)
}

function deviceView(row: DeviceRow): FirmwareRolloutDevice {
  return {
    rollout_id: row.rollout_id,
    node_id: row.node_id,
    serial: row.serial,
    name: row.name,
    wave: row.wave,
    state: row.state,
    from_version: row.from_version,
    to_version: row.version,
    goes_back: row.earlier_image_id !== null,
    percent: row.percent,
    reason: row.reason,
    offered_at: row.offered_at,
    updated_at: row.updated_at,
    changed_at: row.changed_at,
    started_by_name: row.started_by_name,
  }
}
