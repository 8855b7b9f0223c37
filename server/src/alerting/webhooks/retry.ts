import { SECOND_MS } from '@airshed/domain'
import { WEBHOOK_RETRY_FOR_MS } from '@airshed/schemas'
import { retryDelayMs } from '../../storage/jobs/retryDelay.ts'
import type { Attempt, DeliveryRow } from './attempt.ts'

const FIRST_RETRY_MS = 5 * SECOND_MS
/** Statuses about the target, not about the delivery: it is busy, or something in front of it is. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])
/** How often a target may refuse one delivery before those after it continue. */
const REFUSALS_MAX = 3

/** The state of a delivery after an attempt. */
export interface Settled {
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** When it is retried, ms UTC; if it is no longer waiting, the end of the attempt. */
  readonly dueAt: number
  /** Number of unsuccessful answers so far. */
  readonly refusals: number
  /** Deliveries after it no longer wait for it. */
  readonly isAside: boolean
}

/**
 * The state of a delivery after an attempt. It is retried for a day, with a growing backoff or when the target asks
 * for it, and those after it wait meanwhile. One that is refused repeatedly while the target answers is put aside,
 * so that a delivery that the target cannot handle does not hold up everything else.
 *
 * @param now when the attempt ended, ms UTC: backoff starts then
 * @param random in [0, 1)
 */
export function settle(
  delivery: Pick<DeliveryRow, 'kind' | 'attempts' | 'refusals' | 'first_attempt_at' | 'is_aside'>,
  { failure, status, retryAfterMs }: Pick<Attempt, 'failure' | 'status' | 'retryAfterMs'>,
  now: number,
  random: number,
): Settled {
  const { kind, attempts, refusals: before, first_attempt_at: firstAt, is_aside } = delivery
  const isRefusal = failure === 'refused' && (status === null || !BUSY.has(status))
  const refusals = before + (isRefusal ? 1 : 0)
  const isAside = is_aside || refusals >= REFUSALS_MAX
  if (failure === null) return { state: 'delivered', dueAt: now, refusals, isAside }
  const endAt = (firstAt ?? now) + WEBHOOK_RETRY_FOR_MS
  if (kind !== 'event' || now >= endAt) return { state: 'failed', dueAt: now, refusals, isAside }
  const delayMs = Math.max(retryDelayMs(attempts + 1, FIRST_RETRY_MS, random), retryAfterMs ?? 0)
  return { state: 'waiting', dueAt: Math.min(now + delayMs, endAt), refusals, isAside }
}
