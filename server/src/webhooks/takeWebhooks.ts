import { SECOND_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { Db } from '../store/db.ts'
import type { Tables } from '../store/tables.ts'
import { isOpenSql } from '../store/webhookSql.ts'
import type { DeliveryRow, WebhookRow } from './attempt.ts'

/** For so long a process holds a webhook without writing what came of its deliveries. */
export const LEASE_MS = 30 * SECOND_MS
/** Deliveries of one webhook that are read at once. */
const DELIVERIES_AT_ONCE = 50

/** What somebody asks for is sent while a webhook is disabled too; what happens is not. */
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
  /** Webhooks that are taken at most. */
  limit: number
  /** Of these, such as fail: targets that do not answer must not take the places of all others. */
  failingLimit: number
  /** Those that this process is at. */
  besides: readonly string[]
}

/**
 * Takes webhooks for which something is to be sent: nobody else sends to them until the lease ends, so each is sent its
 * deliveries one after the other.
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

/** When something is to be sent next, ms UTC; null: nothing waits. */
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

/** What a webhook is sent next, in this order: what is aside and due, then its line. */
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
