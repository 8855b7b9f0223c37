import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { WEBHOOK_ANSWER_MAX } from './webhook.ts'
import { DeliveryFailure } from './webhookFailure.ts'

/** `failed`: given up. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export const DeliveryState = Words(DELIVERY_STATES)
export type DeliveryState = Static<typeof DeliveryState>

/** Why something is sent: an event occurred, a user tests the webhook, or a user sends a delivery again. */
export const DELIVERY_KINDS = ['event', 'test', 'redelivery'] as const
export const DeliveryKind = Words(DELIVERY_KINDS)
export type DeliveryKind = Static<typeof DeliveryKind>

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** One event on its way to one webhook. */
export const WebhookDelivery = Type.Object({
  _id: Id,
  webhook_id: Id,
  event_id: Type.String({ description: 'The header `webhook-id`: the same in every attempt' }),
  type: Type.String({ description: 'Type of the event' }),
  kind: DeliveryKind,
  state: DeliveryState,
  attempts: Type.Integer({ minimum: 0 }),
  created_at: TimestampMs,
  last_attempt_at: orNull(TimestampMs),
  next_attempt_at: orNull(TimestampMs),
  finished_at: orNull(TimestampMs),
  duration_ms: orNull(Type.Integer({ minimum: 0, description: 'Of the latest attempt' })),
  status: orNull(Type.Integer({ description: 'HTTP, of the latest answer; null: none came' })),
  failure: orNull(DeliveryFailure),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** One attempt at a delivery. */
export const WebhookAttempt = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  at: TimestampMs,
  duration_ms: Type.Integer({ minimum: 0 }),
  status: orNull(Type.Integer({ description: 'HTTP; null: no answer came' })),
  failure: orNull(DeliveryFailure),
  answer: orNull(
    Type.String({ description: `Cut to ${WEBHOOK_ANSWER_MAX} characters, without secrets` }),
  ),
})
export type WebhookAttempt = Static<typeof WebhookAttempt>

/** A delivery with its latest request and the answer to it. */
export const WebhookDeliveryDetails = Type.Object({
  ...WebhookDelivery.properties,
  request: Type.Object({
    url: orNull(Type.String({ description: 'As it was in the latest attempt' })),
    headers: Type.Record(Type.String(), Type.String(), {
      description: 'Of the latest attempt, secrets masked; empty: none was made',
    }),
    body: Type.String({ description: 'As it was sent, byte by byte' }),
  }),
  answer: orNull(
    Type.String({ description: `Cut to ${WEBHOOK_ANSWER_MAX} characters, without secrets` }),
  ),
  attempts_made: Type.Array(WebhookAttempt, {
    description:
      'Every attempt, the first one first; those before an update of the server may be missing',
  }),
})
export type WebhookDeliveryDetails = Static<typeof WebhookDeliveryDetails>

export const WebhookDeliveryPage = ListOf(WebhookDelivery)

const DELIVERY_SORTS = ['created'] as const
export type DeliverySort = (typeof DELIVERY_SORTS)[number]

/** Query of `GET webhooks/{id}/deliveries`, the newest first; the search looks for the id of an event. */
export const WebhookDeliveryQuery = ListQuery({
  sort: DELIVERY_SORTS,
  filters: { state: Type.Optional(DeliveryState) },
  size: 50,
})
export type WebhookDeliveryQuery = Static<typeof WebhookDeliveryQuery>
