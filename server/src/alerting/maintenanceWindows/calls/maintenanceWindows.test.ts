import { DAY_MS, HOUR_MS } from '@airshed/domain'
import {
  MAINTENANCE_WINDOWS_MAX,
  type ErrorBody,
  type MaintenanceWindow,
  type NewMaintenanceWindow,
} from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetWindows } from '../forgetWindows.ts'
import { seedWindow } from '../../../testing/world/maintenanceWindows.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'
import { seedNode } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'

const CITY_NODE = '1C00AAAA:0'
const HARBOUR_NODE = '1C00BBBB:0'

let world: World
let now = TEST_NOW_MS
beforeAll(async () => {
  world = await createWorld({ clock: () => now })
})
beforeEach(async () => {
  now = TEST_NOW_MS
  await world.context.store.db.deleteFrom('maintenance_windows').execute()
})
afterAll(() => world.close())

const filters = (changes: Partial<NewMaintenanceWindow> = {}): NewMaintenanceWindow => ({
  organization_id: 'city',
  name: 'New filters',
  starts_at: now,
  ends_at: now + HOUR_MS,
  covers: { kind: 'devices', node_ids: [CITY_NODE] },
  ...changes,
})
type Answered = MaintenanceWindow & ErrorBody
const create = (changes: object = {}, user: UserId = 'manager') =>
  world.call<Answered>(user, 'POST', 'maintenance_windows', { ...filters(), ...changes })
const put = (id: string, changes: object = {}, user: UserId = 'manager') => {
  const { name, starts_at, ends_at, covers } = filters()
  const body = { name, starts_at, ends_at, covers, version: 1, ...changes }
  return world.call<Answered>(user, 'PUT', `maintenance_windows/${id}`, body)
}
const idOf = ({ body: { _id: id } }: { body: MaintenanceWindow }): string => id
const names = async (query: string, user: UserId = 'user') => {
  const { body } = await world.call<{ data: MaintenanceWindow[] }>(
    user,
    'GET',
    `maintenance_windows${query}`,
  )
  return body.data.map(({ name }) => name)
}
const eventsOf = (id: string) =>
  world.context.store.db
    .selectFrom('events')
    .select(['name', 'before', 'after'])
    .where('row_id', '=', id)
    .orderBy('name')
    .execute()

describe('planning maintenance', () => {
  it('plans a window for devices, a site or everything that all members read', async () => {
    const site = { kind: 'site', coordinates: [-36.84, 174.76], radius_m: 500 }
    const ids = [
      idOf(await create()),
      idOf(await create({ name: 'Roof works', covers: site, starts_at: now + HOUR_MS / 2 })),
      idOf(await create({ name: 'Move of the fleet', covers: { kind: 'all' } })),
    ]
    const read = await Promise.all(
      ids.map((id) => world.call<MaintenanceWindow>('user', 'GET', `maintenance_windows/${id}`)),
    )
    expect(read.map(({ body }) => body)).toMatchObject([
      {
        name: 'New filters',
        organization_id: 'city',
        starts_at: now,
        ends_at: now + HOUR_MS,
        state: 'current',
        covers: { kind: 'devices', node_ids: [CITY_NODE] },
        version: 1,
        actions: [],
      },
      { name: 'Roof works', state: 'upcoming', covers: site },
      { name: 'Move of the fleet', covers: { kind: 'all' } },
    ])
  })

  it('records a window in the audit log when it is created, changed and deleted', async () => {
    const id = idOf(await create())
    await put(id, { name: 'Newer filters' })
    await world.call('manager', 'DELETE', `maintenance_windows/${id}`)
    expect(await eventsOf(id)).toMatchObject([
      { name: 'maintenance_window.created', after: { name: 'New filters' } },
      { name: 'maintenance_window.deleted', before: { covers: { kind: 'devices' } } },
      {
        name: 'maintenance_window.updated',
        before: { name: 'New filters' },
        after: { name: 'Newer filters' },
      },
    ])
  })

  it('finds windows by state and by name', async () => {
    await create({ name: 'Now' })
    await create({ name: 'Soon', starts_at: now + HOUR_MS, ends_at: now + 2 * HOUR_MS })
    await seedWindow(world.context, 'city', { name: 'Before', ends_at: now })
    await seedWindow(world.context, 'harbour', { name: 'Of others' })
    expect(await names('')).toEqual(['Soon', 'Now', 'Before'])
    expect(await names('?state=current')).toEqual(['Now'])
    expect(await names('?state=upcoming&state=over')).toEqual(['Soon', 'Before'])
    expect(await names('?sort=name&search=o')).toEqual(['Before', 'Now', 'Soon'])
    expect(await names('', 'harbourmaster')).toEqual(['Of others'])
  })

  it(`plans up to ${MAINTENANCE_WINDOWS_MAX} windows that are not over`, async () => {
    await seedWindow(world.context, 'city', { ends_at: now })
    for (let at = 1; at < MAINTENANCE_WINDOWS_MAX; at += 1) await seedWindow(world.context, 'city')
    expect((await create()).status).toBe(200)
    const { status, body } = await create()
    expect([status, body.code]).toEqual([409, 'MAINTENANCE_LIMIT'])
  })
})

