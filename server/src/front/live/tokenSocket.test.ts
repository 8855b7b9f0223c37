import { once } from 'node:events'
import { DAY_MS } from '@airshed/domain'
import { LIVE_PROTOCOL, liveProtocols, type LiveEvent } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { rightsChanged } from '../../access/identity/loadCaller.ts'
import { tokenFor } from '../../access/identity/testsupport/tokenFor.ts'
import { seedSecretToken, type SeededToken } from '../../testing/world/tokens.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { seedDataPoint, seedNode, seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { eventually } from '../../testing/eventually.ts'
import { SOCKET_PATH } from './registerLive.ts'

let world: World
let address: string
let depot: World['city']
const open: WebSocket[] = []

beforeAll(async () => {
  world = await createWorld()
  address = (await world.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const node = await seedNode(world.context, { serial: '1C00DDDD', organization: 'city' })
  const pm25 = await seedDataPoint(world.context, node)
  depot = { ...node, pm25, co2: pm25 }
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(() => world.close())

type Way = 'header' | 'protocol' | 'address'

/** A machine that is connected: everything that came, in order. */
async function connect(secret: string, way: Way = 'header') {
  const at = `${address}${SOCKET_PATH}${way === 'address' ? `?token=${secret}` : ''}`
  const protocols = way === 'protocol' ? liveProtocols(secret) : []
  const socket = new WebSocket(at, protocols, {
    headers: way === 'header' ? { authorization: `Bearer ${secret}` } : {},
  })
  open.push(socket)
  const events: LiveEvent[] = []
  socket.on('message', (data: Buffer) => events.push(JSON.parse(data.toString()) as LiveEvent))
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  const next = async <Name extends LiveEvent['event']>(name: Name, count = 1) => {
    for (;;) {
      const found = events.filter((event) => event.event === name)[count - 1]
      if (found !== undefined) return found as Extract<LiveEvent, { event: Name }>
      await once(socket, 'message')
    }
  }
  const watch = async (...ids: string[]) => {
    const before = events.filter(({ event }) => event === 'subscribed').length
    socket.send(JSON.stringify({ event: 'update', data: { node_ids: ids } }))
    return (await next('subscribed', before + 1)).data.node_ids
  }
  return { socket, events, closed, next, watch }
}

const reader = (options: SeededToken = {}) =>
  seedSecretToken(world.context, 'city', { permissions: ['read_devices'], ...options })

const publish = ({ nodeId, pm25 }: World['city'], value: number) =>
  world.context.bus.publish([{ nodeId, dataPointId: pm25.id, measurements: [[NOW, value]] }])

describe('the socket with an API token', () => {
  it.each(['header', 'protocol'] as const)('accepts a token in a %s', async (way) => {
    const machine = await connect(await reader(), way)
    expect(await machine.watch(world.city.nodeId, world.harbour.nodeId)).toEqual([
      world.city.nodeId,
    ])
    publish(world.city, 12)
    expect(JSON.stringify(await machine.next('measurements'))).toContain('12')
  })

  it('answers a browser with the protocol and never with the token', async () => {
    const machine = await connect(await reader(), 'protocol')
    expect(machine.socket.protocol).toBe(LIVE_PROTOCOL)
  })

  it('accepts the access token of a person in both ways', async () => {
    for (const way of ['header', 'protocol'] as const) {
      const page = await connect(await tokenFor(world.context, 'user'), way)
      expect([way, await page.watch(world.city.nodeId)]).toEqual([way, [world.city.nodeId]])
    }
  })

  it('refuses a token in the address, where it would be logged', async () => {
    const tokens = [await reader(), await tokenFor(world.context, 'user')]
    for (const token of tokens) expect(await (await connect(token, 'address')).closed).toBe(4401)
  })

  it('shows only the devices that the token is limited to', async () => {
    const secret = await reader({ deviceIds: [depot.nodeId] })
    const machine = await connect(secret)
    expect(await machine.watch(world.city.nodeId, depot.nodeId)).toEqual([depot.nodeId])
    publish(world.city, 4242)
    publish(depot, 7)
    const received = JSON.stringify(await machine.next('measurements'))
    expect(received).toContain(depot.pm25.id)
    expect(JSON.stringify(machine.events)).not.toContain('4242')
  })

  it('announces changes to these devices only', async () => {
    const machine = await connect(await reader({ deviceIds: [depot.nodeId] }))
    await machine.watch(depot.nodeId)
    for (const id of [world.city.nodeId, depot.nodeId]) {
      await world.call('owner', 'PUT', `nodes/${id}/profile`, { profile_id: 'who-2021' })
    }
    await machine.next('changed')
    const changed = machine.events.filter(({ event }) => event === 'changed')
    expect(changed).toMatchObject([{ data: { entity: 'nodes', id: depot.nodeId } }])
    expect(machine.events.filter(({ event }) => event === 'status')).toEqual([])
  })

  it('watches nothing with a token that reads no devices', async () => {
    const machine = await connect(
      await seedSecretToken(world.context, 'city', { permissions: ['read_reports'] }),
    )
    expect(await machine.watch(world.city.nodeId)).toEqual([])
  })

  it('ends when the token is deleted', async () => {
    const id = 'token-to-delete'
    const machine = await connect(await reader({ id }))
    await machine.watch(world.city.nodeId)
    expect((await world.call('owner', 'DELETE', `tokens/${id}`)).status).toBe(204)
    expect(await machine.closed).toBe(4401)
  })

  it('closes the socket of an expired token with 4401', async () => {
    expect(await (await connect(await reader({ expiresAt: NOW - DAY_MS }))).closed).toBe(4401)
  })

  it('ends when its owner leaves the organization', async () => {
    const { context } = world
    await seedUser(context, { id: 'leaver', role: 'user', organization: 'city' })
    const machine = await connect(await reader({ owner: 'leaver' }))
    expect(await machine.watch(world.city.nodeId)).toEqual([world.city.nodeId])
    await context.store.db.deleteFrom('user_permissions').where('user_id', '=', 'leaver').execute()
    rightsChanged(context, 'leaver')
    expect(await machine.closed).toBe(4401)
  })

  it('counts a socket as one request', async () => {
    const id = 'token-to-count'
    const machine = await connect(await reader({ id }))
    await machine.watch(world.city.nodeId)
    await machine.watch(world.city.nodeId, depot.nodeId)
    await eventually(async () => {
      const { requests_number } = await world.context.store.db
        .selectFrom('api_tokens')
        .select('requests_number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(requests_number).toBe(1)
    })
  })
})
