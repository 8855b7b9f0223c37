import { HOUR_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { recordEvents } from '../../events/record.ts'
import { defineJob } from '../../jobs/defineJob.ts'
import type { Tables } from '../../store/tables.ts'
import { deleteNodes } from '../nodes/changes/removeNodes.ts'
import { KEPT_MS } from './deleteOrganization.ts'

/** Devices, and rows of any other kind, of one transaction: others get their turn in between. */
const DEVICES_AT_ONCE = 50
const ROWS_AT_ONCE = 500
/** Tables that keep what happened, until it is too old, and those that are emptied in another way. */
const KEPT_TABLES = ['events', 'nodes']

const removeDeleted = defineJob({ kind: 'organizations.remove', payload: Type.Object({}) })

/** Removes organizations that were deleted and not restored in time, each hour. */
export function keepDeletedRemoved({
  store,
  jobs,
  clock,
}: Pick<ServerContext, 'store' | 'jobs' | 'clock'>): void {
  jobs.work(removeDeleted, async ({ signal, log }) => {
    for (const id of await dueOrganizations(store.db, clock())) {
      while (await removeSome(store.db, id, clock())) signal.throwIfAborted()
      log.info({ organization: id }, 'A deleted organization was removed')
    }
  })
  jobs.every(removeDeleted, { everyMs: HOUR_MS })
}

/**
 * Organizations whose time is over, and those that a process began to remove. None of them can be restored
 * from then on.
 *
 * @param now ms UTC
 */
export async function dueOrganizations(db: Kysely<Tables>, now: number): Promise<string[]> {
  await db
    .updateTable('organizations')
    .set({ removing_since: now })
    .where('deleted_at', '<=', now - KEPT_MS)
    .where('removing_since', 'is', null)
    .execute()
  const rows = await db
    .selectFrom('organizations')
    .select('id')
    .where('removing_since', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Removes some of what belongs to an organization; the organization itself goes last. A process may die
 * after any of these steps: the next one goes on.
 *
 * @param now ms UTC
 * @returns false: nothing is left
 */
export async function removeSome(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  if (await removeDevices(db, id, now)) return true
  if (await removeDeliveries(db, id)) return true
  for (const table of await tablesOf(db)) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where organization_id = ${id}
      limit ${ROWS_AT_ONCE})`.execute(db)
    if ((numAffectedRows ?? 0n) > 0n) return true
  }
  return removeLast(db, id, now)
}

/** Their readings are out of reach with them, and a job of its own removes these. */
async function removeDevices(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const nodes = await tx
      .selectFrom('nodes')
      .select('id')
      .where('organization_id', '=', id)
      .orderBy('id')
      .limit(DEVICES_AT_ONCE)
      .forUpdate()
      .execute()
    if (nodes.length === 0) return false
    await deleteNodes(
      tx,
      nodes.map(({ id: nodeId }) => nodeId),
      now,
    )
    return true
  })
}

/** Webhooks have up to 11,000 deliveries each, which would go with them in one statement. */
async function removeDeliveries(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from webhook_deliveries where id in (
    select delivery.id from webhooks cross join lateral (
      select id from webhook_deliveries where webhook_id = webhooks.id
      limit ${ROWS_AT_ONCE}) delivery
    where webhooks.organization_id = ${id} limit ${ROWS_AT_ONCE})`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Every table whose rows belong to an organization, as the store has them. */
async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select columns.table_name as name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where column_name = 'organization_id' and table_schema = current_schema()
      and table_type = 'BASE TABLE' and table_name <> all(${KEPT_TABLES}::text[])
    order by columns.table_name`.execute(db)
  return rows.map(({ name }) => name)
}

async function removeLast(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('organizations')
      .where('id', '=', id)
      .where('removing_since', 'is not', null)
      .returning(['name', 'external_id', 'deleted_at'])
      .executeTakeFirst()
    if (row === undefined) return false
    await recordEvents(tx, [
      {
        ts: now,
        name: 'organization.removed',
        actor: { kind: 'system', id: null, name: 'Airshed' },
        organizationId: id,
        entity: 'organizations',
        rowId: id,
        before: row,
      },
    ])
    return false
  })
}
