import type { ErrorBody, List, Node, Page } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedNode(world.context, {
    serial: '1C00CCCC',
    organization: 'harbour',
    name: 'Crane 100%',
    type: 'Purifier',
    sharedTo: ['city'],
  })
  await seedNode(world.context, { serial: '1C00DDDD', organization: null, status: 'inventory' })
})
afterAll(() => world.close())

const names = (page: Page<Node>) => page.data.map((node) => node.name)

describe('reading one node', () => {
  it('includes the parts that were asked for', async () => {
    const { body } = await world.call<Node>(
      'user',
      'GET',
      `nodes/${world.city.nodeId}?includes=data_points&includes=configuration,profiles`,
    )
    expect(body).toMatchObject({
      _id: '1C00AAAA:0',
      node_id: '1C00AAAA:0',
      serial: '1C00AAAA',
      presentName: 'Mast in the city',
      organization_id: 'city',
      status: 'activated',
      statusType: 'offline',
      location: null,
      devices: [{ _id: '1C00AAAA.0.0.0', vendor: 'Particles Plus' }],
      profiles: [{ id: 'eaqi-2024' }],
    })
    expect(body.data_points?.map((point) => point.path)).toEqual(['132:5', '131:10'])
  })

  it('omits parts that nobody asked for', async () => {
    const { body } = await world.call<Node>('user', 'GET', `nodes/${world.city.nodeId}`)
    expect(body).not.toHaveProperty('devices')
    expect(body).not.toHaveProperty('data_points')
    expect(body).not.toHaveProperty('profiles')
  })

  it('counts as online while its last report lies within the reporting gap', async () => {
    await world.context.store.db
      .updateTable('nodes')
      .set({ last_online: TEST_NOW_MS - 180_000 })
      .where('id', '=', world.city.nodeId)
      .execute()
    const { body } = await world.call<Node>('user', 'GET', `nodes/${world.city.nodeId}`)
    expect(body.statusType).toBe('online')
  })

  it('shows and records that a node accepts readings without a key', async () => {
    const { nodeId } = world.city
    const allow = (user: 'user' | 'manager', accepts_keyless: boolean) =>
      world.call<Node>(user, 'PUT', `nodes/${nodeId}/keyless`, { accepts_keyless })
    expect((await allow('user', true)).status).toBe(403)
    expect((await allow('manager', true)).body).toMatchObject({ accepts_keyless: true })
    const { body } = await world.call<Node>('user', 'GET', `nodes/${nodeId}`)
    expect(body.accepts_keyless).toBe(true)
    expect((await allow('manager', true)).status).toBe(200)
    expect((await allow('manager', false)).body).toMatchObject({ accepts_keyless: false })
    const events = await world.context.store.db
      .selectFrom('events')
      .select(['after'])
      .where('name', '=', 'node.changed')
      .orderBy('position')
      .execute()
    expect(events.map(({ after }) => after)).toEqual([
      { accepts_keyless: true },
      { accepts_keyless: false },
    ])
  })

  it.each([
    ['user', ['list', 'read']],
    ['manager', expect.arrayContaining(['read', 'configure', 'share', 'delete'])],
    ['admin', expect.arrayContaining(['configure', 'firmware_update', 'payment_update'])],
  ] as const)('lists the actions that a %s may take', async (role, actions) => {
    const { body } = await world.call<Node>(role, 'GET', `nodes/${world.city.nodeId}`)
    expect(body.actions).toEqual(actions)
  })

  it('a node shared to an organization can only be read there', async () => {
    const { body } = await world.call<Node>('owner', 'GET', 'nodes/1C00CCCC:0')
    expect(body).toMatchObject({ actions: ['list', 'read'], shared_to: ['city'] })
  })

  it('answers a foreign node like one that does not exist', async () => {
    const foreign = await world.call<ErrorBody>('owner', 'GET', `nodes/${world.harbour.nodeId}`)
    const unknown = await world.call<ErrorBody>('owner', 'GET', 'nodes/1C00ZZZZ:0')
    expect(foreign.status).toBe(404)
    expect(foreign.body.errors.detail).toBe('Node 1C00BBBB:0 does not exist')
    expect({ ...unknown.body, errors: null, parts: null, request_id: '' }).toEqual({
      ...foreign.body,
      errors: null,
      parts: null,
      request_id: '',
    })
  })

  it('refuses to include an unknown part', async () => {
    const { status, body } = await world.call<ErrorBody>(
      'user',
      'GET',
      `nodes/${world.city.nodeId}?includes=secrets`,
    )
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: '/includes', got: '"secrets"' }])
  })
})

