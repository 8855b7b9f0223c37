import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const KINDS: readonly Partial<Webhook>[] = [
  {
    url: 'https://hooks.rivermouth.example/air',
    status: 'ok',
    last_used_at: TEST_NOW_MS - 3 * MINUTE_MS,
    last_response: {
      body: '{"ok":true}',
      status: 200,
      failure: null,
      timestamp: TEST_NOW_MS - 3 * MINUTE_MS,
    },
  },
  {
    url: 'https://alerts.port.example/incoming?site=quay',
    type: 'alert',
    status: 'failing',
    conditions: { node_id: ['1C00A3F7:0', '1C00GONE:0'] },
    nodes: [{ _id: '1C00A3F7:0', name: 'Station 1C00A3F7' }],
    failing_since: TEST_NOW_MS - 90 * MINUTE_MS,
    last_used_at: TEST_NOW_MS - 20 * MINUTE_MS,
    last_response: {
      body: 'Bad Gateway',
      status: 502,
      failure: 'refused',
      timestamp: TEST_NOW_MS - 20 * MINUTE_MS,
    },
    waiting_count: 14,
  },
  {
    url: 'https://archive.example/readings',
    enabled: false,
    disabled_reason: 'failing',
    status: 'disabled',
    conditions: { _type: ['measurements.stored'] },
    last_used_at: TEST_NOW_MS - DAY_MS,
    last_response: {
      body: '',
      status: null,
      failure: 'timeout',
      timestamp: TEST_NOW_MS - DAY_MS,
    },
    dropped_count: 212,
  },
  { url: 'https://new.example/hook', status: 'unused' },
]

/** A webhook of `org_city`. */
export function webhook(index = 0, changes: Partial<Webhook> = {}): Webhook {
  return {
    _id: `webhook_${index}`,
    organization_id: 'org_city',
    url: 'https://hooks.example/air',
    auth: 'Bearer ••••7f3c',
    type: 'device',
    enabled: true,
    disabled_reason: null,
    conditions: {},
    nodes: [],
    status: 'unused',
    failing_since: null,
    last_response: null,
    last_used_at: null,
    waiting_count: 0,
    dropped_count: 0,
    rolled_until: null,
    version: 1,
    created_at: TEST_NOW_MS - (index + 3) * DAY_MS,
    updated_at: TEST_NOW_MS - (index + 2) * DAY_MS,
    actions: ['modify', 'test', 'roll', 'delete'],
    ...KINDS[index % KINDS.length],
    ...changes,
  }
}

const DELIVERIES: readonly Partial<WebhookDelivery>[] = [
  { type: 'measurements.stored' },
  {
    type: 'device.status_changed',
    state: 'waiting',
    attempts: 3,
    status: 503,
    failure: 'refused',
    next_attempt_at: TEST_NOW_MS + 2 * MINUTE_MS,
    finished_at: null,
  },
  {
    type: 'alert.state_changed',
    state: 'failed',
    attempts: 31,
    status: null,
    failure: 'timeout',
    duration_ms: 10_000,
  },
  { type: 'webhook.test', kind: 'test' },
]

/** A delivery of the first webhook. */
export function webhookDelivery(
  index = 0,
  changes: Partial<WebhookDelivery> = {},
): WebhookDelivery {
  const at = TEST_NOW_MS - (index + 1) * MINUTE_MS
  return {
    _id: `delivery_${index}`,
    webhook_id: 'webhook_0',
    event_id: `msg_${String(index).padStart(4, '0')}`,
    type: 'measurements.stored',
    kind: 'event',
    state: 'delivered',
    attempts: 1,
    created_at: at,
    last_attempt_at: at,
    next_attempt_at: null,
    finished_at: at,
    duration_ms: 42 + index,
    status: 200,
    failure: null,
    ...DELIVERIES[index % DELIVERIES.length],
    ...changes,
  }
}

/** Maximum number of attempts in the details of a delivery: the last one is the latest. */
const ATTEMPTS_SHOWN = 4

/** The same with request and response. */
export const webhookDeliveryDetails = (delivery: WebhookDelivery): WebhookDeliveryDetails => ({
  ...delivery,
  request:
    delivery.attempts === 0
      ? { url: null, headers: {}, body: '{"type":"webhook.test"}' }
      : {
          url: 'https://hooks.rivermouth.example/air',
          headers: {
            'content-type': 'application/json',
            'webhook-id': delivery.event_id,
            'webhook-timestamp': String(Math.floor(TEST_NOW_MS / 1000)),
            'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
            authorization: 'Bearer ••••7f3c',
          },
          body: `{"type":"${delivery.type}","data":{"organization_id":"org_city"}}`,
        },
  answer: delivery.status === null ? null : delivery.failure === null ? 'ok' : 'Try again later',
  attempts_made: Array.from({ length: Math.min(delivery.attempts, ATTEMPTS_SHOWN) }, (_, at) => {
    const before = Math.min(delivery.attempts, ATTEMPTS_SHOWN) - 1 - at
    return {
      number: delivery.attempts - before,
      at: (delivery.last_attempt_at ?? TEST_NOW_MS) - before * MINUTE_MS,
      duration_ms: before === 0 ? (delivery.duration_ms ?? 0) : 10_000,
      status: before === 0 ? delivery.status : null,
      failure: before === 0 ? delivery.failure : ('timeout' as const),
      answer: before === 0 && delivery.status !== null ? 'Try again later' : null,
    }
  }),
})
