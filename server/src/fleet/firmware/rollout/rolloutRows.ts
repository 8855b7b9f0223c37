import {
  ROLLOUT_DEVICE_STATES,
  type FirmwareRollout,
  type FirmwareRolloutQuery,
  type FirmwareRolloutState,
  type List,
  type RolloutAction,
  type RolloutSort,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { mayChange } from '../../../access/entities/mayChange.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'

const rolloutList: RowList<RolloutSort> = {
  name: 'firmware_rollouts',
  table: 'firmware_rollouts',
  id: 'firmware_rollouts.id',
  sort: { created: [key('firmware_rollouts.created_at', 'int8')] },
  defaultSort: '-created',
  search: [],
}

/** State → number of devices; states without a device are absent. */
const units = sql<
  Partial<FirmwareRollout['units']>
>`(select coalesce(json_object_agg(state, count), '{}')
  from (select state, count(*)::int4 as count from firmware_rollout_devices
    where rollout_id = firmware_rollouts.id group by state) counted)`

/** Name of the user who started a rollout. */
export const starterName = sql<string | null>`(select
    coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
  from users where users.id = firmware_rollouts.created_by)`

const rolloutRows = (db: Db) =>
  db
    .selectFrom('firmware_rollouts')
    .innerJoin('firmware_images', 'firmware_images.id', 'firmware_rollouts.image_id')
    .selectAll('firmware_rollouts')
    .select([
      'firmware_images.version',
      'firmware_images.device_type',
      units.as('units'),
      starterName.as('created_by_name'),
    ])

type RolloutRow = Awaited<ReturnType<ReturnType<typeof rolloutRows>['execute']>>[number]

/** One part of the rollouts that match a query. */
export async function findRollouts(
  db: Db,
  visible: VisibleRows,
  query: FirmwareRolloutQuery,
  caller: Caller,
): Promise<List<FirmwareRollout>> {
  const { image_id: imageId } = query
  const filters: Condition[] =
    imageId === undefined ? [] : [sql`firmware_rollouts.image_id = ${imageId}`]
  const select = rolloutRows(db)
  const { data, ...rest } = await listOf(db, rolloutList, { query, visible, filters, select })
  return { data: data.map((row) => rolloutView(row, caller)), ...rest }
}

/** One rollout as the API returns it. */
export const findRollout = async (db: Db, id: string, caller: Caller): Promise<FirmwareRollout> =>
  rolloutView(
    await rolloutRows(db).where('firmware_rollouts.id', '=', id).executeTakeFirstOrThrow(),
    caller,
  )

/** Calls that a rollout accepts, by its state. A finished one may still turn out to have been a mistake. */
export const ROLLOUT_ACTIONS_OF: Readonly<Record<FirmwareRolloutState, readonly RolloutAction[]>> =
  {
    running: ['pause', 'roll_back', 'cancel'],
    paused: ['continue', 'roll_back', 'cancel'],
    rolling_back: ['cancel'],
    finished: ['roll_back'],
    cancelled: ['roll_back'],
    rolled_back: [],
  }

function rolloutView(row: RolloutRow, caller: Caller): FirmwareRollout {
  const counted = Object.fromEntries(
    ROLLOUT_DEVICE_STATES.map((state) => [state, row.units[state] ?? 0]),
  ) as FirmwareRollout['units']
  return {
    id: row.id,
    organization_id: row.organization_id,
    image_id: row.image_id,
    version: row.version,
    device_type: row.device_type,
    state: row.state,
    pause: row.pause,
    waves: row.waves,
    gates: row.gates,
    wave: row.wave,
    wave_started_at: row.wave_started_at,
    units: counted,
    created_by_name: row.created_by_name,
    created_at: row.created_at,
    ended_at: row.ended_at,
    actions: mayChange(caller, 'admin_devices', row.organization_id)
      ? [...ROLLOUT_ACTIONS_OF[row.state]]
      : [],
  }
}
