import { SECOND_MS } from '@airshed/domain'
import { keepConnection, type OutgoingOptions } from '../../base/outgoing/connect.ts'
import { attemptDelivery, type WebhookRow } from './attempt.ts'
import { settle } from './retry.ts'
import { nextDeliveries } from './takeWebhooks.ts'
import type { DeliveryResult, SendContext } from './result.ts'
import { endLease, writeResults } from './writeResults.ts'

/** How often results of deliveries are written, so that few are repeated after a process died. */
const WRITE_EVERY_MS = SECOND_MS
const WRITE_AT_ONCE = 50
/** Maximum duration of a visit, after which others get the place. */
const VISIT_MS = 20 * SECOND_MS

export interface VisitOptions extends Pick<OutgoingOptions, 'resolve'> {
  /** Aborted when the server stops. */
  signal: AbortSignal
  /** In [0, 1). */
  random(): number
}

/**
 * Sends the pending deliveries of a taken webhook in order, until nothing is left, a failed attempt holds up the queue,
 * or its time is over. What a process has sent but not recorded when it dies is sent again, with the same ids, and so
 * is what a failed visit has sent: the target is left alone until its lease expires.
 */
export async function visitWebhook(
  context: SendContext,
  taken: WebhookRow,
  options: VisitOptions,
): Promise<void> {
  const { clock, store } = context
  const startedMs = performance.now()
  const kept = keepConnection()
  let webhook: WebhookRow | null = taken
  try {
    while (webhook !== null && !options.signal.aborted) {
      if (performance.now() - startedMs >= VISIT_MS) break
      const deliveries = await nextDeliveries(store.db, webhook, clock())
      if (deliveries.length === 0) break
      webhook = await sendSome(context, webhook, deliveries, { ...options, kept })
    }
    if (webhook !== null) await endLease(store.db, webhook)
  } finally {
    kept.close()
  }
}

/** @returns the webhook afterwards; null if it is no longer held */
async function sendSome(
  context: SendContext,
  webhook: WebhookRow,
  deliveries: Awaited<ReturnType<typeof nextDeliveries>>,
  { signal, random, ...outgoing }: VisitOptions & Pick<OutgoingOptions, 'kept'>,
): Promise<WebhookRow | null> {
  const { clock, config } = context
  const results: DeliveryResult[] = []
  let isHeldUp = false
  let startedMs = performance.now()
  for (const delivery of deliveries) {
    if (isHeldUp && !delivery.is_aside) break
    try {
      const attempt = await attemptDelivery(webhook, delivery, {
        ...outgoing,
        allowPrivateTargets: config.allowPrivateTargets,
        signal,
        clock,
      })
      const settled = settle(delivery, attempt, clock(), random())
      results.push({ delivery, attempt, settled })
      isHeldUp ||= settled.state === 'waiting' && !settled.isAside
      if (attempt.failure !== null) break
    } catch (error) {
      if (signal.aborted) break
      throw error
    }
    if (results.length >= WRITE_AT_ONCE || performance.now() - startedMs >= WRITE_EVERY_MS) {
      const next = await writeResults(context, webhook, results.splice(0))
      if (next === null || !next.is_enabled) return next
      startedMs = performance.now()
    }
  }
  return results.length === 0 ? webhook : writeResults(context, webhook, results)
}
