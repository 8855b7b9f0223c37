import { once } from 'node:events'
import { liveProtocols, type LiveEvent } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { tokenFor, type TokenOptions } from '../../access/identity/testsupport/tokenFor.ts'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { SAMPLE_ID, seedPlugin } from '../../testing/world/plugins.ts'
import { seedDashboard } from '../../testing/world/dashboards.ts'
import { BOTH, seedManagerOfBoth } from '../../testing/world/rights.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { eventually } from '../../testing/eventually.ts'
import { SOCKET_PATH, SOCKETS_OF_USER } from './registerLive.ts'

let world: World
let address: string
const pages: Page[] = []

const listen = async ({ app }: World) =>
  (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')

beforeAll(async () => {
  world = await createWorld()
  address = await listen(world)
})
afterEach(() => {
  for (const page of pages.splice(0)) page.socket.terminate()
})
afterAll(() => world.close())

interface Page {
  socket: WebSocket
  /** Everything that came, in order. */
  events: LiveEvent[]
  /** Resolves with the next event that fits, past ones included. */
  next<Name extends LiveEvent['event']>(
    name: Name,
    count?: number,
  ): Promise<Extract<LiveEvent, { event: Name }>>
  watch(...nodeIds: string[]): Promise<string[]>
  closed: Promise<{ code: number; reason: string }>
}

/** A page as the console opens it. */
async function open(token: string | null, at = address): Promise<Page> {
  const socket = new WebSocket(`${at}${SOCKET_PATH}`, token === null ? [] : liveProtocols(token))
  const events: LiveEvent[] = []
  socket.on('message', (data: Buffer) =>
    events.push(JSON.parse(data.toString('utf8')) as LiveEvent),
  )
  const closed = once(socket, 'close').then(([code, reason]) => ({
    code: code as number,
    reason: String(reason),
  }))
  const page: Page = {
    socket,
    events,
    closed,
    async next(name, count = 1) {
      for (;;) {
        const found = events.filter((event) => event.event === name)[count - 1]
        if (found !== undefined) return found as Extract<LiveEvent, { event: typeof name }>
        await once(socket, 'message')
      }
    },
    async watch(...nodeIds) {
      const before = events.filter((event) => event.event === 'subscribed').length
      socket.send(JSON.stringify({ event: 'update', data: { node_ids: nodeIds } }))
      return (await page.next('subscribed', before + 1)).data.node_ids
    },
  }
  pages.push(page)
  await once(socket, 'open')
  return page
}

const openAs = async (user: string, options: TokenOptions = {}) =>
  open(await tokenFor(world.context, user, options))

const updateOf = (ids: number) => {
  const node_ids = Array.from({ length: ids }, (_, at) => `node ${at}`)
  return JSON.stringify({ event: 'update', data: { node_ids } })
}

const publish = (device: World['city'], value: number, ts = NOW) =>
  world.context.bus.publish([
    { nodeId: device.nodeId, dataPointId: device.pm25.id, measurements: [[ts, value]] },
  ])

describe('the pages of one user', () => {
  it('closes pages that send without a pause while calls are still answered', async () => {
    const ids = Array.from({ length: 2_000 }, (_, at) => `node ${at}`)
    const frame = JSON.stringify({ event: 'update', data: { node_ids: ids } })
    const flooding = await Promise.all(Array.from({ length: 40 }, () => openAs('manager')))
    const endings = flooding.map(async ({ socket, closed }) => {
      while (socket.readyState === WebSocket.OPEN) {
        socket.send(frame)
        await new Promise((resolve) => setImmediate(resolve))
      }
      return closed
    })
    expect((await world.call('manager', 'GET', 'users/me')).status).toBe(200)
    const codes = (await Promise.all(endings)).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([4429]))
  })

  it('refuses the 51st live page of a user and keeps the others', async () => {
    const open50 = await Promise.all(
      Array.from({ length: SOCKETS_OF_USER }, () => openAs('manager')),
    )
    await Promise.all(open50.map((page) => page.watch(world.city.nodeId)))
    const more = await openAs('manager')
    expect(await more.closed).toEqual({
      code: 4429,
      reason: 'At most 50 pages of one user can be live: close one',
    })
    expect(await open50[0]?.watch(world.city.nodeId)).toEqual([world.city.nodeId])
    const somebodyElse = await openAs('user')
    expect(await somebodyElse.watch(world.city.nodeId)).toEqual([world.city.nodeId])
    open50[1]?.socket.terminate()
    await open50[1]?.closed
    await eventually(async () => {
      const again = await openAs('manager')
      expect(await Promise.race([again.watch(world.city.nodeId), again.closed])).toEqual([
        world.city.nodeId,
      ])
    })
  })
})

describe('a page of somebody who creates an organization', () => {
  it('the other page hears of a new organization and watches its devices from then on', async () => {
    const [page, stranger] = [await openAs('owner'), await openAs('harbourmaster')]
    await Promise.all([page.watch(), stranger.watch()])
    const { body } = await world.call<{ id: string }>('owner', 'POST', 'organizations', {
      name: 'Quay Lab',
    })
    expect((await page.next('changed')).data).toMatchObject({
      entity: 'organizations',
      id: body.id,
      by_id: 'owner',
    })
    const { nodeId } = await seedNode(world.context, { serial: '1C00CAFE', organization: body.id })
    expect(await page.watch(nodeId)).toEqual([nodeId])
    expect(stranger.events.filter(({ event }) => event === 'changed')).toEqual([])
  })
})

