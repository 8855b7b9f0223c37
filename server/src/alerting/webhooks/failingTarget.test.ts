import { DAY_MS, HOUR_MS } from '@airshed/domain'
import type { WebhookDelivery, WebhookDeliveryDetails } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { tidy } from './housekeeping.ts'
import { createSendingWorld, type SendingWorld } from './sendingWorld.fixture.ts'

let world: SendingWorld
beforeEach(async () => {
  world = await createSendingWorld()
})
afterEach(() => world.close())

const sendAtSeconds = async (seconds: readonly number[]) => {
  for (const second of seconds) {
    world.clockAtSecond(second)
    await world.send()
  }
}

describe('a target that fails', () => {
  it('retries with growing pauses and delivers in order once the target answers', async () => {
    world.refuse(503)
    await world.happen([1, 2])
    const tried: number[] = []
    for (let second = 0; second < 40; second += 1) {
      world.clockAtSecond(second)
      const before = world.target.received.length
      await world.send()
      if (world.target.received.length > before) tried.push(second)
    }
    expect(tried).toEqual([0, 5, 15, 35])
    expect(world.numbersSent()).toEqual([1, 1, 1, 1])
    expect(await world.webhook()).toMatchObject({ status: 'failing', failing_since: TEST_NOW_MS })
    world.accept()
    world.clockAtSecond(75)
    await world.happen([3])
    await world.send()
    expect(world.numbersSent()).toEqual([1, 1, 1, 1, 1, 2, 3])
    expect(await world.webhook()).toMatchObject({ status: 'ok', failing_since: null })
    const ids = world.idsSent()
    expect(new Set(ids.slice(0, 5)).size).toBe(1)
    expect(new Set(ids).size).toBe(3)
  })

  it('waits for the time that the target asks for', async () => {
    world.refuse(429, { 'retry-after': '600' })
    await world.happen([1])
    await world.send()
    world.accept()
    world.clockAtSecond(599)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(600)
    await world.send()
    expect(world.numbersSent()).toEqual([1, 1])
  })

  it('retries one pause after the answer, however late that comes', async () => {
    world.refuseAtSecond(10)
    await world.happen([1])
    await world.send()
    expect(world.numbersSent()).toEqual([1])
    world.clockAtSecond(14)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(15)
    expect(await world.send()).toBe(1)
  })

  it.each([
    ['before the seconds it asks for, counted from its answer', '600', 608],
    ['before the time it asks for', new Date(TEST_NOW_MS + 600_000).toUTCString(), 600],
  ])('a target that answers late gets no retry %s', async (_, retryAfter, second) => {
    world.refuseAtSecond(8, { 'retry-after': retryAfter })
    await world.happen([1])
    await world.send()
    world.clockAtSecond(second - 1)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(second)
    expect(await world.send()).toBe(1)
  })

  it('delivers other events after three attempts of a refused one', async () => {
    world.target.answerBy((response) => {
      const isFirst = world.numbersSent().at(-1) === 1
      response.writeHead(isFirst ? 400 : 200).end()
    })
    await world.happen([1, 2, 3])
    await sendAtSeconds([0, 5, 15])
    expect(world.numbersSent()).toEqual([1, 1, 1, 2, 3])
    expect(await world.webhook()).toMatchObject({ status: 'ok', waiting_count: 1 })
    await sendAtSeconds([35])
    expect(world.numbersSent()).toEqual([1, 1, 1, 2, 3, 1])
  })
})

describe('deliveries to a target that fails', () => {
  it('deliveries list every attempt for as long as they are kept themselves', async () => {
    world.refuse(503)
    await world.happen([1])
    await sendAtSeconds([0, 5, 15])
    world.accept()
    await sendAtSeconds([35])
    const path = `webhooks/${world.hookId}/deliveries`
    const { body: list } = await world.call<{ data: WebhookDelivery[] }>('owner', 'GET', path)
    const [delivery] = list.data
    const { body } = await world.call<WebhookDeliveryDetails>(
      'owner',
      'GET',
      `${path}/${delivery?.['_id']}`,
    )
    const at = (second: number) => TEST_NOW_MS + second * 1000
    const refused = { status: 503, failure: 'refused', answer: 'no' }
    expect(body.attempts_made).toMatchObject([
      { number: 1, at: at(0), ...refused },
      { number: 2, at: at(5), ...refused },
      { number: 3, at: at(15), ...refused },
      { number: 4, at: at(35), status: 204, failure: null, answer: '' },
    ])
    world.clockAtSecond((31 * DAY_MS) / 1000)
    await tidy(world.context)
    const left = await world.context.store.db.selectFrom('webhook_attempts').selectAll().execute()
    expect(left).toEqual([])
  })

  it('makes 20 to 45 attempts for a delivery to a failing target, and then no more', async () => {
    world.refuse(503)
    await world.happen([1])
    for (let second = 0; second <= 2 * (DAY_MS / 1000); second += 1_200) {
      await sendAtSeconds([second])
    }
    const { db } = world.context.store
    const { attempts } = await db
      .selectFrom('webhook_deliveries')
      .select('attempts')
      .executeTakeFirstOrThrow()
    const kept = await db.selectFrom('webhook_attempts').select('number').execute()
    expect(attempts).toBeGreaterThan(20)
    expect(attempts).toBeLessThan(45)
    expect(kept).toHaveLength(attempts - 1)
  })

  it('drops and counts events beyond the number that may wait', async () => {
    world.refuse(503)
    await world.happen(Array.from({ length: 1_003 }, (_, at) => at))
    expect(await world.webhook()).toMatchObject({ waiting_count: 1_000, dropped_count: 3 })
  })
})

describe('giving up on a target', () => {
  it('disables the webhook after a day of failures only and notifies its managers', async () => {
    world.refuse(500)
    await world.happen([1])
    for (let hour = 0; hour <= 24; hour += 1) {
      world.clockAtSecond((hour * HOUR_MS) / 1000)
      if (hour === 23) expect((await world.webhook()).enabled).toBe(true)
      await world.send()
    }
    expect(await world.webhook()).toMatchObject({
      enabled: false,
      disabled_reason: 'failing',
      status: 'disabled',
      waiting_count: 0,
    })
    expect(await world.deliveries(world.hookId)).toMatchObject([
      { state: 'failed', failure: 'refused' },
    ])
    const sent = world.target.received.length
    await world.happen([2])
    await world.send()
    expect(world.target.received).toHaveLength(sent)
    const { db } = world.context.store
    const mails = await db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body_text'])
      .where('template', '=', 'webhook-disabled')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toContain('owner@example.org')
    expect(mails.map(({ recipient }) => recipient)).not.toContain('user@example.org')
    expect(JSON.stringify(mails)).not.toMatch(/s3cr3t|whsec_/)
    const events = await db
      .selectFrom('events')
      .select(['name', 'actor_kind', 'detail', 'is_audited'])
      .where('name', '=', 'webhook.disabled')
      .execute()
    expect(events).toMatchObject([
      { actor_kind: 'system', is_audited: true, detail: { reason: 'failing' } },
    ])
  })

  it('disables the webhook at once when the target answers that it is gone', async () => {
    world.refuse(410)
    await world.happen([1, 2])
    await world.send()
    expect(world.numbersSent()).toEqual([1])
    expect(await world.webhook()).toMatchObject({ enabled: false, disabled_reason: 'gone' })
    expect((await world.deliveries(world.hookId)).map(({ failure }) => failure)).toEqual([
      'refused',
      'disabled',
    ])
  })
})