describe('a refused maintenance window', () => {
  it.each<[string, object, object]>([
    [
      'that ends as it starts',
      { ends_at: TEST_NOW_MS },
      {
        path: '/ends_at',
        expected: `a time after ${TEST_NOW_MS}, when it starts`,
        got: String(TEST_NOW_MS),
      },
    ],
    [
      'that is longer than 90 days',
      { ends_at: TEST_NOW_MS + 90 * DAY_MS + 1 },
      {
        path: '/ends_at',
        expected: `a time at most 90 days after it starts, ${TEST_NOW_MS + 90 * DAY_MS}`,
        got: String(TEST_NOW_MS + 90 * DAY_MS + 1),
      },
    ],
    [
      'that is over already',
      { starts_at: 0, ends_at: 1 },
      { path: '/ends_at', expected: 'a time in the future', got: '1' },
    ],
    [
      'with a device of another organization',
      { covers: { kind: 'devices', node_ids: [CITY_NODE, HARBOUR_NODE] } },
      {
        path: '/covers/node_ids/1',
        expected: 'a device that the organization holds',
        got: HARBOUR_NODE,
      },
    ],
    ['without a name', { name: '  ' }, { path: '/name' }],
    [
      'without devices',
      { covers: { kind: 'devices', node_ids: [] } },
      { path: '/covers/node_ids' },
    ],
    [
      'with a circle of 9 m',
      { covers: { kind: 'site', coordinates: [0, 0], radius_m: 9 } },
      { path: '/covers/radius_m' },
    ],
    [
      'with a site north of the pole',
      { covers: { kind: 'site', coordinates: [91, 0], radius_m: 10 } },
      { path: '/covers/coordinates/0' },
    ],
    [
      'that covers two things',
      { covers: { kind: 'all', node_ids: [CITY_NODE] } },
      { path: '/covers/node_ids' },
    ],
  ])('refuses a window %s', async (_, changes, issue) => {
    const { status, body } = await create(changes)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.issues).toEqual(expect.arrayContaining([expect.objectContaining(issue)]))
    expect(await names('')).toEqual([])
  })
})

describe('changing a maintenance window', () => {
  it('a changed window covers other devices, or none', async () => {
    const id = idOf(await create())
    const covers = { kind: 'site', coordinates: [1, 2], radius_m: 10 }
    expect((await put(id, { covers })).body).toMatchObject({ version: 2, covers })
    const all = await put(id, { covers: { kind: 'all' }, version: 2 })
    expect(all.body.covers).toEqual({ kind: 'all' })
    const nodes = await world.context.store.db
      .selectFrom('maintenance_window_nodes')
      .selectAll()
      .execute()
    expect(nodes).toEqual([])
  })

  it('a window keeps a device that left the organization and accepts no other foreign one', async () => {
    const id = idOf(await create())
    await world.context.store.db
      .updateTable('nodes')
      .set({ leased_to: 'harbour' })
      .where('id', '=', CITY_NODE)
      .execute()
    expect((await put(id, { ends_at: now + 2 * HOUR_MS })).status).toBe(200)
    const covers = { kind: 'devices', node_ids: [CITY_NODE, HARBOUR_NODE] }
    expect((await put(id, { covers, version: 2 })).body.issues).toMatchObject([
      { path: '/covers/node_ids/1' },
    ])
    await world.context.store.db.updateTable('nodes').set({ leased_to: null }).execute()
  })

  it('a window that was ended now refuses further changes', async () => {
    const id = idOf(await create())
    now += HOUR_MS / 4
    expect((await put(id, { starts_at: TEST_NOW_MS, ends_at: now })).body.state).toBe('over')
    const again = await put(id, { version: 2 })
    expect([again.status, again.body.code]).toEqual([409, 'MAINTENANCE_OVER'])
    const { body } = await world.call<MaintenanceWindow>(
      'manager',
      'GET',
      `maintenance_windows/${id}`,
    )
    expect(body.actions).toEqual(['delete'])
  })

  it('refuses a change of a window that is not based on its newest version', async () => {
    const id = idOf(await create())
    const { status, body } = await put(id, { version: 7 })
    expect(status).toBe(409)
    expect(body.details).toMatchObject({ newest: { name: 'New filters', version: 1 } })
  })

  it('a window loses devices that are deleted', async () => {
    const { nodeId } = await seedNode(world.context, { serial: '1C00DDDD', organization: 'city' })
    const id = idOf(await create({ covers: { kind: 'devices', node_ids: [nodeId] } }))
    await world.context.store.db.deleteFrom('nodes').where('id', '=', nodeId).execute()
    const { body } = await world.call<MaintenanceWindow>(
      'manager',
      'GET',
      `maintenance_windows/${id}`,
    )
    expect(body.covers).toEqual({ kind: 'devices', node_ids: [] })
  })
})

describe('maintenance of an organization', () => {
  it('refuses to plan, change or delete windows for members who only read', async () => {
    expect((await create({}, 'user')).status).toBe(403)
    const id = idOf(await create())
    expect((await put(id, {}, 'user')).status).toBe(403)
    expect((await world.call('user', 'DELETE', `maintenance_windows/${id}`)).status).toBe(403)
    expect(await names('')).toEqual(['New filters'])
  })

  it('answers 404 to strangers and 401 without a token', async () => {
    expect((await create({}, 'harbourmaster')).status).toBe(404)
    const id = idOf(await create())
    expect((await put(id, {}, 'harbourmaster')).status).toBe(404)
    const path = `maintenance_windows/${id}`
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await world.call('harbourmaster', method, path)).status).toBe(404)
    }
    expect((await world.call(null, 'GET', path)).status).toBe(401)
    expect(await names('')).toEqual(['New filters'])
  })
})

it('forgets a window 90 days after its end', async () => {
  const { context } = world
  for (const [name, endsAtMs] of [
    ['Kept', TEST_NOW_MS - 90 * DAY_MS],
    ['Forgotten', TEST_NOW_MS - 90 * DAY_MS - 1],
  ] as const) {
    await seedWindow(context, 'city', { name, starts_at: 0, ends_at: endsAtMs })
  }
  await forgetWindows(context.store.db, now)
  expect(await names('')).toEqual(['Kept'])
})
