import { DAY_MS } from '@airshed/domain'
import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedNode } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { tidy } from '../housekeeping.ts'
import {
  createWebhookWorld,
  eventsOf,
  signaturesBy,
  type WebhookWorld,
} from '../webhookWorld.fixture.ts'
import { seedDelivery, seedWebhook } from '../../../testing/world/webhooks.ts'
import { createWorld, type Answer, type UserId, type World } from '../../../testing/world/world.ts'

let world: WebhookWorld
beforeEach(async () => {
  world = await createWebhookWorld()
})
afterEach(() => world.close())

const AUTH = 'Bearer s3cr3t-of-the-target'
const idOf = ({ _id: id }: { _id: string }): string => id
const get = async (id: string) => (await world.call<Webhook>('owner', 'GET', `webhooks/${id}`)).body
const edit = ({ url, type, conditions, version }: Webhook) => ({ url, type, conditions, version })

describe('a webhook', () => {
  it('a webhook answers its secret once and its header never', async () => {
    const made = await world.create()
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(made).toMatchObject({
      organization_id: 'city',
      type: 'device',
      enabled: true,
      status: 'unused',
      conditions: {},
      auth: 'Bearer ••••rget',
      last_response: null,
    })
    const answers = [
      made.auth,
      await world.call('owner', 'GET', 'webhooks'),
      await world.call('owner', 'GET', `webhooks/${idOf(made)}`),
      await world.call('owner', 'PUT', `webhooks/${idOf(made)}/disable`),
      await world.call('owner', 'PUT', `webhooks/${idOf(made)}/enable`),
      await world.call('owner', 'PUT', `webhooks/${idOf(made)}`, edit(await get(idOf(made)))),
    ]
    expect(JSON.stringify(answers)).not.toContain('s3cr3t')
    expect(JSON.stringify(answers)).not.toContain(made.secret)
  })

  it('leaves no secret in recorded events', async () => {
    const made = await world.create({ url: `${world.target.url}/hook?key=in-the-query` })
    await world.call('owner', 'POST', `webhooks/${idOf(made)}/roll`)
    await world.call('owner', 'PUT', `webhooks/${idOf(made)}`, {
      ...edit(await get(idOf(made))),
      auth: 'Bearer an0ther-secret-one',
    })
    await world.call('owner', 'DELETE', `webhooks/${idOf(made)}`)
    const events = await world.context.store.db.selectFrom('events').selectAll().execute()
    expect(events.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'webhook.created',
        'webhook.secret_rolled',
        'webhook.updated',
        'webhook.deleted',
      ]),
    )
    expect(JSON.stringify(events)).not.toMatch(/s3cr3t|an0ther|whsec_|in-the-query/)
  })

  it('keeps an omitted header, but never for another server', async () => {
    const made = await world.create()
    const moved = { ...edit(await get(idOf(made))), url: `${world.target.url}/other` }
    const saved = await world.call<Webhook>('owner', 'PUT', `webhooks/${idOf(made)}`, moved)
    expect(saved.body).toMatchObject({ url: `${world.target.url}/other`, version: 2 })
    const away = { ...edit(saved.body), url: 'http://127.0.0.1:9/hook' }
    const refused = await world.call<{ issues: { path: string }[] }>(
      'owner',
      'PUT',
      `webhooks/${idOf(made)}`,
      away,
    )
    expect(refused.status).toBe(400)
    expect(refused.body.issues.map(({ path }) => path)).toEqual(['/auth'])
    const old = await world.call('owner', 'PUT', `webhooks/${idOf(made)}`, moved)
    expect(old.status).toBe(409)
  })

  it.each([
    [{ url: 'not an address' }, 400],
    [{ url: 'ftp://example.org/' }, 400],
    [{ url: 'http://air:secret@127.0.0.1:9/' }, 400],
    [{ auth: undefined }, 400],
    [{ auth: 'two\nlines' }, 400],
    [{ organization_id: undefined }, 400],
    [{ type: 'alert', conditions: { _type: ['measurements.stored'] } }, 400],
    [{ conditions: { node_id: ['nowhere'] } }, 400],
    [{ conditions: { node_id: [] } }, 400],
  ])('refuses a webhook with %j', async (wrong, status) => {
    const answer = await world.call('owner', 'POST', 'webhooks', {
      organization_id: 'city',
      url: `${world.target.url}/hook`,
      auth: AUTH,
      ...wrong,
    })
    expect(answer.status).toBe(status)
  })

  it('lists named devices that its organization uses, and is found by its address', async () => {
    const made = await world.create({ conditions: { node_id: [world.city.nodeId] } })
    expect(made.nodes).toEqual([{ _id: world.city.nodeId, name: 'Mast in the city' }])
    expect((await world.create({ url: `${world.target.url}/all` })).nodes).toEqual([])
    const list = (search: string) =>
      world.call<{ data: Webhook[] }>('owner', 'GET', `webhooks?search=${search}`)
    expect((await list('hook')).body.data.map(({ _id }) => _id)).toEqual([idOf(made)])
    expect((await list('elsewhere')).body.data).toEqual([])
  })

  it('sorts the devices of a webhook by name and omits those its organization does not use', async () => {
    const { city, harbour, context } = world
    const { nodeId } = await seedNode(context, { serial: '1C00CCCC', organization: 'city' })
    await context.store.db
      .updateTable('nodes')
      .set({ name: 'A mast' })
      .where('id', '=', nodeId)
      .execute()
    const node_ids = JSON.stringify([city.nodeId, harbour.nodeId, nodeId, 'gone:0'])
    const id = await seedWebhook(context, 'city', { node_ids })
    await seedWebhook(context, 'harbour', { node_ids })
    expect((await get(id)).nodes.map(({ name }) => name)).toEqual(['A mast', 'Mast in the city'])
    const { body } = await world.call<{ data: Webhook[] }>('admin', 'GET', 'webhooks')
    expect(body.data.find(({ _id }) => _id === id)?.nodes.map(idOf)).toEqual([nodeId, city.nodeId])
  })

  it('refuses the 51st webhook of an organization', async () => {
    for (let at = 0; at < 50; at += 1) await seedWebhook(world.context, 'city')
    const { status, body } = await world.call<{ code: string }>('owner', 'POST', 'webhooks', {
      organization_id: 'city',
      url: world.target.url,
      auth: AUTH,
    })
    expect([status, body.code]).toEqual([409, 'WEBHOOK_LIMIT'])
  })
})

