import { createHmac } from 'node:crypto'
import type { NewWebhook, WebhookDelivery, WebhookWithSecret } from '@airshed/schemas'
import { startProvider, type ReceivedRequest } from '../../messages/services/provider.fixture.ts'
import { createAlertWorld } from '../alerts/alertWorld.fixture.ts'
import type { UserId } from '../../testing/world/world.ts'
import type { OutgoingOptions } from '../../base/outgoing/connect.ts'
import { TEST_NOW_MS, type TestServerOptions } from '../../testing/testServer.ts'
import { feedWebhooks } from './feedWebhooks.ts'
import { sendDueWebhooks } from './keepWebhooksSent.ts'

/** The city and the harbour, a clock that is at noon until it is moved, and a local server as the target. */
export async function createWebhookWorld(options: TestServerOptions = {}) {
  const world = await createAlertWorld({
    ...options,
    env: { AIRSHED_ALLOW_PRIVATE_TARGETS: '1', ...options.env },
  })
  const { context, call } = world
  const target = await startProvider()
  const stopping = new AbortController()

  return {
    ...world,
    target,
    /** Seconds after noon. */
    clockAtSecond: (second: number) => world.clockAt(second / 60),
    async create(
      changes: Partial<NewWebhook> = {},
      by: UserId = 'owner',
    ): Promise<WebhookWithSecret> {
      const { status, body } = await call<WebhookWithSecret>(by, 'POST', 'webhooks', {
        organization_id: 'city',
        url: `${target.url}/hook`,
        auth: 'Bearer s3cr3t-of-the-target',
        ...changes,
      })
      if (status !== 201) throw new Error(`The webhook was refused: ${JSON.stringify(body)}`)
      context.store.measurements.forgetFollowed()
      return body
    },
    async addAlert(...alert: Parameters<typeof world.addAlert>): Promise<string> {
      const id = await world.addAlert(...alert)
      // Otherwise it is noticed through a signal, which may arrive after the next reading.
      context.store.measurements.forgetFollowed()
      return id
    },
    /** Creates events from everything marked now. */
    async feed(): Promise<void> {
      while ((await feedWebhooks(context)) > 0);
    },
    /** Sends everything that is due now. */
    send: (outgoing: Pick<OutgoingOptions, 'resolve'> = {}): Promise<number> =>
      sendDueWebhooks(context, { signal: stopping.signal, random: () => 0.5, ...outgoing }),
    /** Deliveries of a webhook, oldest first. */
    async deliveries(id: string): Promise<WebhookDelivery[]> {
      const { body } = await call<{ data: WebhookDelivery[] }>(
        'owner',
        'GET',
        `webhooks/${id}/deliveries?sort=created&size=1000`,
      )
      return body.data
    },
    async close(): Promise<void> {
      stopping.abort()
      await target.close()
      await world.close()
    },
  }
}

export type WebhookWorld = Awaited<ReturnType<typeof createWebhookWorld>>

/** Events as they arrived. */
export const eventsOf = (received: readonly ReceivedRequest[]): { type: string; data: never }[] =>
  received.map(({ body }) => JSON.parse(body) as { type: string; data: never })

/**
 * Which of the signatures of a request were made with this secret: computed as the documentation tells receivers to,
 * not by the code that signs.
 */
export function signaturesBy(secret: string, { headers, body }: ReceivedRequest): number[] {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const own = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature'])
    .split(' ')
    .flatMap((one, at) => (one === own ? [at] : []))
}

/** Second after noon at which a request was signed. */
export const signedAtSecond = ({ headers }: ReceivedRequest): number =>
  Number(headers['webhook-timestamp']) - TEST_NOW_MS / 1000
