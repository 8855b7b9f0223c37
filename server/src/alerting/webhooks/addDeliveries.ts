import { randomUUID } from 'node:crypto'
import { WEBHOOK_WAITING_MAX, type WebhookEvent } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { isOpenSql } from '../../storage/store/webhookSql.ts'
import { WEBHOOKS_TOPIC } from './topic.ts'

/** An event, and the webhooks that it is sent to. */
interface DeliveredEvent {
  event: WebhookEvent
  webhookIds: readonly string[]
}

/**
 * Writes events to the outbox of webhooks, in the transaction that causes them: they are sent at least once, each
 * time with the same id. For a webhook with too many pending deliveries, events are dropped and counted.
 */
export async function addDeliveries(
  { bus, clock }: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Transaction<Tables>,
  events: readonly DeliveredEvent[],
): Promise<void> {
  const webhookIds = [...new Set(events.flatMap((one) => one.webhookIds))]
  if (webhookIds.length === 0) return
  const now = clock()
  const room = await roomOf(tx, webhookIds)
  const dropped = new Map<string, number>()
  const rows = events.flatMap(({ event, webhookIds: ids }) => {
    const body = JSON.stringify(event)
    const eventId = `msg_${randomUUID()}`
    return ids.flatMap((webhookId) => {
      const left = room.get(webhookId)
      if (left === undefined) return []
      room.set(webhookId, left - 1)
      if (left <= 0) {
        dropped.set(webhookId, (dropped.get(webhookId) ?? 0) + 1)
        return []
      }
      return [
        {
          id: randomUUID(),
          webhook_id: webhookId,
          event_id: eventId,
          event_type: event.type,
          kind: 'event' as const,
          body,
          due_at: now,
          created_at: now,
        },
      ]
    })
  })
  if (rows.length > 0) await tx.insertInto('webhook_deliveries').values(rows).execute()
  // Always in the same order, so that concurrent transactions cannot deadlock.
  for (const [id, count] of [...dropped].toSorted()) {
    await tx
      .updateTable('webhooks')
      .set(({ eb }) => ({ dropped_count: eb('dropped_count', '+', count) }))
      .where('id', '=', id)
      .execute()
  }
  await afterCommit(tx, () => bus.signal(WEBHOOKS_TOPIC))
}

/** How many more deliveries may wait for each webhook; webhooks of closed organizations are left out. */
async function roomOf(
  tx: Transaction<Tables>,
  webhookIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; waiting: number }>`
    select id, (select count(*)::int4 from (
      select from webhook_deliveries where webhook_id = asked.id and state = 'waiting'
      limit ${sql.lit(WEBHOOK_WAITING_MAX)}) counted) as waiting
    from webhooks asked where id = any(${[...webhookIds]}::text[])
      and ${sql.raw(isOpenSql('asked'))}`.execute(tx)
  return new Map(rows.map(({ id, waiting }) => [id, WEBHOOK_WAITING_MAX - waiting]))
}
