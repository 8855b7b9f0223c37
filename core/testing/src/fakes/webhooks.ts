import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { Webhook, WebhookDelivery } from '@airshed/schemas'
import {
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rollWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'
import { webhook, webhookDelivery, webhookDeliveryDetails } from '../builders/webhook.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeWebhookOptions {
  /** Default none. */
  webhooks?: readonly Webhook[]
  /** Default none. */
  webhookDeliveries?: readonly WebhookDelivery[]
}

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='
const DAY_MS = 86_400_000

/** Webhooks that can be created, changed, tested and deleted; a delivery is answered when it is next read. */
export function fakeWebhooks(options: FakeWebhookOptions): FakeAnswer[] {
  const known = new Map((options.webhooks ?? []).map((one) => [one['_id'], one]))
  const deliveries = new Map((options.webhookDeliveries ?? []).map((one) => [one['_id'], one]))
  const find = (id: string): Webhook => {
    const found = known.get(id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such webhook')
    return found
  }
  const findDelivery = (id: string): WebhookDelivery => {
    const found = deliveries.get(id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such delivery')
    return found
  }
  const put = (changed: Webhook): Webhook => {
    known.set(changed['_id'], changed)
    return changed
  }
  const send = (id: string, changes: Partial<WebhookDelivery>): WebhookDelivery => {
    const sent = webhookDelivery(0, {
      ...changes,
      _id: `delivery_new_${deliveries.size}`,
      webhook_id: id,
      created_at: TEST_NOW_MS,
    })
    deliveries.set(sent['_id'], sent)
    return { ...sent, state: 'waiting', attempts: 0, status: null }
  }
  return [
    fake(listWebhooks, ({ query: { organization_id: organization, search } }) =>
      fakeList(
        [...known.values()].filter((one) => isOf(organization, one) && holdsWords(search, one.url)),
      ),
    ),
    fake(getWebhook, ({ params }) => find(params.id)),
    fake(createWebhook, ({ body }) => {
      const { organization_id, url, type = 'device', conditions = {} } = body
      const made = put(
        webhook(3, { _id: `webhook_new_${known.size}`, organization_id, url, type, conditions }),
      )
      return { ...made, secret: SECRET }
    }),
    fake(updateWebhook, ({ params, body: { url, type, conditions, version } }) => {
      const before = find(params.id)
      if (version !== before.version) throw new FakeRefusal(409, 'CONFLICT', 'Changed meanwhile')
      return put({ ...before, url, type, conditions, version: version + 1 })
    }),
    fake(enableWebhook, ({ params }) =>
      put({ ...find(params.id), enabled: true, disabled_reason: null, status: 'unused' }),
    ),
    fake(disableWebhook, ({ params }) =>
      put({ ...find(params.id), enabled: false, disabled_reason: 'by_hand', status: 'disabled' }),
    ),
    fake(rollWebhookSecret, ({ params }) => ({
      ...put({ ...find(params.id), rolled_until: TEST_NOW_MS + DAY_MS }),
      secret: SECRET,
    })),
    fake(testWebhook, ({ params }) => send(params.id, { type: 'webhook.test', kind: 'test' })),
    fake(deleteWebhook, ({ params }) => {
      known.delete(find(params.id)['_id'])
      return null
    }),
    fake(listWebhookDeliveries, ({ params, query: { state, search } = {} }) =>
      fakeList(
        [...deliveries.values()].filter(
          (one) =>
            one.webhook_id === params.id &&
            (state === undefined || one.state === state) &&
            holdsWords(search, one.event_id),
        ),
      ),
    ),
    fake(getWebhookDelivery, ({ params }) =>
      webhookDeliveryDetails(findDelivery(params.deliveryId)),
    ),
    fake(redeliverWebhook, ({ params }) => {
      const { type, event_id } = findDelivery(params.deliveryId)
      return send(params.id, { type, event_id, kind: 'redelivery' })
    }),
  ]
}