describe('a live page', () => {
  it('gets measurements of the nodes that it watches', async () => {
    const page = await openAs('user')
    expect(await page.watch(world.city.nodeId)).toEqual([world.city.nodeId])
    publish(world.city, 5, NOW)
    publish(world.city, 6, NOW + 1000)
    expect(await page.next('measurements')).toEqual({
      event: 'measurements',
      data: {
        _id: world.city.pm25.id,
        measurements: [
          [NOW, 5],
          [NOW + 1000, 6],
        ],
      },
    })
  })

  it('gets no measurements of nodes that its user may not read', async () => {
    const page = await openAs('user')
    const asked = [world.harbour.nodeId, 'unknown:0', world.city.nodeId]
    expect(await page.watch(...asked)).toEqual([world.city.nodeId])
    publish(world.harbour, 77)
    publish(world.city, 5)
    await page.next('measurements')
    expect(JSON.stringify(page.events)).not.toContain(world.harbour.pm25.id)
  })

  it('watches only what it asked for last', async () => {
    const page = await openAs('user')
    await page.watch(world.city.nodeId)
    expect(await page.watch()).toEqual([])
    publish(world.city, 5)
    await page.watch(world.city.nodeId)
    publish(world.city, 6, NOW + 1)
    const { data } = await page.next('measurements')
    expect(data.measurements).toEqual([[NOW + 1, 6]])
  })

  it('watches nothing for a partner without read_devices', async () => {
    const page = await openAs('partner')
    expect(await page.watch(world.city.nodeId)).toEqual([])
  })

  it('accepts a subscription before the token is checked', async () => {
    const token = await tokenFor(world.context, 'user')
    const socket = new WebSocket(`${address}${SOCKET_PATH}`, liveProtocols(token))
    socket.on('open', () =>
      socket.send(JSON.stringify({ event: 'update', data: { node_ids: [world.city.nodeId] } })),
    )
    const [data] = (await once(socket, 'message')) as [Buffer]
    expect(JSON.parse(data.toString('utf8'))).toMatchObject({ event: 'subscribed' })
    socket.terminate()
  })
})

describe('a page of staff', () => {
  const context = (method: 'POST' | 'DELETE', body?: object) =>
    world.call('support', method, 'users/access_context/support', body)

  it('watches as the user they act for until they stop', async () => {
    const page = await openAs('support')
    const both = [world.city.nodeId, world.harbour.nodeId]
    expect(await page.watch(...both)).toEqual([world.city.nodeId])
    await context('POST', { external_id: 'ext-harbour', role: 'user' })
    publish(world.city, 5)
    publish(world.harbour, 77)
    expect((await page.next('subscribed', 2)).data.node_ids).toEqual([world.harbour.nodeId])
    expect((await page.next('resync')).data.node_ids).toEqual([world.harbour.nodeId])
    publish(world.harbour, 78, NOW + 1)
    expect(await page.next('measurements')).toMatchObject({
      data: { _id: world.harbour.pm25.id },
    })
    await context('DELETE')
    expect((await page.next('subscribed', 3)).data.node_ids).toEqual([world.city.nodeId])
    publish(world.harbour, 79, NOW + 2)
    publish(world.city, 6, NOW + 2)
    expect((await page.next('measurements', 2)).data).toEqual({
      _id: world.city.pm25.id,
      measurements: [[NOW + 2, 6]],
    })
    expect(JSON.stringify(page.events)).not.toContain(`[${NOW + 2},79]`)
  })
})

describe('a closed connection', () => {
  it.each([
    ['without a token', () => open(null)],
    ['with a token that is none', () => open('nonsense')],
    ['with an expired token', () => openAs('user', { expiresInS: -10 })],
    ['with a token for something else', () => openAs('user', { audience: 'urn:other' })],
  ])('closes with 4401 %s', async (_, connect) => {
    const { code, reason } = await (await connect()).closed
    expect(code).toBe(4401)
    expect(reason).toContain('token')
  })

  it('closes with 4401 when its token expires', async () => {
    const page = await openAs('user', { expiresInS: 1 })
    await page.watch(world.city.nodeId)
    expect(await page.closed).toEqual({ code: 4401, reason: 'The access token has expired' })
  })

  it('closes with 4401 for an unknown user once they ask for something', async () => {
    const page = await openAs('nobody')
    page.socket.send(JSON.stringify({ event: 'update', data: { node_ids: ['a'] } }))
    expect((await page.closed).code).toBe(4401)
  })

  it.each([
    ['no JSON', 'update!'],
    ['another event', '{"event":"delete"}'],
    ['ids that are no text', '{"event":"update","data":{"node_ids":[1]}}'],
    ['more ids than a page may watch', updateOf(10_001)],
    ['a __proto__', '{"__proto__":{"event":"update"}}'],
    ['a thousand levels', '['.repeat(100_000)],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('closes with 4400 after %s', async (_, frame) => {
    const page = await openAs('user')
    page.socket.send(frame)
    expect((await page.closed).code).toBe(4400)
  })

  it('closes after a frame that is too large, and other pages continue', async () => {
    const other = await openAs('user')
    const page = await openAs('user')
    page.socket.send('x'.repeat(3 * 1024 * 1024))
    await page.closed
    expect(await other.watch(world.city.nodeId)).toEqual([world.city.nodeId])
  })

  it('closes with 1001 after an announcement when the server stops', async () => {
    const other = await createWorld()
    const page = await open(await tokenFor(other.context, 'user'), await listen(other))
    await page.watch(other.city.nodeId)
    await other.close()
    expect((await page.closed).code).toBe(1001)
    expect(page.events.at(-1)).toEqual({
      event: 'closing',
      data: { reason: 'The server is stopping' },
    })
  })
})

it('answers a request that is no upgrade with a reason', async () => {
  const response = await world.inject({ method: 'GET', url: SOCKET_PATH })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'BAD_REQUEST' })
})