describe('an address in a private network', () => {
  let strict: World
  beforeEach(async () => {
    strict = await createWorld()
  })
  afterEach(() => strict.close())

  it.each([
    'https://127.0.0.1/hook',
    'https://10.1.2.3/hook',
    'https://[::1]/hook',
    'https://2130706433/hook',
    'https://169.254.169.254/latest/meta-data',
    // A name is resolved before it is kept.
    'https://localhost/hook',
  ])('%s is refused as it is entered', async (url) => {
    const { status, body }: Answer<{ code: string }> = await strict.call(
      'owner',
      'POST',
      'webhooks',
      { organization_id: 'city', url, auth: AUTH },
    )
    expect([status, body.code]).toEqual([422, 'WEBHOOK_ADDRESS_PRIVATE'])
  })

  it('looks up an address only for those who may change the webhook', async () => {
    const id = await seedWebhook(strict.context, 'city')
    const draft = { url: 'https://localhost/hook', type: 'device', conditions: {}, version: 1 }
    const save = (who: UserId, to = id) =>
      strict.call<{ code: string }>(who, 'PUT', `webhooks/${to}`, draft)
    for (const who of ['guest', 'harbourmaster', 'user', 'partner'] as const) {
      const { status, body } = await save(who)
      expect([who, status, body.code]).toEqual([who, 404, 'NOT_FOUND'])
    }
    expect((await save('owner', 'nowhere')).status).toBe(404)
    expect((await save('owner')).body.code).toBe('WEBHOOK_ADDRESS_PRIVATE')
    await strict.call('support', 'POST', 'organizations/city/lock')
    expect((await save('owner')).body.code).toBe('ORGANIZATION_LOCKED')
  })

  it.each(['POST', 'PUT'] as const)(
    'accepts addresses by %s 60 times a minute at most',
    async (method) => {
      const draft = { url: 'https://127.0.0.1/hook', type: 'device', conditions: {} }
      const id = await seedWebhook(strict.context, 'city')
      const enter = async (who: UserId) => {
        const answer =
          method === 'POST'
            ? strict.call(who, method, 'webhooks', {
                ...draft,
                organization_id: 'city',
                auth: AUTH,
              })
            : strict.call(who, method, `webhooks/${id}`, { ...draft, version: 1 })
        return (await answer).status
      }
      const statuses = []
      for (let at = 0; at <= 60; at += 1) statuses.push(await enter('owner'))
      expect([statuses[59], statuses[60]]).toEqual([422, 429])
      expect(await enter('admin')).toBe(422)
    },
  )

  it('refuses http:// as well', async () => {
    const { status } = await strict.call('owner', 'POST', 'webhooks', {
      organization_id: 'city',
      url: 'http://1.1.1.1/hook',
      auth: AUTH,
    })
    expect(status).toBe(400)
  })
})

