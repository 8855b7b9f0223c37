import { HOUR_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import { Type } from 'typebox'
import { alertsOfNodes } from '../../storage/store/alertSources/linkAlerts.ts'
import { linkAlerts } from '../../storage/store/alertSources/linkAlerts.ts'
import type { ServerContext } from '../../context.ts'
import { recordEvents } from '../../access/events/record.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { leaseNodes } from '../../fleet/nodes/changes/moveNodes.ts'
import { deleteNodes } from '../../fleet/nodes/changes/removeNodes.ts'
import { KEPT_MS } from './deleteOrganization.ts'

/** Devices, or rows of another kind, per transaction, so that other work can run in between. */
const DEVICES_AT_ONCE = 50
const ROWS_AT_ONCE = 500
/** Tables that are kept as history until it expires, and those that are emptied in another way. */
const KEPT_TABLES = ['events', 'nodes']

const removeDeleted = defineJob({ kind: 'organizations.remove', payload: Type.Object({}) })

/** Removes deleted organizations that were not restored in time, every hour. */
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
 * Organizations whose retention period has ended, and those that a process began to remove. From then on they
 * cannot be restored.
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
 * Removes a batch of an organization's data; the organization itself is removed last. If the process dies after any
 * step, the next one continues.
 *
 * @param now ms UTC
 * @returns false if nothing is left
 */
export async function removeSome(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  if (await endLeases(db, id, now)) return true
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

/** Devices that others leased to the organization go back to their owners, as if each lease had been ended. */
async function endLeases(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const leased = await tx
      .selectFrom('nodes')
      .select(['id', 'organization_id'])
      .where('leased_to', '=', id)
      .orderBy('id')
      .limit(DEVICES_AT_ONCE)
      .forUpdate()
      .execute()
    if (leased.length === 0) return false
    const ids = leased.map(({ id: nodeId }) => nodeId)
    const alertIds = await alertsOfNodes(tx, ids)
    const withdrawn = await leaseNodes(tx, ids, null, now)
    await linkAlerts(tx, alertIds, now)
    await recordEvents(
      tx,
      leased.map(({ id: rowId, organization_id: organizationId }) => ({
        ts: now,
        name: 'node.lease-ended',
        actor: { kind: 'system' as const, id: null, name: 'Airshed' },
        organizationId,
        entity: 'nodes',
        rowId,
        before: { leased_to: id },
        after: { leased_to: null },
        detail: { withdrawn: withdrawn.get(rowId) ?? [], reason: 'organization.removed' },
      })),
    )
    return true
  })
}

/** Their readings become unreachable along with them; a separate job removes those. */
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

/** Webhooks have up to 11,000 deliveries each, which would otherwise be deleted with them in one statement. */
async function removeDeliveries(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from webhook_deliveries where id in (
    select delivery.id from webhooks cross join lateral (
      select id from webhook_deliveries where webhook_id = webhooks.id
      limit ${ROWS_AT_ONCE}) delivery
    where webhooks.organization_id = ${id} limit ${ROWS_AT_ONCE})`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/**
 * Every table in the store whose rows belong to an organization. Templates come last: their alerts would otherwise be
 * deleted with them in one statement.
 */
async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select columns.table_name as name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where column_name = 'organization_id' and table_schema = current_schema()
      and table_type = 'BASE TABLE' and table_name <> all(${KEPT_TABLES}::text[])
    order by columns.table_name = 'alert_templates', columns.table_name`.execute(db)
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
