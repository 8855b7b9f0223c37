import { DAY_MS, HOUR_MS } from '@airshed/domain'
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookWithSecret,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../testing/testServer.ts'
import { addDeliveries } from './addDeliveries.ts'
import { attemptDelivery } from './attempt.ts'
import { tidy } from './housekeeping.ts'
import { LEASE_MS, nextDeliveries, takeWebhooks } from './takeWebhooks.ts'
import { writeResults } from './writeResults.ts'
import {
  createWebhookWorld,
  eventsOf,
  signaturesBy,
  signedAtSecond,
  type WebhookWorld,
} from './webhookWorld.fixture.ts'

let world: WebhookWorld
let hook: WebhookWithSecret
beforeEach(async () => {
  world = await createWebhookWorld()
  hook = await world.create()
})
afterEach(() => world.close())

const idOf = ({ _id: id }: { _id: string }): string => id

/** Changes of devices that are named by numbers, as events for a webhook. */
const happen = (numbers: readonly number[], webhookId = idOf(hook)) =>
  world.context.store.db.transaction().execute((tx) =>
    addDeliveries(
      world.context,
      tx,
      numbers.map((number) => ({
        webhookIds: [webhookId],
        event: {
          type: 'device.status_changed' as const,
          timestamp: new Date(TEST_NOW_MS).toISOString(),
          data: {
            organization_id: 'city',
            node_id: String(number),
            serial: String(number),
            name: '',
            previous_status: 'online' as const,
            status: 'offline' as const,
            last_report_at: null,
          },
        },
      })),
    ),
  )
const numbersSent = () =>
  eventsOf(world.target.received).map(({ data }) => Number((data as { node_id: string }).node_id))
const webhook = async () =>
  (await world.call<Webhook>('owner', 'GET', `webhooks/${idOf(hook)}`)).body
const refuse = (status: number, headers: Record<string, string> = {}) =>
  world.target.answerBy((response) => void response.writeHead(status, headers).end('no'))
const take = () => world.target.answerBy((response) => void response.writeHead(204).end())
/** Refuses what it is sent, seconds after noon. */
const refuseAtSecond = (second: number, headers: Record<string, string> = {}) =>
  world.target.answerBy((response) => {
    world.clockAtSecond(second)
    response.writeHead(503, headers).end('no')
  })

describe('what a webhook is sent', () => {
  it('is signed as the documentation says, and carries its header', async () => {
    await happen([1])
    await world.send()
    const [request] = world.target.received
    expect(request?.path).toBe('/hook')
    expect(request?.headers['authorization']).toBe('Bearer s3cr3t-of-the-target')
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.headers['webhook-id']).toMatch(/^msg_/)
    expect(request === undefined ? null : signaturesBy(hook.secret, request)).toEqual([0])
    expect(request === undefined ? null : signedAtSecond(request)).toBe(0)
    const another = `whsec_${Buffer.alloc(32).toString('base64')}`
    expect(request === undefined ? null : signaturesBy(another, request)).toEqual([])
  })

  it('is signed by both secrets for a day after one was replaced', async () => {
    const { body } = await world.call<WebhookWithSecret>(
      'owner',
      'POST',
      `webhooks/${idOf(hook)}/roll`,
    )
    expect(body.rolled_until).toBe(TEST_NOW_MS + DAY_MS)
    await happen([1])
    await world.send()
    world.clockAtSecond(DAY_MS / 1000)
    await happen([2])
    await world.send()
    expect(world.target.received.map((request) => signaturesBy(hook.secret, request))).toEqual([
      [1],
      [],
    ])
    expect(world.target.received.map((request) => signaturesBy(body.secret, request))).toEqual([
      [0],
      [0],
    ])
  })

  it('arrives in the order in which it happened', async () => {
    const numbers = Array.from({ length: 130 }, (_, at) => at)
    await happen(numbers.slice(0, 70))
    await happen(numbers.slice(70))
    await world.send()
    expect(numbersSent()).toEqual(numbers)
    expect(await webhook()).toMatchObject({
      status: 'ok',
      waiting_count: 0,
      last_response: { body: 'ok', status: 200, failure: null },
    })
  })
})

