import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { WEBHOOK_EVENT_TYPES } from './webhookEvents/eventTypes.ts'
import { DeliveryFailure } from './webhookFailure.ts'

/** What a webhook is notified of: its devices and their readings, or alerts. */
export const WEBHOOK_TYPES = ['device', 'alert'] as const
export const WebhookType = Words(WEBHOOK_TYPES)
export type WebhookType = Static<typeof WebhookType>

/** `unused`: nothing was sent yet; `failing`: the latest attempt failed. */
const WEBHOOK_STATUSES = ['unused', 'ok', 'failing', 'disabled'] as const
export const WebhookStatus = Words(WEBHOOK_STATUSES)
export type WebhookStatus = Static<typeof WebhookStatus>

/** `failing`: only failures for a day; `gone`: the target answered 410. */
export const WEBHOOK_DISABLED_REASONS = ['by_hand', 'failing', 'gone'] as const
export const WebhookDisabledReason = Words(WEBHOOK_DISABLED_REASONS)
export type WebhookDisabledReason = Static<typeof WebhookDisabledReason>

/** What the caller may do to a webhook. */
export const WEBHOOK_ACTIONS = ['modify', 'test', 'roll', 'delete'] as const
const WebhookAction = Words(WEBHOOK_ACTIONS)

/** Webhooks of one organization, at most. */
export const WEBHOOKS_MAX = 50
/** Maximum number of devices that one webhook names. */
const WEBHOOK_NODES_MAX = 500
/** The longest URL, and the longest value of the header `authorization`, characters. */
const WEBHOOK_SETTING_MAX = 2_000
/** Maximum length stored of a target's answer, characters. */
export const WEBHOOK_ANSWER_MAX = 2_000
/** How long a target has to answer, ms. */
export const WEBHOOK_ANSWER_WITHIN_MS = 10_000
/** How long a replaced secret still signs alongside the new one, ms. */
export const WEBHOOK_ROLL_MS = 86_400_000
/** How long a delivery is retried, and after how long of only failures a webhook is disabled, ms. */
export const WEBHOOK_RETRY_FOR_MS = 86_400_000
/** How long deliveries are stored, ms. */
export const WEBHOOK_DELIVERIES_KEPT_MS = 30 * 86_400_000
/** Maximum number of stored deliveries of one webhook: the newest. */
export const WEBHOOK_DELIVERIES_MAX = 10_000
/** Maximum number of waiting deliveries of one webhook: further ones are dropped, and counted. */
export const WEBHOOK_WAITING_MAX = 1_000

const closed = { additionalProperties: false }
const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** Which events a webhook is sent. A list that is left out means all. */
export const WebhookConditions = Type.Object(
  {
    node_id: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: WEBHOOK_NODES_MAX,
        uniqueItems: true,
        description: 'Devices; with the type alert those that an alert watches. Default: all',
      }),
    ),
    _type: Type.Optional(
      Type.Array(Words(WEBHOOK_EVENT_TYPES), {
        minItems: 1,
        uniqueItems: true,
        description: 'Types of events. Default: all that belong to the type of the webhook',
      }),
    ),
  },
  closed,
)
export type WebhookConditions = Static<typeof WebhookConditions>

/** The target's latest answer. */
export const WebhookResponse = Type.Object({
  body: Type.String({ description: `Cut to ${WEBHOOK_ANSWER_MAX} characters, without secrets` }),
  status: Nullable(Type.Integer({ description: 'HTTP; null: no answer came' })),
  failure: Nullable(DeliveryFailure),
  timestamp: TimestampMs,
})
export type WebhookResponse = Static<typeof WebhookResponse>

/** A URL to which events of an organization are sent. */
export const Webhook = Type.Object({
  _id: Type.String(),
  organization_id: Type.String(),
  url: Type.String(),
  auth: Type.String({ description: 'The header `authorization` that is sent, masked' }),
  type: WebhookType,
  enabled: Type.Boolean(),
  disabled_reason: Nullable(WebhookDisabledReason),
  conditions: WebhookConditions,
  nodes: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() }), {
    description: 'Those devices of the conditions that the organization still uses',
  }),
  status: WebhookStatus,
  failing_since: Nullable(TimestampMs),
  last_response: Nullable(WebhookResponse),
  last_used_at: Nullable(TimestampMs),
  waiting_count: Type.Integer({ minimum: 0, description: 'Deliveries that wait' }),
  dropped_count: Type.Integer({
    minimum: 0,
    description:
      'Events that were dropped since it was enabled, because too many deliveries were waiting',
  }),
  rolled_until: Nullable(TimestampMs),
  version: Type.Integer(),
  created_at: TimestampMs,
  updated_at: TimestampMs,
  actions: Type.Array(WebhookAction, { description: 'What the caller may do' }),
})
export type Webhook = Static<typeof Webhook>

/** Answer of calls that generate a signing secret: the only ones that contain it. */
export const WebhookWithSecret = Type.Object({
  ...Webhook.properties,
  secret: Type.String({ description: 'The secret that signs its deliveries, `whsec_…`' }),
})
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

const url = Type.String({ minLength: 1, maxLength: WEBHOOK_SETTING_MAX, pattern: '^\\S+$' })
const auth = Type.String({
  minLength: 1,
  maxLength: WEBHOOK_SETTING_MAX,
  pattern: '^[!-~]+( [!-~]+)*$',
  description: 'Value of the header `authorization`, such as `Bearer …`. Secret',
})

/** Body of `POST webhooks`. */
export const NewWebhook = Type.Object(
  {
    organization_id: Id,
    url,
    auth,
    type: Type.Optional(Words(WEBHOOK_TYPES, { default: 'device' })),
    conditions: Type.Optional(WebhookConditions),
  },
  closed,
)
export type NewWebhook = Static<typeof NewWebhook>

/** Body of `PUT webhooks/{id}`: all of a webhook, and the version that it is based on. */
export const WebhookEdit = Type.Object(
  {
    url,
    auth: Type.Optional({
      ...auth,
      description: 'Left out, it stays as it is stored, unless the address leads to another server',
    }),
    type: WebhookType,
    conditions: WebhookConditions,
    version: Type.Integer({ minimum: 1 }),
  },
  closed,
)
export type WebhookEdit = Static<typeof WebhookEdit>

export const WebhookPage = ListOf(Webhook)

const WEBHOOK_SORTS = ['url', 'created', 'updated', 'last_used'] as const
export type WebhookSort = (typeof WEBHOOK_SORTS)[number]

/** Query of `GET webhooks`; the search looks into the URL. */
export const WebhookQuery = ListQuery({
  sort: WEBHOOK_SORTS,
  filters: { organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
})
export type WebhookQuery = Static<typeof WebhookQuery>