describe('an announced change', () => {
  const changes = (page: Page) => page.events.filter(({ event }) => event === 'changed')
  const rename = (user: 'owner' | 'manager', id: string, name: string) =>
    world.call(user, 'PUT', `dashboards/${id}`, { name })

  it('a change reaches open pages of those who may read it, with who did it', async () => {
    const id = await seedDashboard(world.context, { organization: 'city' })
    const [reader, stranger, partner] = [
      await openAs('user'),
      await openAs('harbourmaster'),
      await openAs('partner'),
    ]
    for (const page of [reader, stranger, partner]) await page.watch()
    await rename('owner', id, 'Dust')
    expect((await reader.next('changed')).data).toMatchObject({
      entity: 'dashboards',
      id,
      name: 'dashboard.changed',
      by: 'owner Tester',
      by_id: 'owner',
      request_id: expect.any(String),
    })
    // What comes after it has come: the others were passed over.
    for (const page of [stranger, partner]) {
      await page.watch()
      expect(changes(page)).toEqual([])
    }
  })

  it('a change of a plugin reaches every member and nobody of another organization', async () => {
    await seedPlugin(world.context, 'city')
    const [partner, stranger] = [await openAs('partner'), await openAs('harbourmaster')]
    for (const page of [partner, stranger]) await page.watch()
    const path = (rest: string) => `plugins/${SAMPLE_ID}/${rest}?organization_id=city`
    const version = path('versions/1.0.0')
    await world.call('owner', 'PUT', version, { state: 'enabled' })
    await world.call('owner', 'PUT', path('current'), { version: '1.0.0' })
    await world.call('admin', 'PUT', version, { tier: 'trusted' })
    await world.call('owner', 'PUT', version, { state: 'disabled' })
    await world.call('owner', 'DELETE', version)
    await eventually(() =>
      expect(changes(partner).map(({ data }) => (data as { name: string }).name)).toEqual(
        expect.arrayContaining([
          'plugin.enabled',
          'plugin.pinned',
          'plugin.trusted',
          'plugin.disabled',
          'plugin.unpinned',
          'plugin.removed',
        ]),
      ),
    )
    await stranger.watch()
    expect(changes(stranger)).toEqual([])
  })

  it('a change of a personal dashboard reaches its owner only', async () => {
    const id = await seedDashboard(world.context, { organization: 'city', user: 'manager' })
    const [own, other] = [await openAs('manager'), await openAs('owner')]
    await own.watch()
    await other.watch()
    await rename('manager', id, 'Mine')
    expect((await own.next('changed')).data.id).toBe(id)
    await other.watch()
    expect(changes(other)).toEqual([])
  })
})

describe('the counts of devices on live pages', () => {
  it('announces changed counts to those who may see the devices, whatever they watch', async () => {
    const point = await seedDataPoint(world.context, world.city, { path: '132:7' })
    const [reader, stranger] = [await openAs('user'), await openAs('harbourmaster')]
    for (const page of [reader, stranger]) await page.watch()
    await seedReadings(world.context, point, [[NOW, 5]])
    expect((await reader.next('status')).data).toEqual({ organization_ids: ['city'] })
    await stranger.watch()
    expect(stranger.events.filter(({ event }) => event === 'status')).toEqual([])
  })
})

it('a device leased to others is unwatched at once', async () => {
  await seedManagerOfBoth(world)
  const { nodeId } = world.city
  const page = await openAs('manager')
  expect(await page.watch(nodeId)).toEqual([nodeId])
  await world.call(BOTH, 'PUT', `nodes/${nodeId}/lease/harbour`)
  expect((await page.next('subscribed', 2)).data.node_ids).toEqual([])
  const lessee = await openAs('harbourmaster')
  expect(await lessee.watch(nodeId)).toEqual([nodeId])
  await world.call(BOTH, 'DELETE', `nodes/${nodeId}/lease`)
  expect((await lessee.next('subscribed', 2)).data.node_ids).toEqual([])
})