describe('a target that fails', () => {
  it('is tried again with growing pauses, and gets everything in order once it answers', async () => {
    refuse(503)
    await happen([1, 2])
    const tried: number[] = []
    for (let second = 0; second < 40; second += 1) {
      world.clockAtSecond(second)
      const before = world.target.received.length
      await world.send()
      if (world.target.received.length > before) tried.push(second)
    }
    expect(tried).toEqual([0, 5, 15, 35])
    expect(numbersSent()).toEqual([1, 1, 1, 1])
    expect(await webhook()).toMatchObject({ status: 'failing', failing_since: TEST_NOW_MS })
    take()
    world.clockAtSecond(75)
    await happen([3])
    await world.send()
    expect(numbersSent()).toEqual([1, 1, 1, 1, 1, 2, 3])
    expect(await webhook()).toMatchObject({ status: 'ok', failing_since: null })
    const ids = world.target.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids.slice(0, 5)).size).toBe(1)
    expect(new Set(ids).size).toBe(3)
  })

  it('leaves every attempt to be read, as long as the delivery is kept', async () => {
    refuse(503)
    await happen([1])
    for (const second of [0, 5, 15]) {
      world.clockAtSecond(second)
      await world.send()
    }
    take()
    world.clockAtSecond(35)
    await world.send()
    const path = `webhooks/${idOf(hook)}/deliveries`
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

  it('tried for a day is some forty attempts, and no more are kept', async () => {
    refuse(503)
    await happen([1])
    for (let second = 0; second <= 2 * (DAY_MS / 1000); second += 1_200) {
      world.clockAtSecond(second)
      await world.send()
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

  it('is left alone for as long as it asks', async () => {
    refuse(429, { 'retry-after': '600' })
    await happen([1])
    await world.send()
    take()
    world.clockAtSecond(599)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(600)
    await world.send()
    expect(numbersSent()).toEqual([1, 1])
  })

  it('is left alone after its answer, however late that comes', async () => {
    refuseAtSecond(10)
    await happen([1])
    await world.send()
    expect(numbersSent()).toEqual([1])
    world.clockAtSecond(14)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(15)
    expect(await world.send()).toBe(1)
  })

  it.each([
    ['for seconds, counted from its answer', '600', 608],
    ['until a time', new Date(TEST_NOW_MS + 600_000).toUTCString(), 600],
  ])('that answers late is left alone %s', async (_, retryAfter, second) => {
    refuseAtSecond(8, { 'retry-after': retryAfter })
    await happen([1])
    await world.send()
    world.clockAtSecond(second - 1)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(second)
    expect(await world.send()).toBe(1)
  })

  it('that refuses one event gets the others after three attempts', async () => {
    world.target.answerBy((response) => {
      const isFirst = numbersSent().at(-1) === 1
      response.writeHead(isFirst ? 400 : 200).end()
    })
    await happen([1, 2, 3])
    for (const second of [0, 5, 15]) {
      world.clockAtSecond(second)
      await world.send()
    }
    expect(numbersSent()).toEqual([1, 1, 1, 2, 3])
    expect(await webhook()).toMatchObject({ status: 'ok', waiting_count: 1 })
    world.clockAtSecond(35)
    await world.send()
    expect(numbersSent()).toEqual([1, 1, 1, 2, 3, 1])
  })

  it('is disabled after a day of nothing but failures, and whoever manages it is told', async () => {
    refuse(500)
    await happen([1])
    for (let hour = 0; hour <= 24; hour += 1) {
      world.clockAtSecond((hour * HOUR_MS) / 1000)
      if (hour === 23) expect((await webhook()).enabled).toBe(true)
      await world.send()
    }
    expect(await webhook()).toMatchObject({
      enabled: false,
      disabled_reason: 'failing',
      status: 'disabled',
      waiting_count: 0,
    })
    expect(await world.deliveries(idOf(hook))).toMatchObject([
      { state: 'failed', failure: 'refused' },
    ])
    const sent = world.target.received.length
    await happen([2])
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

  it('is disabled at once where it answers that it is gone', async () => {
    refuse(410)
    await happen([1, 2])
    await world.send()
    expect(numbersSent()).toEqual([1])
    expect(await webhook()).toMatchObject({ enabled: false, disabled_reason: 'gone' })
    expect((await world.deliveries(idOf(hook))).map(({ failure }) => failure)).toEqual([
      'refused',
      'disabled',
    ])
  })

  it('does not get more than can wait: what is dropped is counted', async () => {
    refuse(503)
    await happen(Array.from({ length: 1_003 }, (_, at) => at))
    expect(await webhook()).toMatchObject({ waiting_count: 1_000, dropped_count: 3 })
  })
})

describe('an organization that is closed', () => {
  const lock = () => world.call('support', 'POST', 'organizations/city/lock')
  const unlock = () => world.call('support', 'POST', 'organizations/city/unlock')
  const remove = () =>
    world.call('owner', 'DELETE', 'organizations/city', { name: 'City of Clear Air' })
  const restore = () => world.call('owner', 'POST', 'organizations/city/restore')

  it.each(['locked_at', 'deleted_at'] as const)(
    'by %s is told nothing, and what waits goes on once it is open again',
    async (column) => {
      const set = (ts: number | null) =>
        world.context.store.db
          .updateTable('organizations')
          .set({ [column]: ts })
          .where('id', '=', 'city')
          .execute()
      await happen([1])
      await set(TEST_NOW_MS)
      await happen([2])
      expect(await world.send()).toBe(0)
      await set(null)
      await happen([3])
      await world.send()
      expect(numbersSent()).toEqual([1, 3])
      expect((await webhook()).dropped_count).toBe(0)
    },
  )

  it.each([
    ['locked', { close: lock, open: unlock }],
    ['deleted', { close: remove, open: restore }],
  ])('by being %s for days has what waits tried for another day', async (_, { close, open }) => {
    const clockAtDay = (day: number) => world.clockAtSecond((day * DAY_MS) / 1000)
    refuse(503)
    await happen([1])
    await world.send()
    expect((await close()).status).toBe(204)
    clockAtDay(3)
    expect((await open()).status).toBe(204)
    expect(await world.send()).toBe(1)
    expect(await webhook()).toMatchObject({
      enabled: true,
      failing_since: TEST_NOW_MS + 3 * DAY_MS,
      waiting_count: 1,
    })
    clockAtDay(4)
    await world.send()
    expect(await webhook()).toMatchObject({ enabled: false, disabled_reason: 'failing' })
    expect(numbersSent()).toEqual([1, 1, 1])
  })
})

describe('a visit that fails', () => {
  it('is not begun anew at once: its target is left alone until the lease is over', async () => {
    const { db } = world.context.store
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'The disk is full'; end $$`.execute(db)
    await sql`create trigger refuse before update on webhook_deliveries
      for each row execute function refuse()`.execute(db)
    await happen([1])
    await expect(world.send()).rejects.toThrow('The disk is full')
    world.clockAtSecond(LEASE_MS / 1000 - 1)
    expect(await world.send()).toBe(0)
    expect(numbersSent()).toEqual([1])
    await sql`drop trigger refuse on webhook_deliveries`.execute(db)
    world.clockAtSecond(LEASE_MS / 1000)
    expect(await world.send()).toBe(1)
    const ids = world.target.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([ids[0], ids[0]])
    expect(await webhook()).toMatchObject({ status: 'ok', waiting_count: 0 })
  })
})

describe('an address that is not public', () => {
  const strict = async (url: string) => {
    const { db } = world.context.store
    await db.updateTable('webhooks').set({ url }).where('id', '=', idOf(hook)).execute()
    Object.assign(world.context, {
      config: { ...world.context.config, allowPrivateTargets: false },
    })
    await happen([1])
  }

  it('is not reached by a redirect', async () => {
    const { url } = world.target
    world.target.answerBy((response) =>
      response.writeHead(307, { location: `${url}/inside` }).end(),
    )
    await happen([1])
    await world.send()
    expect(world.target.received.map(({ path }) => path)).toEqual(['/hook'])
    expect(await world.deliveries(idOf(hook))).toMatchObject([
      { state: 'waiting', failure: 'refused', status: 307 },
    ])
  })

  it('is not reached by a name that leads there, however often it has led elsewhere', async () => {
    await strict(`http://hooks.example.org:${new URL(world.target.url).port}/hook`)
    const asked: string[] = []
    await world.send({
      resolve: async (host) => {
        asked.push(host)
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    expect(asked).toEqual(['hooks.example.org'])
    expect(world.target.received).toEqual([])
    expect(await world.deliveries(idOf(hook))).toMatchObject([
      { state: 'waiting', failure: 'not_public', status: null },
    ])
  })

  it('is not reached by its figures', async () => {
    await strict(`${world.target.url}/hook`)
    await world.send()
    expect(world.target.received).toEqual([])
  })
})

describe('a process that dies', () => {
  it('after it has sent, and before it has written so, leaves it to the next, with the same id', async () => {
    await happen([1, 2])
    const { context } = world
    const taking = { limit: 1, failingLimit: 1, besides: [], now: TEST_NOW_MS }
    const [held] = await takeWebhooks(context.store.db, taking)
    if (held === undefined) throw new Error('Nothing was due')
    const [first] = await nextDeliveries(context.store.db, held, TEST_NOW_MS)
    if (first === undefined) throw new Error('Nothing waits')
    await attemptDelivery(held, first, { allowPrivateTargets: true, clock: () => TEST_NOW_MS })

    world.clockAtSecond(LEASE_MS / 1000 - 1)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(LEASE_MS / 1000)
    expect(await world.send()).toBe(1)
    expect(numbersSent()).toEqual([1, 1, 2])
    const ids = world.target.received.map(({ headers }) => headers['webhook-id'])
    expect(ids[0]).toBe(ids[1])
    expect((await world.deliveries(idOf(hook))).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ])
  })

  it('does not count any more once another has taken over', async () => {
    await happen([1])
    const { context } = world
    const taking = { limit: 1, failingLimit: 1, besides: [] }
    const [stale] = await takeWebhooks(context.store.db, { ...taking, now: TEST_NOW_MS })
    world.clockAtSecond(LEASE_MS / 1000)
    refuse(503)
    await world.send()
    const [delivery] = await context.store.db.selectFrom('webhook_deliveries').selectAll().execute()
    if (stale === undefined || delivery === undefined) throw new Error('Nothing was due')
    const written = await writeResults({ ...context }, stale, [
      {
        delivery,
        attempt: {
          at: TEST_NOW_MS,
          durationMs: 1,
          request: { url: '', headers: {} },
          status: 200,
          answer: '',
          failure: null,
        },
        settled: { state: 'delivered', dueAt: TEST_NOW_MS, refusals: 0, isAside: false },
      },
    ])
    expect(written).toBeNull()
    expect(await world.deliveries(idOf(hook))).toMatchObject([{ state: 'waiting', status: 503 }])
  })
})