describe('a search for nodes', () => {
  it.each([
    ['everything that the caller may read', {}, ['Crane 100%', 'Mast in the city']],
    ['part of a name', { search: 'MAST' }, ['Mast in the city']],
    ['part of a serial', { search: '00ccc' }, ['Crane 100%']],
    ['a percent sign for itself', { search: '0%' }, ['Crane 100%']],
    ['an underscore for itself', { search: '_' }, []],
    ['a type', { type: ['Purifier'] }, ['Crane 100%']],
    [
      'ids, of which foreign ones are absent',
      { node_id: ['1C00AAAA:0', '1C00BBBB:0'] },
      ['Mast in the city'],
    ],
    ['data points', { data_point_id: ['1C00AAAA.0.0.0/132:5'] }, ['Mast in the city']],
    ['foreign data points', { data_point_id: ['1C00BBBB.0.0.0/132:5'] }, []],
    ['an empty list of ids', { node_id: [] }, []],
    ['a foreign organization', { organization_id: 'harbour' }, []],
    ['all organizations', { organization_id: 'all' }, ['Crane 100%', 'Mast in the city']],
  ])('a search for nodes finds %s', async (_, search, expected) => {
    const { body } = await world.call<Page<Node>>('user', 'POST', 'search/nodes', search)
    expect(names(body)).toEqual(expected)
    expect(body.total).toBe(expected.length)
  })

  it('answers one page and the total', async () => {
    const { body } = await world.call<Page<Node>>('user', 'GET', 'nodes?size=1&page=2')
    expect(body).toMatchObject({ total: 2, page: 2, size: 1 })
    expect(names(body)).toEqual(['Mast in the city'])
  })

  it('pages with a cursor for the same search only', async () => {
    const ask = (query: string) =>
      world.call<List<Node>>('user', 'GET', `nodes?size=1&sort=-name&${query}`)
    const question = 'node_id=1C00AAAA:0,1C00CCCC:0'
    const first = (await ask(question)).body
    const second = (await ask(`${question}&includes=data_points&cursor=${first.next}`)).body
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual([
      'Mast in the city',
      'Crane 100%',
    ])
    expect(second.next).toBeNull()
    expect((await ask(`cursor=${first.next}`)).status).toBe(400)
  })

  it('accepts lists as repeated query parameters and with commas', async () => {
    const { body } = await world.call<Page<Node>>(
      'user',
      'GET',
      'nodes?type=Purifier&type=Thiamis-1000&node_id=1C00AAAA:0,1C00CCCC:0&includes=data_points',
    )
    expect(body.data.map((node) => node.data_points?.length)).toEqual([0, 2])
  })

  it('pages in the order of displayed status, then of names', async () => {
    const fleet = [
      ['1C00E001', 'Ash', 'hibernated'],
      ['1C00E002', 'Beech', 'activated'],
      ['1C00E003', 'Alder', 'deactivated'],
      ['1C00E004', 'Birch', 'deactivated'],
    ] as const
    for (const [serial, name, status] of fleet) {
      await seedNode(world.context, { serial, name, status, organization: 'city', type: 'Tree' })
    }
    const beech = { nodeId: '1C00E002:0', sensorId: '1C00E002.0.0.0' }
    const point = await seedDataPoint(world.context, beech)
    await seedReadings(world.context, point, [[TEST_NOW_MS, 8]])

    const search = { type: ['Tree'], sort: 'status', size: 3, total: 'bounded' }
    const first = await world.call<List<Node>>('user', 'POST', 'search/nodes', search)
    expect(first.body).toMatchObject({ total: 4, page: 1, next: expect.any(String) })
    expect(first.body.data.map((node) => [node.name, node.statusType])).toEqual([
      ['Beech', 'online'],
      ['Alder', 'deactivated'],
      ['Birch', 'deactivated'],
    ])
    const cursor = first.body.next
    const second = await world.call<List<Node>>('user', 'POST', 'search/nodes', {
      ...search,
      cursor,
      includes: ['data_points'],
    })
    expect(second.body).toMatchObject({ data: [{ name: 'Ash' }], next: null })

    const foreign = await world.call<List<Node>>('harbourmaster', 'POST', 'search/nodes', {
      ...search,
      cursor,
    })
    expect(foreign.body.data).toEqual([])
    const other = await world.call<ErrorBody>('user', 'POST', 'search/nodes', {
      ...search,
      sort: 'name',
      cursor,
    })
    expect([other.status, other.body.code]).toEqual([400, 'CURSOR_INVALID'])
  })

  it('sorts devices without a name after named ones for pickers', async () => {
    for (const [serial, name] of [
      ['1C00F001', ''],
      ['1C00F002', 'Yew'],
      ['1C00F003', ''],
      ['1C00F004', 'Elm'],
    ] as const) {
      await seedNode(world.context, { serial, name, organization: 'city', type: 'Bush' })
    }
    const ask = (cursor?: string) =>
      world.call<List<Node>>('user', 'POST', 'search/nodes', {
        type: ['Bush'],
        sort: 'named',
        size: 3,
        ...(cursor === undefined ? {} : { cursor }),
      })
    const first = (await ask()).body
    const second = (await ask(first.next ?? '')).body
    expect([...first.data, ...second.data].map(({ presentName }) => presentName)).toEqual([
      'Elm',
      'Yew',
      '1C00F001',
      '1C00F003',
    ])
  })

  it('hides devices that nobody has claimed', async () => {
    for (const user of ['admin', 'support', 'harbourmaster'] as const) {
      const { body } = await world.call<Page<Node>>(user, 'POST', 'search/nodes', {})
      expect(names(body)).not.toContain('1C00DDDD')
    }
  })

  it('shows nothing to a partner without read_devices', async () => {
    const { body } = await world.call<Page<Node>>('partner', 'POST', 'search/nodes', {})
    expect(body).toMatchObject({ data: [], total: 0 })
  })
})
