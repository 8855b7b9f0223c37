import { batteryCharge } from '@airshed/domain'
import {
  BATTERY_CHARGES,
  type ErrorBody,
  type List,
  type Node,
  type NodeValues,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World

interface Device {
  serial: string
  organization?: string
  sharedTo?: readonly string[]
  leasedTo?: string
  type?: string
  tags?: readonly string[]
  firmware?: string
  volts?: number
  percent?: number
}

/** Devices that differ in what lists are filtered by; those of the harbour are foreign to the city. */
const DEVICES: readonly Device[] = [
  { serial: '1C00F001', tags: ['roof', 'school'], firmware: '3.1.21', percent: 12 },
  { serial: '1C00F002', tags: ['school'], firmware: '3.1.21', percent: 55 },
  { serial: '1C00F003', tags: ['street'], firmware: '3.2.0', volts: 12.4, type: 'Pole, tall' },
  { serial: '1C00F004', volts: 0 },
  { serial: '1C00F005', leasedTo: 'harbour', tags: ['school'], firmware: '9.9', percent: 5 },
  { serial: '1C00F006', organization: 'harbour', sharedTo: ['city'], tags: ['quay'], percent: 99 },
  { serial: '1C00F007', organization: 'harbour', tags: ['secret'], firmware: '0.1' },
]

async function seed({ serial, organization = 'city', ...device }: Device): Promise<void> {
  const { db } = world.context.store
  const { nodeId } = await seedNode(world.context, {
    serial,
    organization,
    type: device.type ?? 'Thiamis-1000',
    ...(device.sharedTo === undefined ? {} : { sharedTo: device.sharedTo }),
  })
  await db
    .updateTable('nodes')
    .set({ tags: [...(device.tags ?? [])], leased_to: device.leasedTo ?? null })
    .where('id', '=', nodeId)
    .execute()
  if (device.firmware !== undefined) {
    const { firmware } = device
    await db.insertInto('device_channels').values({ node_id: nodeId, firmware }).execute()
  }
  const { volts = null, percent = null } = device
  if (volts === null && percent === null) return
  await db
    .insertInto('device_facts')
    .values({
      node_id: nodeId,
      battery_volts: volts,
      battery_percent: percent,
      battery_at: TEST_NOW_MS,
      network_kind: 'wifi',
      network_name: 'Depot',
      signal_dbm: -70,
      network_at: TEST_NOW_MS,
    })
    .execute()
}

beforeAll(async () => {
  world = await createWorld()
  for (const device of DEVICES) await seed(device)
})
afterAll(() => world.close())

const serials = ({ data }: List<Node>) => data.map(({ serial }) => serial).toSorted()
const search = (body: object) => world.call<List<Node>>('user', 'POST', 'search/nodes', body)
const list = (query: string) => world.call<List<Node>>('user', 'GET', `nodes?${query}`)

describe('a list of devices', () => {
  it.each<[string, object, string[]]>([
    ['one tag', { tag: ['school'] }, ['1C00F001', '1C00F002', '1C00F005']],
    ['any of several tags', { tag: ['roof', 'street'] }, ['1C00F001', '1C00F003']],
    ['a tag as somebody types it', { tag: [' ROOF'] }, ['1C00F001']],
    ['a tag that no device has', { tag: ['roo'] }, []],
    ['a tag of a foreign device', { tag: ['secret'] }, []],
    ['a firmware', { firmware: ['3.1.21'] }, ['1C00F001', '1C00F002']],
    ['several of them', { firmware: ['3.1.21', '3.2.0'] }, ['1C00F001', '1C00F002', '1C00F003']],
    ['the firmware of a device that is leased to others', { firmware: ['9.9'] }, []],
    ['a low battery', { battery: ['low'] }, ['1C00F001']],
    ['a full battery', { battery: ['full'] }, ['1C00F003', '1C00F006']],
    [
      'an unknown battery, as that of a device leased to others',
      { battery: ['unknown'] },
      ['1C00AAAA', '1C00F004', '1C00F005'],
    ],
    [
      'an unknown or a low one',
      { battery: ['unknown', 'low'] },
      ['1C00AAAA', '1C00F001', '1C00F004', '1C00F005'],
    ],
    ['several filters, all of which hold', { tag: ['school'], battery: ['medium'] }, ['1C00F002']],
    ['a filter and a search', { tag: ['school'], search: 'f001' }, ['1C00F001']],
    ['part of a tag in the search', { search: 'CHOO' }, ['1C00F001', '1C00F002', '1C00F005']],
    ['what no tag has in the search', { search: 'roof,school,' }, []],
  ])('filters devices by %s and counts them', async (_, filters, expected) => {
    const { body } = await search(filters)
    expect(serials(body)).toEqual(expected)
    expect(body.total).toBe(expected.length)
  })

  it('pages with a cursor within the same filters only', async () => {
    const asked = { tag: ['school', 'street'], sort: 'serial', size: 3, total: 'bounded' }
    const first = (await search(asked)).body
    const second = (await search({ ...asked, cursor: first.next })).body
    expect([first.total, serials(first), serials(second), second.next]).toEqual([
      4,
      ['1C00F001', '1C00F002', '1C00F003'],
      ['1C00F005'],
      null,
    ])
    expect((await search({ ...asked, tag: ['school'], cursor: first.next })).status).toBe(400)
  })

  it('filters devices by query parameters', async () => {
    expect(serials((await list('tag=roof&tag=street')).body)).toEqual(['1C00F001', '1C00F003'])
    expect(serials((await list('battery=low&firmware=3.1.21')).body)).toEqual(['1C00F001'])
  })

  it('accepts a model with a comma by query, and several models between commas', async () => {
    expect(serials((await list(`type=${encodeURIComponent('Pole, tall')}`)).body)).toEqual([
      '1C00F003',
    ])
    expect(serials((await list('type=Purifier,Thiamis-1000&tag=roof')).body)).toEqual(['1C00F001'])
  })

  it.each([
    [{ battery: ['empty'] }, '/battery/0'],
    [{ tag: [''] }, '/tag/0'],
    [{ tag: ['a,b'] }, '/tag/0'],
    [{ tag: Array.from({ length: 51 }, String) }, '/tag'],
    [{ firmware: [''] }, '/firmware/0'],
  ])('refuses the filter %j', async (filters, path) => {
    const { status, body } = await world.call<ErrorBody>('user', 'POST', 'search/nodes', filters)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
  })

  it('includes facts of devices on request, without facts for owners only', async () => {
    const { body } = await list('includes=facts&sort=serial&search=1C00F')
    const facts = Object.fromEntries(body.data.map(({ serial, facts: of }) => [serial, of]))
    expect(facts['1C00F001']).toEqual({
      battery: { volts: null, percent: 12, is_charging: null, reported_at: TEST_NOW_MS },
      network: { kind: 'wifi', name: 'Depot', signal_dbm: -70, reported_at: TEST_NOW_MS },
      location: null,
      firmware: { version: '3.1.21', hardware: null },
      rtu: null,
      mac_address: null,
      imei: null,
      iccid: null,
      imsi: null,
    })
    expect(facts['1C00F005']).toBeUndefined()
    expect(facts['1C00F006']).toMatchObject({ network: { name: null, signal_dbm: -70 } })
    const bare = (await list('sort=serial&search=1C00F001')).body
    expect(bare.data[0]).not.toHaveProperty('facts')
  })
})

describe('the values of filters', () => {
  it('lists values of devices that the caller sees, and facts of those they may read', async () => {
    const { body } = await world.call<NodeValues>('user', 'GET', 'nodes/values')
    expect(body).toEqual({
      type: ['Pole, tall', 'Thiamis-1000'],
      firmware: ['3.1.21', '3.2.0'],
      battery: ['full', 'low', 'medium'],
      tag: ['quay', 'roof', 'school', 'street'],
    })
  })

  it('lists values of one organization on request, and none of a foreign one', async () => {
    const ask = async (user: 'user' | 'harbourmaster', organization: string) =>
      (await world.call<NodeValues>(user, 'GET', `nodes/values?organization_id=${organization}`))
        .body
    expect((await ask('harbourmaster', 'harbour')).tag).toEqual(['quay', 'school', 'secret'])
    expect(await ask('user', 'harbour')).toEqual({ type: [], firmware: [], battery: [], tag: [] })
  })
})

describe('tags of a device', () => {
  const edit = (user: 'user' | 'manager', tags: unknown) =>
    world.call<Node & ErrorBody>(user, 'PUT', `nodes/${world.city.nodeId}`, { tags })
  const events = () =>
    world.context.store.db
      .selectFrom('events')
      .select(['before', 'after'])
      .where('row_id', '=', world.city.nodeId)
      .orderBy('position')
      .execute()

  it('normalizes tags, accepts them from managers only and records a change once', async () => {
    expect((await edit('user', ['roof'])).status).toBe(403)
    const { body } = await edit('manager', ['Street', '  school   ROOF', 'street'])
    expect(body.tags).toEqual(['school roof', 'street'])
    expect((await edit('manager', ['street ', 'School roof'])).body.tags).toEqual(body.tags)
    expect((await world.call<Node>('user', 'GET', `nodes/${world.city.nodeId}`)).body.tags).toEqual(
      body.tags,
    )
    expect(await events()).toEqual([
      { before: { tags: [] }, after: { tags: ['school roof', 'street'] } },
    ])
    expect((await edit('manager', [])).body.tags).toEqual([])
  })

  it.each([
    [['a,b'], '/tags/0'],
    [['ok', ' \t '], '/tags/1'],
    [['\u202E'], '/tags/0'],
    [['x'.repeat(41)], '/tags/0'],
    // Each becomes two characters in lower case.
    [['İ'.repeat(40)], '/tags/0'],
    [Array.from({ length: 21 }, (_, at) => `tag ${at}`), '/tags'],
    ['roof', '/tags'],
  ])('refuses tags such as %j and keeps the present ones', async (tags, path) => {
    await edit('manager', ['kept'])
    const { status, body } = await edit('manager', tags)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
    const { body: node } = await world.call<Node>('user', 'GET', `nodes/${world.city.nodeId}`)
    expect(node.tags).toEqual(['kept'])
  })
})

describe('a measured battery', () => {
  const measured = async (
    serial: string,
    points: readonly { path: string; unit: string; value: number; at?: number }[],
    reported?: number,
  ) => {
    const node = await seedNode(world.context, { serial, organization: 'city' })
    for (const { path, unit, value, at = TEST_NOW_MS } of points) {
      const point = await seedDataPoint(world.context, node, { path })
      await world.context.store.db
        .updateTable('data_points')
        .set({ unit, is_mapped: !path.startsWith('raw:'), last_value: value, last_ts: at })
        .where('id', '=', point.id)
        .execute()
    }
    if (reported === undefined) return
    await world.context.store.db
      .insertInto('device_facts')
      .values({ node_id: node.nodeId, battery_percent: reported, battery_at: TEST_NOW_MS })
      .execute()
  }
  const volts = (value: number) => ({ path: '190:1', unit: 'V', value })
  const percent = (value: number, path = 'raw:battery') => ({ path, unit: '%', value })

  it.each<[string, Parameters<typeof measured>[1], number | undefined, string]>([
    ['in volts', [volts(10.2)], undefined, 'low'],
    ['in volts of a single cell, which are no charge', [volts(3.6)], undefined, 'unknown'],
    ['in volts of 12', [volts(12.6)], undefined, 'full'],
    ['as nothing', [volts(0)], undefined, 'unknown'],
    ['in percent', [percent(55)], undefined, 'medium'],
    ['by the key of its field', [percent(95, 'raw:uplink.BatteryLevel')], undefined, 'full'],
    ['not by any other percentage', [percent(95, 'raw:batch')], undefined, 'unknown'],
    ['in percent rather than volts', [volts(12.6), percent(15)], undefined, 'low'],
    [
      'by the newest',
      [{ ...percent(5), at: TEST_NOW_MS - 1 }, percent(99, 'raw:bat')],
      undefined,
      'full',
    ],
    ['as reported, where it is reported', [volts(12.6)], 10, 'low'],
  ])(
    'filters batteries by the charge that is shown: %s',
    async (title, points, reported, charge) => {
      const serial = `1CB${title.length.toString(36).padStart(2, '0')}${points.length}${charge.slice(0, 2)}`
      await measured(serial, points, reported)
      const found = await search({ battery: [charge], search: serial, includes: ['facts'] })
      expect(serials(found.body)).toEqual([serial])
      const battery = found.body.data[0]?.facts?.battery ?? { volts: null, percent: null }
      expect(batteryCharge(battery)).toBe(charge)
      // A device with several figures is found by each of them.
      if (points.length > 1 || reported !== undefined) return
      const others = BATTERY_CHARGES.filter((other) => other !== charge)
      expect(serials((await search({ battery: others, search: serial })).body)).toEqual([])
    },
  )
})

it('the store names charges of batteries as the domain does', async () => {
  const { db } = world.context.store
  const figures = [null, 0, 3.6, 5.99, 6, 10.59, 10.6, 11.99, 12, 14, 19.99, 20, 50, 89.99, 90, 100]
  const pairs = figures.flatMap((volts) => figures.map((percent) => ({ volts, percent })))
  for (const { volts, percent } of pairs) {
    const row = await db
      .updateTable('device_facts')
      .set({ battery_volts: volts, battery_percent: percent })
      .where('node_id', '=', '1C00F004:0')
      .returning('battery_charge')
      .executeTakeFirstOrThrow()
    const charge = batteryCharge({ volts, percent })
    expect([volts, percent, row.battery_charge ?? 'unknown']).toEqual([volts, percent, charge])
  }
  const node = await seedNode(world.context, { serial: '1C00F009', organization: 'city' })
  const kinds = [
    ['190:1', 'V', (value: number) => ({ volts: value, percent: null })],
    ['raw:battery', '%', (value: number) => ({ volts: null, percent: value })],
  ] as const
  for (const [path, unit, known] of kinds) {
    const { id } = await seedDataPoint(world.context, node, { path })
    for (const value of figures.filter((figure) => figure !== null)) {
      const row = await db
        .updateTable('data_points')
        .set({ unit, is_mapped: path === '190:1', last_value: value })
        .where('id', '=', id)
        .returning('battery_charge')
        .executeTakeFirstOrThrow()
      expect([path, value, row.battery_charge ?? 'unknown']).toEqual([
        path,
        value,
        batteryCharge(known(value)),
      ])
    }
  }
})
