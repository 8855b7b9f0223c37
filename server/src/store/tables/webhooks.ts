import type {
  DeliveryFailure,
  DeliveryKind,
  DeliveryState,
  WebhookDisabledReason,
  WebhookEventType,
  WebhookResponse,
  WebhookType,
} from '@airshed/schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** An address to which events of an organization are sent. */
export interface WebhooksTable {
  id: string
  organization_id: string
  url: string
  /** Value of the header `authorization`; never answered. */
  auth: string
  /** `whsec_` and its bytes in Base64; answered when it is generated. */
  secret: string
  /** Signs beside the other one until then. */
  previous_secret: string | null
  previous_secret_until: Millis | null
  type: WebhookType
  is_enabled: Generated<boolean>
  /** null: it is enabled. */
  disabled_reason: WebhookDisabledReason | null
  /** null: all devices of the organization. */
  node_ids: Json<string[]> | null
  /** null: all that belong to its type. */
  event_types: Json<WebhookEventType[]> | null
  last_response: Json<WebhookResponse> | null
  last_used_at: Millis | null
  /** Since when every attempt failed; null: the latest did not. */
  failing_since: Millis | null
  /** Events for which there was no room, since it was enabled. */
  dropped_count: Generated<number>
  version: ColumnType<number, number | undefined>
  created_at: Millis
  updated_at: Millis
  /** Until then a process sends its deliveries. */
  lease_until: Generated<Millis>
  /** The number of this holding: a later holder has a greater one. */
  fence: Generated<number>
  /** Nothing of its line is tried before. */
  resumes_at: Generated<Millis>
  /** When readings were made into an event the last time. */
  measured_at: Generated<Millis>
}

/** What was sent: the address and the headers, secrets masked. */
export interface StoredRequest {
  url: string
  headers: Record<string, string>
}

/** One event on its way to one webhook: the outbox of webhooks, and its history. */
export interface WebhookDeliveriesTable {
  id: string
  /** The order in which a webhook is sent them. */
  position: Generated<number>
  webhook_id: string
  /** The header `webhook-id`. */
  event_id: string
  event_type: string
  kind: DeliveryKind
  body: string
  state: Generated<DeliveryState>
  /** Nothing waits for it, and it waits for nothing. */
  is_aside: Generated<boolean>
  attempts: Generated<number>
  /** Attempts after which an answer came that was no success. */
  refusals: Generated<number>
  due_at: Millis
  created_at: Millis
  first_attempt_at: Millis | null
  last_attempt_at: Millis | null
  finished_at: Millis | null
  duration_ms: number | null
  request: Json<StoredRequest> | null
  /** HTTP; null: no answer came. */
  answer_status: number | null
  answer_body: string | null
  failure: DeliveryFailure | null
}

/** An attempt at a delivery, once another has followed it. */
export interface WebhookAttemptsTable {
  delivery_id: string
  /** Counted from one. */
  number: number
  at: Millis
  duration_ms: number
  /** HTTP; null: no answer came. */
  answer_status: number | null
  answer_body: string | null
  failure: DeliveryFailure | null
}

/** Readings of which a webhook was not told yet. */
export interface WebhookMarksTable {
  id: Generated<number>
  webhook_id: string
  /** Key of the data point. */
  data_point: number
  from_ts: Millis
  to_ts: Millis
}

/** A device that is shown in another status, of which a webhook was not told yet. */
export interface WebhookStatusMarksTable {
  id: Generated<number>
  webhook_id: string
  node_id: string
  /** Places of its statuses, see `statusRank`. */
  previous_rank: number
  rank: number
}
