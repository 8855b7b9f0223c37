import type { ErrorBody, Node, NodeTagged, NodeTagging } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { seedNode } from '../../../testing/seed.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'

let world: World | undefined
beforeEach(async () => {
  await world?.close()
  world = await createWorld()
})
afterAll(() => world?.close())

const here = (): World => world ?? expect.fail('no world')
const tag = (body: Partial<NodeTagging>, user: 'user' | 'manager' = 'manager') =>
  here().call<NodeTagged & ErrorBody>(user, 'PUT', 'nodes/tags', body)
const tagsOf = async (id: string) =>
  (await here().call<Node>('admin', 'GET', `nodes/${id}`)).body.tags
const events = () =>
  here()
    .context.store.db.selectFrom('events')
    .select(['row_id', 'organization_id', 'before', 'after'])
    .where('name', '=', 'node.changed')
    .orderBy('position')
    .execute()

it('several devices get tags and lose some, each with one event', async () => {
  const other = await seedNode(here().context, { serial: '1C00F001', organization: 'city' })
  const ids = [here().city.nodeId, other.nodeId]
  await tag({ devices: { ids: [other.nodeId] }, add: ['Old', 'roof'] })
  const change = { devices: { ids }, add: ['  ROOF', 'Street'], remove: ['OLD'] }
  expect((await tag(change)).body).toEqual({ changed: 2, unchanged: 0, refused: 0 })
  expect((await tag(change)).body).toEqual({ changed: 0, unchanged: 2, refused: 0 })
  expect(await Promise.all(ids.map(tagsOf))).toEqual([
    ['roof', 'street'],
    ['roof', 'street'],
  ])
  expect(await events()).toEqual([
    expect.objectContaining({ row_id: other.nodeId, after: { tags: ['old', 'roof'] } }),
    {
      row_id: here().city.nodeId,
      organization_id: 'city',
      before: { tags: [] },
      after: { tags: ['roof', 'street'] },
    },
    {
      row_id: other.nodeId,
      organization_id: 'city',
      before: { tags: ['old', 'roof'] },
      after: { tags: ['roof', 'street'] },
    },
  ])
})

it('tags all devices that match a search and filters, with exceptions', async () => {
  for (const serial of ['1C00F001', '1C00F002', '1C00F003']) {
    await seedNode(here().context, { serial, organization: 'city', type: 'Driq' })
  }
  const devices = { matching: { type: ['Driq'] }, except: ['1C00F002:0'] }
  expect((await tag({ devices, add: ['lobby'] })).body.changed).toBe(2)
  const lobby = { matching: { tag: ['Lobby'] } }
  expect((await tag({ devices: lobby, remove: ['lobby'] })).body.changed).toBe(2)
  expect(await tagsOf('1C00F001:0')).toEqual([])
})

it('devices that the caller may not configure stay unchanged and are counted', async () => {
  const shared = await seedNode(here().context, {
    serial: '1C00F001',
    organization: 'harbour',
    sharedTo: ['city'],
  })
  const ids = [here().city.nodeId, shared.nodeId, here().harbour.nodeId, 'unknown:0']
  expect((await tag({ devices: { ids }, add: ['roof'] })).body).toEqual({
    changed: 1,
    unchanged: 0,
    refused: 3,
  })
  expect(await tagsOf(shared.nodeId)).toEqual([])
  expect((await tag({ devices: { ids }, add: ['roof'] }, 'user')).status).toBe(403)
})

it('a device at the limit keeps its tags and gets no more', async () => {
  const devices = { ids: [here().city.nodeId] }
  const full = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
  expect((await tag({ devices, add: full })).body.changed).toBe(1)
  expect((await tag({ devices, add: ['more'] })).body).toMatchObject({ changed: 0, refused: 1 })
  expect((await tag({ devices, add: ['more'], remove: ['tag 3'] })).body.changed).toBe(1)
  expect(await tagsOf(here().city.nodeId)).toHaveLength(20)
})

it('refuses more than a thousand devices as a whole', async () => {
  await sql`insert into nodes (id, serial, type, name, description, organization_id, external_id,
      timezone, interval_ms, status, created_at)
    select 'd' || at || ':0', 'd' || at, 'Generic', '', '', 'city', 'd' || at, 'UTC', 60000,
      'activated', 0 from generate_series(1, 1001) as at`.execute(here().context.store.db)
  const devices = { matching: { type: ['Generic'] } }
  const { status, body } = await tag({ devices, add: ['many'] })
  expect([status, body.code]).toEqual([422, 'SELECTION_TOO_LARGE'])
  expect(await tagsOf('d1:0')).toEqual([])
  const but = { ...devices, except: ['d1:0'] }
  expect((await tag({ devices: but, add: ['many'] })).body.changed).toBe(1000)
})

it.each([
  [{ add: [' \t'] }, '/add/0'],
  [{ add: ['a,b'] }, '/add/0'],
  [{ remove: [] }, '/remove'],
  [{}, '/'],
])('refuses the tags %j', async (asked, path) => {
  const devices = { ids: [here().city.nodeId] }
  const { status, body } = await tag({ devices, ...asked })
  expect([status, body.issues?.[0]?.path]).toEqual([400, path])
})
