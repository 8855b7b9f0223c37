import type { ErrorBody, Node } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../testing/world/world.ts'

type Refusal = Omit<ErrorBody, 'details'> & { details: { newest: Node } }

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const edit = (body: object, user: 'manager' | 'owner' = 'manager') =>
  world.call<Node & Refusal>(user, 'PUT', `nodes/${world.city.nodeId}`, body)
const node = async () =>
  (await world.call<Node>('manager', 'GET', `nodes/${world.city.nodeId}?includes=configuration`))
    .body

describe('two people who change one device', () => {
  let start: Node
  beforeEach(async () => {
    await edit({ name: 'Mast', description: 'By the water', tags: [], location_type: 'auto' })
    start = await node()
  })

  it('refuses a second change from the same version with the newest device and its author', async () => {
    const { version } = start
    const first = await edit({ name: 'Mast in the north', version }, 'owner')
    expect(first.body.version).toBeGreaterThan(version)
    const second = await edit({ name: 'Mast in the south', version })
    expect(second.status).toBe(409)
    expect(second.body.code).toBe('CONFLICT')
    expect(second.body.errors.detail).toMatch(/^Device 1C00AAAA was changed by owner Tester on /)
    expect(second.body.details.newest).toMatchObject({
      name: 'Mast in the north',
      version: first.body.version,
    })
    expect((await node()).name).toBe('Mast in the north')
  })

  it.each([
    ['its settings', { settings: { interval: 300_000 } }, { settings: { interval: 300_000 } }],
    [
      'its location',
      { location_type: 'manual', location: [41.1, -8.6], location_description: 'The quay' },
      { location: [41.1, -8.6], location_description: 'The quay' },
    ],
    ['its time zone', { timezone: 'Europe/Lisbon' }, { timezone: 'Europe/Lisbon' }],
    ['its type', { type: 'Thiamis-X' }, { type: 'Thiamis-X' }],
    ['its tags', { tags: ['roof'] }, { tags: ['roof'] }],
    ['its description', { description: 'On the roof' }, { description: 'On the roof' }],
  ])('refuses a late change after a change of %s', async (_, change, shown) => {
    const { version } = start
    expect((await edit({ ...change, version }, 'owner')).status).toBe(200)
    const late = await edit({ description: 'In the cellar', version })
    expect(late.status).toBe(409)
    expect(late.body.details.newest).toMatchObject(shown)
  })

  it('accepts changes one after the other from the newest version', async () => {
    const { body } = await edit({ name: 'Mast 1', version: start.version })
    expect((await edit({ name: 'Mast 2', version: body.version })).status).toBe(200)
    expect((await node()).name).toBe('Mast 2')
  })

  it('accepts a change without a version', async () => {
    await edit({ name: 'Mast 1', version: start.version })
    expect((await edit({ name: 'Mast 2' })).status).toBe(200)
  })

  it('accepts one of eight concurrent changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        edit({ name: `Mast ${index}`, version: start.version }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  it('keeps the version when nothing changes', async () => {
    const { body } = await edit({ name: start.name, version: start.version })
    expect(body.version).toBe(start.version)
  })

  it('refuses a late change after an order for many devices', async () => {
    const { version } = start
    const devices = { ids: [world.city.nodeId] }
    const tagged = { devices, add: ['street'], remove: ['roof'] }
    expect((await world.call('owner', 'PUT', 'nodes/tags', tagged)).status).toBe(200)
    const late = await edit({ tags: ['mast'], version })
    expect(late.status).toBe(409)
    expect(late.body.errors.detail).toMatch(/was changed by owner Tester on /)
    expect(late.body.details.newest).toMatchObject({ tags: ['street'], version: version + 1 })
    expect((await node()).tags).toEqual(['street'])
  })

  it('refuses a late change after settings were asked of its sensors', async () => {
    const sensor = encodeURIComponent('1C00AAAA.0.0.0')
    const path = `nodes/${world.city.nodeId}/sensors/${sensor}`
    const { version } = start
    expect((await world.call('owner', 'PUT', path, { debug: 1, version })).status).toBe(200)
    expect((await node()).version).toBeGreaterThan(version)
    const late = await world.call<Refusal>('manager', 'PUT', path, { debug: 0, version })
    expect(late.status).toBe(409)
    expect(late.body.details.newest.devices?.[0]).toMatchObject({ debug: 1 })
  })

  it.each([
    ['the profile', 'profile', { profile_id: 'who-2021' }, { profile_id: 'us-aqi-2024' }],
    ['keyless ingest', 'keyless', { accepts_keyless: true }, { accepts_keyless: false }],
  ])('refuses a late change of %s through its own call', async (_, part, first, second) => {
    const path = `nodes/${world.city.nodeId}/${part}`
    const { version } = start
    const saved = await world.call<Node>('owner', 'PUT', path, { ...first, version })
    expect([saved.status, saved.body.version]).toEqual([200, version + 1])
    const late = await world.call<Refusal>('manager', 'PUT', path, { ...second, version })
    expect(late.status).toBe(409)
    expect(late.body.errors.detail).toMatch(/was changed by owner Tester on /)
    expect(late.body.details.newest).toMatchObject({ ...first, version: version + 1 })
    expect(await node()).toMatchObject(first)
    const again = await world.call<Node>('manager', 'PUT', path, { ...first, version: version + 1 })
    expect([again.status, again.body.version]).toEqual([200, version + 1])
    expect((await world.call('manager', 'PUT', path, second)).status).toBe(200)
  })

  it('refuses a late change of the address to report to', async () => {
    const path = 'thiamis/1C00AAAA/endpoint'
    const { version } = start
    const move = (value: string, from?: number) =>
      world.call<Refusal>('admin', 'PUT', path, {
        value,
        ...(from === undefined ? {} : { version: from }),
      })
    expect(await move('https://a.example', version)).toMatchObject({
      status: 200,
      body: { value: 'https://a.example' },
    })
    const late = await move('https://b.example', version)
    expect(late.status).toBe(409)
    expect(late.body.details.newest.settings).toMatchObject({ endpoint: 'https://a.example' })
    expect((await move('https://b.example', late.body.details.newest.version)).status).toBe(200)
    expect((await move('https://c.example')).status).toBe(200)
  })
})
