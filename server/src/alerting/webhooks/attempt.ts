import {
  WEBHOOK_ANSWER_MAX,
  WEBHOOK_ANSWER_WITHIN_MS,
  type DeliveryFailure,
} from '@airshed/schemas'
import type { Selectable } from 'kysely'
import { cutText } from '../../base/settings/cutText.ts'
import { retryAfterMs } from '../../messages/services/retryAfter.ts'
import { signatureOf } from '../../messages/services/signature.ts'
import type { Clock } from '../../base/clock.ts'
import { askForAnswer, type OutgoingAnswer } from '../../base/outgoing/askForAnswer.ts'
import type { OutgoingOptions } from '../../base/outgoing/connect.ts'
import { OutgoingError, type OutgoingFailure } from '../../base/outgoing/outgoingError.ts'
import { redacted } from '../../base/outgoing/secretsOfAddress.ts'
import type {
  StoredRequest,
  WebhookDeliveriesTable,
  WebhooksTable,
} from '../../storage/store/tables/webhooks.ts'
import { maskedAuth, secretsOf } from './secrets.ts'

export type WebhookRow = Selectable<WebhooksTable>
export type DeliveryRow = Selectable<WebhookDeliveriesTable>

const ANSWER_MAX_BYTES = 16_384
const USER_AGENT = 'Airshed-Webhooks/1'

const FAILURES: Readonly<Record<OutgoingFailure, DeliveryFailure>> = {
  'not-public': 'not_public',
  timeout: 'timeout',
  unreachable: 'unreachable',
  refused: 'refused',
}

/** The result of sending a delivery once. */
export interface Attempt {
  /** When it began, ms UTC. */
  readonly at: number
  readonly durationMs: number
  /** What was sent, secrets masked. */
  readonly request: StoredRequest
  /** HTTP status; null: no answer. */
  readonly status: number | null
  /** Cut, without secrets; null: no answer. */
  readonly answer: string | null
  /** null: the target accepted it. */
  readonly failure: DeliveryFailure | null
  /** How long the target asks to wait, counted from its answer, ms. */
  readonly retryAfterMs?: number | undefined
}

type SentWebhook = Pick<
  WebhookRow,
  'url' | 'auth' | 'secret' | 'previous_secret' | 'previous_secret_until'
>

/**
 * Sends a delivery once, signed according to the Standard Webhooks specification. Redirects are not followed.
 *
 * @throws the abort reason of its signal
 */
export async function attemptDelivery(
  webhook: SentWebhook,
  { event_id: id, body }: Pick<DeliveryRow, 'event_id' | 'body'>,
  { clock, ...options }: OutgoingOptions & { clock: Clock },
): Promise<Attempt> {
  const { url, auth } = webhook
  const now = clock()
  const timestamp = String(Math.floor(now / 1000))
  const headers = {
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signingSecrets(webhook, now)
      .map((secret) => signatureOf({ id, timestamp, body, secret }))
      .join(' '),
  }
  const startedMs = performance.now()
  const facts = () => ({
    at: now,
    durationMs: Math.round(performance.now() - startedMs),
    request: {
      url,
      headers: {
        'content-type': 'application/json',
        ...headers,
        authorization: maskedAuth(auth),
      },
    },
  })
  try {
    const got = await askForAnswer(
      { method: 'POST', url, body },
      {
        timeoutMs: WEBHOOK_ANSWER_WITHIN_MS,
        ...options,
        headers: { ...headers, authorization: auth },
        maxBytes: ANSWER_MAX_BYTES,
      },
    )
    return { ...facts(), ...answered(got, webhook, clock()) }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!(error instanceof OutgoingError)) throw error
    return { ...facts(), status: null, answer: null, failure: FAILURES[error.failure] }
  }
}

/** @param now when the answer arrived, ms UTC */
function answered(got: OutgoingAnswer, webhook: SentWebhook, now: number) {
  const { status, text } = got
  const isTaken = status >= 200 && status < 300
  return {
    status,
    // The store does not accept NUL.
    answer: cutText(
      redacted(text, secretsOf(webhook)).replaceAll('\u0000', '').trim(),
      WEBHOOK_ANSWER_MAX,
    ),
    failure: isTaken ? null : ('refused' as const),
    retryAfterMs: isTaken ? undefined : retryAfterMs(got, now),
  }
}

/** The secret, and the one that it has replaced while that still signs. */
function signingSecrets(
  { secret, previous_secret: previous, previous_secret_until: until }: SentWebhook,
  now: number,
): string[] {
  return previous !== null && until !== null && now < until ? [secret, previous] : [secret]
}