describe('a test of a webhook', () => {
  const test = (id: string, by: UserId = 'owner') =>
    world.call<WebhookDelivery>(by, 'POST', `webhooks/${id}/test`)
  const details = (delivery: WebhookDelivery) =>
    world.call<WebhookDeliveryDetails>(
      'owner',
      'GET',
      `webhooks/${delivery.webhook_id}/deliveries/${idOf(delivery)}`,
    )

  it('sends to a disabled webhook and shows request and answer without secrets', async () => {
    const made = await world.create()
    await world.call('owner', 'PUT', `webhooks/${idOf(made)}/disable`)
    world.target.answerBy((response) =>
      response.writeHead(418).end(`You sent ${AUTH}, signed by ${made.secret}`),
    )
    const { status, body: delivery } = await test(idOf(made))
    expect(status).toBe(201)
    expect(delivery).toMatchObject({ kind: 'test', state: 'waiting', attempts: 0 })
    await world.send()
    const [request] = world.target.received
    expect(request === undefined ? null : signaturesBy(made.secret, request)).toEqual([0])
    expect(eventsOf(world.target.received)).toMatchObject([
      { type: 'webhook.test', data: { webhook_id: idOf(made), organization_id: 'city' } },
    ])
    const { body } = await details(delivery)
    expect(body).toMatchObject({
      state: 'failed',
      attempts: 1,
      status: 418,
      failure: 'refused',
      answer: 'You sent [redacted], signed by [redacted]',
      request: {
        url: `${world.target.url}/hook`,
        body: request?.body,
        headers: {
          'webhook-id': request?.headers['webhook-id'],
          'webhook-signature': request?.headers['webhook-signature'],
          authorization: 'Bearer ••••rget',
        },
      },
    })
    expect(await get(idOf(made))).toMatchObject({ failing_since: null, status: 'disabled' })
  })

  it('a successful test releases waiting deliveries at once', async () => {
    const { _id: id } = await world.create({ type: 'alert' })
    await world.addAlert([
      { deviceId: world.city.nodeId, dataPointId: world.pm25.id, expr: 'gt', value: 35 },
    ])
    world.target.answerBy((response) => response.writeHead(503, { 'retry-after': '9000' }).end())
    await world.report([
      [1, 20],
      [2, 50],
    ])
    await world.send()
    world.target.answerBy((response) => response.writeHead(200).end())
    world.clockAt(10)
    expect(await world.send()).toBe(0)
    await test(id)
    await world.send()
    expect(eventsOf(world.target.received).map(({ type }) => type)).toEqual([
      'alert.state_changed',
      'webhook.test',
      'alert.state_changed',
    ])
    expect(await get(id)).toMatchObject({ status: 'ok', waiting_count: 0 })
  })
})

