import type { Webhook, WebhookWithSecret } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverMail } from '../../messages/mail/deliverMail.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { addDeliveries } from './addDeliveries.ts'
import { createWebhookWorld, type WebhookWorld } from './webhookWorld.fixture.ts'

const QUEUE_LIMIT = 100

let world: WebhookWorld
let hook: WebhookWithSecret
beforeEach(async () => {
  world = await createWebhookWorld({
    env: {
      AIRSHED_QUEUE_LIMIT: String(QUEUE_LIMIT),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'air@example.org',
    },
  })
  hook = await world.create()
  world.target.answerBy((response) => void response.writeHead(410).end('gone'))
})
afterEach(() => world.close())

const idOf = ({ _id: id }: { _id: string }): string => id

const happen = () =>
  world.context.store.db.transaction().execute((tx) =>
    addDeliveries(world.context, tx, [
      {
        webhookIds: [idOf(hook)],
        event: {
          type: 'webhook.test',
          timestamp: new Date(TEST_NOW_MS).toISOString(),
          data: { organization_id: 'city', webhook_id: idOf(hook) },
        },
      },
    ]),
  )
const isEnabled = async () =>
  (await world.call<Webhook>('owner', 'GET', `webhooks/${idOf(hook)}`)).body.enabled
/** Who was written to that the webhook is disabled. */
const notified = async () => {
  const rows = await world.context.store.db
    .selectFrom('outbox')
    .select('recipient')
    .where('template', '=', 'webhook-disabled')
    .execute()
  return rows.map(({ recipient }) => recipient)
}

/** As many mails wait as may. */
const fillQueue = () =>
  world.context.store.db.transaction().execute(async (tx) => {
    for (let at = 0; at < QUEUE_LIMIT; at += 1) {
      await world.context.jobs.add(tx, deliverMail, { mail_id: String(at), organization_id: null })
    }
  })

describe('a webhook that is disabled', () => {
  it('notifies managers with an active account', async () => {
    await seedUser(world.context, { id: 'ada', role: 'owner', organization: 'city' })
    await seedUser(world.context, { id: 'left', role: 'owner', organization: 'city' })
    await world.context.store.db
      .updateTable('users')
      .set({ deactivated_at: TEST_NOW_MS })
      .where('id', '=', 'left')
      .execute()
    await happen()
    await world.send()
    expect(await notified()).toEqual(
      expect.arrayContaining(['ada@example.org', 'owner@example.org']),
    )
    expect(await notified()).not.toContain('left@example.org')
  })

  it('names the disabled webhook and links to it, as others may send to the same host', async () => {
    const other = await world.create()
    await happen()
    await world.send()
    const { body_text: text } = await world.context.store.db
      .selectFrom('outbox')
      .select('body_text')
      .where('template', '=', 'webhook-disabled')
      .where('recipient', '=', 'owner@example.org')
      .executeTakeFirstOrThrow()
    expect(text).toContain(`/city/webhooks/${idOf(hook)}\n`)
    expect(text).toContain(
      `Webhook ${idOf(hook)} for readings and the status of devices, created on March 2, 2026`,
    )
    expect(text).not.toContain(idOf(other))
    expect(text).not.toContain('/hook')
  })

  it('notifies the others when one address accepts no mail', async () => {
    await seedUser(world.context, {
      id: 'aaron',
      role: 'owner',
      organization: 'city',
      email: 'no address',
    })
    await happen()
    await world.send()
    expect(await isEnabled()).toBe(false)
    expect(await notified()).toContain('owner@example.org')
  })

  it('keeps the delivery while mails are refused, then disables and notifies later', async () => {
    await fillQueue()
    await happen()
    await world.send()
    expect(await isEnabled()).toBe(true)
    expect(await notified()).toEqual([])
    expect(world.target.received).toHaveLength(1)
    expect(await world.deliveries(idOf(hook))).toMatchObject([
      { state: 'waiting', attempts: 1, status: 410, next_attempt_at: TEST_NOW_MS + 5_000 },
    ])

    await world.context.store.db.deleteFrom('jobs').execute()
    world.clockAtSecond(5)
    await world.send()
    expect(world.target.received).toHaveLength(2)
    expect(await isEnabled()).toBe(false)
    expect(await notified()).toContain('owner@example.org')
  })
})
