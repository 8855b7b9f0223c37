import { SECOND_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { isOpenSql } from '../../storage/store/webhookSql.ts'
import type { DeliveryRow, WebhookRow } from './attempt.ts'

/** How long a process holds a webhook without writing results of its deliveries. */
export const LEASE_MS = 30 * SECOND_MS
/** Deliveries of one webhook per read. */
const DELIVERIES_AT_ONCE = 50

/** Deliveries that a user requests are sent even while a webhook is disabled; events are not. */
const IS_WANTED = sql`(webhooks.is_enabled or delivery.kind <> 'event')`

const IS_OPEN = sql.raw(isOpenSql('webhooks'))

const isDue = (now: number) => sql`(
  (webhooks.is_enabled and webhooks.resumes_at <= ${now} and exists (
    select from webhook_deliveries delivery where delivery.webhook_id = webhooks.id
      and delivery.state = 'waiting' and not delivery.is_aside))
  or exists (select from webhook_deliveries delivery where delivery.webhook_id = webhooks.id
    and delivery.state = 'waiting' and delivery.is_aside and delivery.due_at <= ${now} and ${IS_WANTED}))`

export interface TakeOptions {
  /** ms UTC. */
  now: number
  /** Maximum of webhooks taken. */
  limit: number
  /** Maximum of failing ones among these: unresponsive targets must not take the places of all others. */
  failingLimit: number
  /** Webhooks that this process is already sending to. */
  besides: readonly string[]
}

/**
 * Takes webhooks with due deliveries: no other process sends to them until the lease ends, so that each gets its
 * deliveries in order.
 */
export async function takeWebhooks(
  db: Kysely<Tables>,
  { now, limit, failingLimit, besides }: TakeOptions,
): Promise<WebhookRow[]> {
  const free = sql`webhooks.lease_until <= ${now} and webhooks.id <> all(${[...besides]}::text[])
    and ${isDue(now)} and ${IS_OPEN}`
  const { rows } = await sql<WebhookRow>`
    update webhooks set lease_until = ${now + LEASE_MS}, fence = fence + 1
    where id in (
      select id from webhooks where id in (
        select id from (
          (select id, 0 as place from webhooks where failing_since is null and ${free} limit ${limit})
          union all
          (select id, 1 as place from webhooks where failing_since is not null and ${free}
            order by resumes_at limit ${failingLimit})
        ) due order by place limit ${limit})
      for no key update skip locked)
    and lease_until <= ${now}
    returning *`.execute(db)
  return rows
}

/** When the next delivery is due, ms UTC; null: none is waiting. */
export async function nextSent(db: Kysely<Tables>): Promise<number | null> {
  const { rows } = await sql<{ due: number | null }>`
    select min(greatest(due_at, lease_until)) as due from (
      select webhooks.resumes_at as due_at, webhooks.lease_until from webhooks
      where webhooks.is_enabled and ${IS_OPEN} and exists (
        select from webhook_deliveries delivery where delivery.webhook_id = webhooks.id
          and delivery.state = 'waiting' and not delivery.is_aside)
      union all
      select delivery.due_at, webhooks.lease_until from webhook_deliveries delivery
      join webhooks on webhooks.id = delivery.webhook_id
      where delivery.state = 'waiting' and delivery.is_aside and ${IS_WANTED} and ${IS_OPEN}
    ) waiting`.execute(db)
  return rows[0]?.due ?? null
}

/** The next deliveries of a webhook, in this order: due ones that were put aside, then its queue. */
export async function nextDeliveries(
  db: Db,
  { id, is_enabled, resumes_at: resumesAt }: WebhookRow,
  now: number,
): Promise<DeliveryRow[]> {
  const waiting = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(DELIVERIES_AT_ONCE)
  const aside = await waiting
    .where('is_aside', '=', true)
    .where('due_at', '<=', now)
    .$if(!is_enabled, (query) => query.where('kind', '<>', 'event'))
    .execute()
  const isHeldUp = !is_enabled || resumesAt > now
  return isHeldUp ? aside : [...aside, ...(await waiting.where('is_aside', '=', false).execute())]
}
