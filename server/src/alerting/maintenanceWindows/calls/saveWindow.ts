import { randomUUID } from 'node:crypto'
import { maintenanceState } from '@airshed/domain'
import {
  MAINTENANCE_WINDOWS_MAX,
  type MaintenanceCovers,
  type MaintenanceWindowEdit,
  type NewMaintenanceWindow,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { recheckNotices } from '../recheckNotices.ts'
import { changeRow } from '../../../storage/rows/changeRow.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { checkWindow } from './checkWindow.ts'
import { fullWindow } from './queries.ts'
import { windowView, type FullWindow, type WindowRow } from './windowView.ts'

type Tx = Transaction<Tables>
export type SavingContext = Pick<ServerContext, 'bus' | 'clock'>

/** @throws ApiError VALIDATION_FAILED, MAINTENANCE_LIMIT */
export async function insertWindow(
  { clock }: SavingContext,
  tx: Tx,
  caller: Caller,
  { organization_id: organizationId, covers, ...draft }: NewMaintenanceWindow,
): Promise<FullWindow> {
  const now = clock()
  await checkWindow(tx, caller, {
    organizationId,
    startsAtMs: draft.starts_at,
    endsAtMs: draft.ends_at,
    covers,
    endsAfterMs: now,
    knownIds: [],
  })
  // Serializes concurrent inserts, so that the limit holds.
  await sql`select from organizations where id = ${organizationId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom('maintenance_windows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAINTENANCE_WINDOWS_MAX) {
    throw apiError('MAINTENANCE_LIMIT', { limit: String(MAINTENANCE_WINDOWS_MAX) })
  }
  const id = randomUUID()
  await tx
    .insertInto('maintenance_windows')
    .values({
      id,
      organization_id: organizationId,
      name: draft.name.trim(),
      starts_at: draft.starts_at,
      ends_at: draft.ends_at,
      ...columnsOf(covers),
      created_at: now,
    })
    .execute()
  await nameNodes(tx, id, covers)
  return fullWindow(tx, id)
}

/**
 * Changes a window whose row is locked.
 *
 * @throws ApiError VALIDATION_FAILED, MAINTENANCE_OVER, and 409 CONFLICT if someone saved since `version`
 */
export async function updateWindow(
  context: SavingContext,
  tx: Tx,
  caller: Caller,
  row: WindowRow,
  { version, covers, ...draft }: MaintenanceWindowEdit,
): Promise<FullWindow> {
  const now = context.clock()
  await changeRow(tx, {
    table: 'maintenance_windows',
    row,
    version,
    conflict: async ({ id }) => ({
      reason: 'Somebody has changed the maintenance window in the meantime',
      newest: windowView(await fullWindow(tx, id), caller, now),
    }),
    apply: async ({ id, organization_id: organizationId, starts_at, ends_at }) => {
      const span = { startsAtMs: starts_at, endsAtMs: ends_at }
      if (maintenanceState(span, now) === 'over') throw apiError('MAINTENANCE_OVER')
      const { node_ids: knownIds } = await fullWindow(tx, id)
      await checkWindow(tx, caller, {
        organizationId,
        startsAtMs: draft.starts_at,
        endsAtMs: draft.ends_at,
        covers,
        endsAfterMs: null,
        knownIds,
      })
      await tx.deleteFrom('maintenance_window_nodes').where('window_id', '=', id).execute()
      await nameNodes(tx, id, covers)
      return { ...draft, name: draft.name.trim(), ...columnsOf(covers) }
    },
  })
  await recheckNotices(context, tx, row.organization_id)
  return fullWindow(tx, row.id)
}

const columnsOf = (covers: MaintenanceCovers) => ({
  covers: covers.kind,
  latitude: covers.kind === 'site' ? covers.coordinates[0] : null,
  longitude: covers.kind === 'site' ? covers.coordinates[1] : null,
  radius_m: covers.kind === 'site' ? covers.radius_m : null,
})

async function nameNodes(tx: Tx, windowId: string, covers: MaintenanceCovers): Promise<void> {
  if (covers.kind !== 'devices') return
  await sql`insert into maintenance_window_nodes (window_id, node_id)
    select ${windowId}, unnest(${[...covers.node_ids]}::text[])`.execute(tx)
}
