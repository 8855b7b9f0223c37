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

/** An address that events of an organization are sent to. */
export interface WebhooksTable {
  id: string
  organization_id: string
  url: string
  /** Value of the header `authorization`; never returned by the API. */
  auth: string
  /** `whsec_` and its bytes in Base64; returned only when it is generated. */
  secret: string
  /** Also signs until `previous_secret_until`. */
  previous_secret: string | null
  previous_secret_until: Millis | null
  type: WebhookType
  is_enabled: Generated<boolean>
  /** null: it is enabled. */
  disabled_reason: WebhookDisabledReason | null
  /** null: all devices of the organization. */
  node_ids: Json<string[]> | null
  /** null: all events of its type. */
  event_types: Json<WebhookEventType[]> | null
  last_response: Json<WebhookResponse> | null
  last_used_at: Millis | null
  /** Since when every attempt has failed; null: the latest did not. */
  failing_since: Millis | null
  /** Number of events dropped for lack of room since it was enabled. */
  dropped_count: Generated<number>
  version: ColumnType<number, number | undefined>
  created_at: Millis
  updated_at: Millis
  /** Until then one process holds it to send its deliveries. */
  lease_until: Generated<Millis>
  /** Fencing token: a later holder has a greater one. */
  fence: Generated<number>
  /** Nothing in its queue is tried before this time. */
  resumes_at: Generated<Millis>
  /** When readings were last turned into an event. */
  measured_at: Generated<Millis>
}

/** What was sent: the address and the headers, secrets masked. */
export interface StoredRequest {
  url: string
  headers: Record<string, string>
}

/** One event for one webhook: the outbox of webhooks, and its history. */
export interface WebhookDeliveriesTable {
  id: string
  /** The order in which deliveries are sent to a webhook. */
  position: Generated<number>
  webhook_id: string
  /** The header `webhook-id`. */
  event_id: string
  event_type: string
  kind: DeliveryKind
  body: string
  state: Generated<DeliveryState>
  /** Put aside: other deliveries do not wait for it, and it does not wait for others. */
  is_aside: Generated<boolean>
  attempts: Generated<number>
  /** Number of attempts with an unsuccessful answer. */
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

/** An attempt of a delivery, once another has followed it. */
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

/** Readings that a webhook has not been notified of yet. */
export interface WebhookMarksTable {
  id: Generated<number>
  webhook_id: string
  /** Key of the data point. */
  data_point: number
  from_ts: Millis
  to_ts: Millis
}

/** A device with a changed status that a webhook has not been notified of yet. */
export interface WebhookStatusMarksTable {
  id: Generated<number>
  webhook_id: string
  node_id: string
  /** Ranks of its statuses, see `statusRank`. */
  previous_rank: number
  rank: number
}
