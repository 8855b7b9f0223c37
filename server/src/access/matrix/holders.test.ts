import type { Node } from '@airshed/schemas'
import { callName, isChange, type Call } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { leaseTo } from '../../testing/world/rights.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { exampleOf } from './examples.fixture.ts'
import type { Target } from './target.fixture.ts'
import { successOf } from './expectedStatus.fixture.ts'
import { idsIn } from './ids.fixture.ts'

/** A device of the city that is leased to the harbour, and one that is shared with it. */
let world: World
let leased: Target
let shared: Target
beforeAll(async () => {
  world = await createWorld()
  const { context, city } = world
  await seedReadings(context, city.pm25, [[TEST_NOW_MS - 60_000, 7]])
  await leaseTo(context, city.nodeId, 'harbour')
  leased = { world, organization: 'city', device: city }
  const node = await seedNode(context, {
    serial: '1C005BA2',
    organization: 'city',
    sharedTo: ['harbour'],
  })
  const pm25 = await seedDataPoint(context, node)
  shared = { world, organization: 'city', device: { ...node, pm25, co2: pm25 } }
})
afterAll(() => world.close())

const ruleOf = ({ access }: Call) =>
  typeof access === 'string'
    ? null
    : 'row' in access
      ? access.row
      : 'list' in access
        ? access.list
        : null
const isRow = ({ access }: Call) => typeof access === 'object' && 'row' in access
const named = (calls: readonly Call[]) => calls.map((call) => ({ name: callName(call), call }))
const make = async (user: 'manager' | 'harbourmaster', call: Call, target: Target) => {
  const { path, body } = await exampleOf(call, target)
  return world.call<{ code?: string }>(user, call.method, path, body)
}

const USING = ALL_CALLS.filter((call) => isRow(call) && ruleOf(call) === 'held_nodes')
/** Without those that end the device: they are made for a spare one. */
const OWNING = ALL_CALLS.filter(
  (call) =>
    isRow(call) &&
    ruleOf(call) === 'nodes' &&
    isChange(call) &&
    !['DELETE /nodes/:id', 'PUT /nodes/:id/reset'].includes(callName(call)),
)

it('the list of guarded calls is not empty', () => {
  expect([USING.length > 8, OWNING.length > 4]).toEqual([true, true])
})

describe.each(named(USING))('$name', ({ call }) => {
  it('answers 409 LEASED to the owner of a leased device and succeeds for its holder', async () => {
    const own = await make('manager', call, leased)
    expect([own.status, own.body.code]).toEqual([409, 'LEASED'])
    expect((await make('harbourmaster', call, leased)).status).toBe(successOf(call))
  })

  it('answers 403 to a change by those a device is shared with, and allows reads', async () => {
    const isRefused = typeof call.access === 'object' && 'change' in call.access
    expect((await make('harbourmaster', call, shared)).status).toBe(
      isRefused ? 403 : successOf(call),
    )
  })
})

it.each(named(OWNING))('$name is refused to the holder of a leased device', async ({ call }) => {
  expect((await make('harbourmaster', call, leased)).status).toBe(403)
  expect((await make('harbourmaster', call, shared)).status).toBe(403)
})

it.each(['DELETE', 'PUT'] as const)(
  'a lease cannot be ended by %s while it lasts',
  async (method) => {
    const path = `nodes/${world.city.nodeId}${method === 'PUT' ? '/reset' : ''}`
    expect((await world.call('harbourmaster', method, path)).status).toBe(403)
  },
)

const SEARCHES = ALL_CALLS.filter((call) => !isRow(call) && ruleOf(call) === 'held_nodes')

it.each(named(SEARCHES).filter(({ name }) => !/status$|online$|profiles/.test(name)))(
  '$name shows nothing of a leased device to its owner',
  async ({ call }) => {
    const points = [leased.device.pm25.id, leased.device.co2.id, leased.device.nodeId]
    const answer = await make('manager', call, leased)
    const reported = answer.status < 400 ? answer.body : null
    expect([...idsIn(reported)].filter((id) => points.includes(id))).toEqual([])
  },
)

it('the holder of a leased device reads its data points and readings, and its owner does not', async () => {
  const search = { data_point_id: [world.city.pm25.id], from: 0, to: TEST_NOW_MS }
  const read = async (user: 'manager' | 'harbourmaster') =>
    (await world.call<object>(user, 'POST', 'search/measurements', search)).body
  expect(JSON.stringify(await read('harbourmaster'))).toContain(world.city.pm25.id)
  expect(JSON.stringify(await read('manager'))).not.toContain(world.city.pm25.id)
})

it('an export of a leased device contains its readings for its holder alone', async () => {
  const search = { data_point_id: [world.city.pm25.id], from: 0, to: TEST_NOW_MS }
  const lines = async (user: 'manager' | 'harbourmaster') => {
    const { body } = await world.call<string>(user, 'POST', 'search/measurements/export', search)
    return String(body).trim().split('\n').length
  }
  expect((await lines('harbourmaster')) - (await lines('manager'))).toBe(1)
})

describe('a leased device in the list', () => {
  const find = async (user: 'manager' | 'harbourmaster', query = '') => {
    const path = `nodes?includes=data_points,configuration${query}`
    const { body } = await world.call<{ data: Node[] }>(user, 'GET', path)
    return body.data.find(({ node_id: id }) => id === world.city.nodeId)
  }

  it('shows the owner that a device is leased, and none of its data', async () => {
    await world.context.store.db
      .updateTable('nodes')
      .set({ latitude: 40, longitude: -74, last_online: TEST_NOW_MS })
      .where('id', '=', world.city.nodeId)
      .execute()
    expect(await find('manager')).toMatchObject({
      statusType: 'leased',
      leased_to: 'harbour',
      last_online: null,
      location: null,
      data_points: [],
      devices: [],
      actions: ['list', 'transfer', 'lease', 'delete'],
    })
    const alone = await world.call<Node>(
      'manager',
      'GET',
      `nodes/${world.city.nodeId}?includes=configuration`,
    )
    expect(alone.body).toMatchObject({ statusType: 'leased', devices: [] })
    expect(alone.body).not.toHaveProperty('settings')
  })

  it('the holder of a leased device sees it as any other device and may configure it', async () => {
    const found = await find('harbourmaster')
    expect(found).toMatchObject({ leased_to: 'harbour', location: [40, -74] })
    expect(found?.statusType).not.toBe('leased')
    // The calls above have added computed parameters to those that it measures.
    const measured = found?.data_points?.filter(({ metric }) => metric === undefined)
    expect(measured).toHaveLength(2)
    expect(found?.actions.toSorted()).toEqual(
      ['configure', 'create', 'list', 'read', 'status_update'].toSorted(),
    )
  })

  it('finds a leased device by the status that the reader sees', async () => {
    expect(await find('manager', '&status=leased')).toBeDefined()
    // Whatever the calls above made of it.
    const others = '&status=online&status=offline&status=deactivated&status=hibernated'
    expect(await find('manager', others)).toBeUndefined()
    expect(await find('harbourmaster', others)).toBeDefined()
    expect(await find('harbourmaster', '&status=leased')).toBeUndefined()
  })

  it('hides a leased device from strangers', async () => {
    for (const user of ['guest', 'support'] as const) {
      const { body } = await world.call<object>(user, 'GET', 'nodes?organization_id=harbour')
      expect([...idsIn(body)]).not.toContain(world.city.nodeId)
    }
  })
})
