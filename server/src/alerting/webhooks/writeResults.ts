import type { WebhookResponse } from '@airshed/schemas'
import { sql, type Kysely, type Transaction } from 'kysely'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { Attempt, WebhookRow } from './attempt.ts'
import { disableFailing, disablingReason } from './disableFailing.ts'
import type { DeliveryResult, SendContext } from './result.ts'
import { recordFailing } from './recordFailing.ts'
import { LEASE_MS } from './takeWebhooks.ts'

/**
 * Writes results of deliveries, and extends the lease.
 *
 * @returns the webhook as it is now; null if it is gone, or another process has it, and nothing was written
 */
export async function writeResults(
  context: SendContext,
  held: WebhookRow,
  results: readonly DeliveryResult[],
): Promise<WebhookRow | null> {
  const now = context.clock()
  return context.store.db.transaction().execute(async (tx) => {
    const webhook = await tx
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', held.id)
      .where('fence', '=', held.fence)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const last = results.at(-1)
    if (webhook === undefined || last === undefined) return null
    await writeDeliveries(tx, results)
    const failingSince = failingSinceOf(webhook, results)
    const next: WebhookRow = {
      ...webhook,
      lease_until: now + LEASE_MS,
      last_used_at: last.attempt.at,
      last_response: responseOf(last.attempt),
      failing_since: failingSince,
      resumes_at: resumesAtOf(webhook, results),
    }
    await tx
      .updateTable('webhooks')
      .set({
        lease_until: next.lease_until,
        last_used_at: next.last_used_at,
        last_response: JSON.stringify(next.last_response),
        failing_since: failingSince,
        resumes_at: next.resumes_at,
      })
      .where('id', '=', held.id)
      .execute()
    const reason = disablingReason(next, results, now)
    if (reason !== null && (await disableFailing(context, tx, next, reason))) {
      return { ...next, is_enabled: false, disabled_reason: reason }
    }
    if ((failingSince === null) !== (webhook.failing_since === null)) {
      await recordFailing(tx, next, now)
      await afterCommit(tx, () => context.bus.signal(EVENTS_TOPIC))
    }
    return next
  })
}

/** Ends the lease, so that other processes can send at once. */
export async function endLease(
  db: Kysely<Tables>,
  { id, fence }: Pick<WebhookRow, 'id' | 'fence'>,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ lease_until: 0 })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .execute()
}

/**
 * Moves the attempt stored in a delivery to the history in the same statement that stores the next one: a delivery
 * accepted at the first attempt costs nothing more.
 */
async function writeDeliveries(
  tx: Transaction<Tables>,
  results: readonly DeliveryResult[],
): Promise<void> {
  const rows = results.map(({ delivery, attempt, settled }) => ({
    id: delivery.id,
    state: settled.state,
    is_aside: settled.isAside,
    refusals: settled.refusals,
    due_at: settled.dueAt,
    at: attempt.at,
    finished_at: settled.state === 'waiting' ? null : attempt.at,
    duration_ms: attempt.durationMs,
    request: attempt.request,
    answer_status: attempt.status,
    answer_body: attempt.answer,
    failure: attempt.failure,
  }))
  await sql`
    with result as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as result (
        id text, state text, is_aside boolean, refusals int4, due_at int8, at int8, finished_at int8,
        duration_ms int4, request jsonb, answer_status int4, answer_body text, failure text)
    ), earlier as (
      insert into webhook_attempts (delivery_id, number, at, duration_ms, answer_status, answer_body, failure)
      select delivery.id, delivery.attempts, delivery.last_attempt_at, delivery.duration_ms,
        delivery.answer_status, delivery.answer_body, delivery.failure
      from webhook_deliveries delivery join result using (id)
      where delivery.state = 'waiting' and delivery.attempts > 0
      on conflict do nothing
    )
    update webhook_deliveries delivery set
      state = result.state, is_aside = result.is_aside, refusals = result.refusals,
      due_at = result.due_at, attempts = delivery.attempts + 1,
      first_attempt_at = coalesce(delivery.first_attempt_at, result.at), last_attempt_at = result.at,
      finished_at = result.finished_at, duration_ms = result.duration_ms, request = result.request,
      answer_status = result.answer_status, answer_body = result.answer_body,
      failure = result.failure
    from result where delivery.id = result.id and delivery.state = 'waiting'`.execute(tx)
}

const responseOf = ({ answer, status, at, failure }: Attempt): WebhookResponse => ({
  body: answer ?? '',
  status,
  failure,
  timestamp: at,
})

/** Since when all attempts have failed. Failed tests and redeliveries do not count. */
function failingSinceOf(
  { failing_since: before }: WebhookRow,
  results: readonly DeliveryResult[],
): number | null {
  return results.reduce<number | null>((since, { delivery, attempt }) => {
    if (attempt.failure === null) return null
    return delivery.kind === 'event' ? (since ?? attempt.at) : since
  }, before)
}

/** When the queue continues: at once after a success, or when the delivery that holds it up is retried. */
function resumesAtOf(
  { resumes_at: before }: WebhookRow,
  results: readonly DeliveryResult[],
): number {
  return results.reduce((resumesAt, { attempt, settled }) => {
    if (attempt.failure === null) return 0
    return settled.state === 'waiting' && !settled.isAside ? settled.dueAt : resumesAt
  }, before)
}
