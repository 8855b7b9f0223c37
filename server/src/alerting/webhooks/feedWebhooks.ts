import { SECOND_MS } from '@airshed/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { BY_INDEX } from '../../storage/store/measurements/createMeasurementStore.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { isOpenSql } from '../../storage/store/webhookSql.ts'
import { addDeliveries } from './addDeliveries.ts'
import { takeMeasurementMarks } from './takeMeasurementMarks.ts'
import { takeStatusMarks } from './takeStatusMarks.ts'

/** Readings that arrive within this time form one event, as far as they fit. */
const MEASUREMENTS_EVERY_MS = 10 * SECOND_MS

interface FedWebhook {
  id: string
  organization_id: string
  /** Whether it is enabled, and its organization sends events. */
  is_notified: boolean
  is_measured: boolean
}

/**
 * Creates events from the readings and the changes of devices that are marked for one webhook. Marks and events change
 * in one transaction: if the process dies, nothing has changed.
 *
 * @returns how many webhooks were processed; 0: nothing is waiting, or other processes are doing it
 */
export async function feedWebhooks(
  context: Pick<ServerContext, 'store' | 'bus' | 'clock'>,
): Promise<number> {
  return context.store.db.transaction().execute(async (tx) => {
    await sql.raw(BY_INDEX).execute(tx)
    const now = context.clock()
    const webhook = await takeMarked(tx, now)
    if (webhook === undefined) return 0
    if (!webhook.is_notified) {
      await forgetMarks(tx, webhook.id)
      return 1
    }
    const statuses = await takeStatusMarks(tx, webhook, now)
    const measured = webhook.is_measured ? await takeMeasurementMarks(tx, webhook, now) : null
    const events = [...statuses, ...(measured === null ? [] : [measured])]
    const webhookIds = [webhook.id]
    await addDeliveries(
      context,
      tx,
      events.map((event) => ({ event, webhookIds })),
    )
    if (webhook.is_measured) await noteMeasured(tx, webhook.id, now)
    return 1
  })
}

/**
 * The webhooks that a table has marks of, as a part of `with recursive`: one step in the index from each of them to the
 * next. Asking for each webhook whether it has marks is slow: while many wait, the planner expects some for every
 * webhook, and for one without any reads those of all others.
 *
 * @param name the name of this part, which has one column, `id`
 */
const markedSql = (name: string, table: 'webhook_marks' | 'webhook_status_marks') =>
  sql.raw(`${name} (id) as (
    (select webhook_id from ${table} order by webhook_id limit 1)
    union all
    select next.webhook_id from ${name} cross join lateral (
      select webhook_id from ${table} where webhook_id > ${name}.id order by webhook_id limit 1) next)`)
const MEASURED = markedSql('measured', 'webhook_marks')
const CHANGED = markedSql('changed', 'webhook_status_marks')

/** Locks a webhook with marks; those locked by other processes are skipped. */
async function takeMarked(tx: Transaction<Tables>, now: number): Promise<FedWebhook | undefined> {
  const isDue = sql`measured_at <= ${now - MEASUREMENTS_EVERY_MS}`
  const { rows } = await sql<FedWebhook>`
    with recursive ${MEASURED}, ${CHANGED}
    select id, organization_id, (is_enabled and ${sql.raw(isOpenSql('webhooks'))}) as is_notified,
      (${isDue} and id in (select id from measured)) as is_measured from webhooks
    where id in (select id from measured union select id from changed)
      and (${isDue} or id in (select id from changed))
    order by measured_at limit 1
    for no key update skip locked`.execute(tx)
  return rows[0]
}

/** Schedules the next event after the pause, unless some readings did not fit into this one. */
async function noteMeasured(tx: Transaction<Tables>, id: string, now: number): Promise<void> {
  await sql`update webhooks set measured_at = case
      when exists (select from (
        select from webhook_marks where webhook_id = ${id} order by id limit 1) first)
      then ${now - MEASUREMENTS_EVERY_MS}::int8 else ${now}::int8 end
    where id = ${id}`.execute(tx)
}

/** Deletes marks: nothing is reported from the time in which a webhook is disabled or its organization closed. */
export async function forgetMarks(tx: Transaction<Tables>, webhookId: string): Promise<void> {
  for (const table of ['webhook_marks', 'webhook_status_marks'] as const) {
    await tx.deleteFrom(table).where('webhook_id', '=', webhookId).execute()
  }
}

/** When the next readings may form an event, ms UTC; null: none are waiting. */
export async function nextFed(db: Kysely<Tables>): Promise<number | null> {
  const { rows } = await sql<{ due: number | null }>`
    with recursive ${MEASURED}
    select min(measured_at) + ${sql.lit(MEASUREMENTS_EVERY_MS)}::int8 as due from webhooks
    where id in (select id from measured)`.execute(db)
  return rows[0]?.due ?? null
}