describe('deliveries of a webhook', () => {
  it('sends a delivery again with its original id', async () => {
    const { _id: id } = await world.create()
    const old = await seedDelivery(world.context, id, { body: '{"type":"webhook.test"}' })
    const again = `webhooks/${id}/deliveries/${old}/redeliver`
    const { status, body } = await world.call<WebhookDelivery>('owner', 'POST', again)
    expect([status, body.kind]).toEqual([201, 'redelivery'])
    await world.send()
    expect(world.target.received).toMatchObject([
      { body: '{"type":"webhook.test"}', headers: { 'webhook-id': body.event_id } },
    ])
    const all = await world.deliveries(id)
    expect(all.map(({ event_id }) => event_id)).toEqual([body.event_id, body.event_id])
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(2)
  })

  it('answers 404 for deliveries of another webhook', async () => {
    const [own, other] = [
      await seedWebhook(world.context, 'city'),
      await seedWebhook(world.context, 'harbour'),
    ]
    const foreign = await seedDelivery(world.context, other)
    for (const path of [
      `webhooks/${own}/deliveries/${foreign}`,
      `webhooks/${other}/deliveries/${foreign}`,
    ]) {
      expect((await world.call('owner', 'GET', path)).status).toBe(404)
      expect((await world.call('owner', 'POST', `${path}/redeliver`)).status).toBe(404)
    }
  })

  it('lists deliveries by state, the newest first', async () => {
    const id = await seedWebhook(world.context, 'city')
    await seedDelivery(world.context, id, { id: 'old', state: 'failed' })
    await seedDelivery(world.context, id, { id: 'new', created_at: TEST_NOW_MS + 1 })
    const list = async (query = '') =>
      (
        await world.call<{ data: WebhookDelivery[] }>(
          'owner',
          'GET',
          `webhooks/${id}/deliveries${query}`,
        )
      ).body.data.map(({ _id }) => _id)
    expect(await list()).toEqual(['new', 'old'])
    expect(await list('?state=failed')).toEqual(['old'])
  })

  it('keeps deliveries for thirty days and waiting ones longer', async () => {
    const id = await seedWebhook(world.context, 'city')
    const old = { created_at: TEST_NOW_MS - 30 * DAY_MS - 1 }
    await seedDelivery(world.context, id, { id: 'old', ...old })
    await seedDelivery(world.context, id, { id: 'waiting', state: 'waiting', ...old })
    await seedDelivery(world.context, id, { id: 'kept', created_at: TEST_NOW_MS - 30 * DAY_MS })
    await tidy(world.context)
    expect((await world.deliveries(id)).map(({ _id }) => _id).toSorted()).toEqual([
      'kept',
      'waiting',
    ])
  })

  it('removes very many old deliveries in parts', async () => {
    const { db } = world.context.store
    const id = await seedWebhook(world.context, 'city')
    await sql`insert into webhook_deliveries
        (id, webhook_id, event_id, event_type, kind, body, state, due_at, created_at)
      select 'd' || at, ${id}, 'msg_' || at, 'webhook.test', 'event', '{}', 'delivered', 0, 0
      from generate_series(1, 10001) as at`.execute(db)
    await sql`create table forgotten (count int8)`.execute(db)
    await sql`create function count_forgotten() returns trigger language plpgsql as $$
      begin insert into forgotten select count(*) from gone; return null; end $$`.execute(db)
    await sql`create trigger count_forgotten after delete on webhook_deliveries
      referencing old table as gone for each statement execute function count_forgotten()`.execute(
      db,
    )
    await tidy(world.context)
    const { rows } = await sql<{ count: number }>`select count from forgotten
      where count > 0`.execute(db)
    expect(rows.map(({ count }) => count)).toEqual([10_000, 1])
    expect(await world.deliveries(id)).toEqual([])
  })

  it('deletes deliveries with their webhook', async () => {
    const made = await world.create()
    await seedDelivery(world.context, idOf(made))
    await world.call('owner', 'DELETE', `webhooks/${idOf(made)}`)
    const { db } = world.context.store
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  })
})
