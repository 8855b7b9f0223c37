import type { ErrorBody, Node, ProfileDefaults } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seedNode } from '../../testing/seed.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedNode(world.context, { serial: 'room', organization: 'city', type: 'Aethair IAQ' })
  await seedNode(world.context, { serial: 'quay', organization: 'harbour', sharedTo: ['city'] })
})
afterAll(() => world.close())
afterEach(async () => {
  const { db } = world.context.store
  await db.updateTable('nodes').set({ profile_id: null }).execute()
  const none = { indoor_profile_id: null, outdoor_profile_id: null }
  await db.updateTable('organizations').set(none).execute()
  await clearEvents(world.context)
})

const STREET = '1C00AAAA:0'
const ROOM = 'room:0'

const nodeOf = async (id: string) =>
  (await world.call<Node>('user', 'GET', `nodes/${id}?includes=profiles`)).body
const gradedBy = async (id: string) => (await nodeOf(id)).profiles?.map((one) => one.id)
const choose = (id: string, profile_id: string | null, user: 'manager' | 'user' = 'manager') =>
  world.call<Node & ErrorBody>(user, 'PUT', `nodes/${id}/profile`, { profile_id })
const setDefaults = (
  indoor: string | null,
  outdoor: string | null,
  user: 'manager' | 'user' = 'manager',
) =>
  world.call<ProfileDefaults & ErrorBody>(user, 'PUT', 'profiles/defaults', {
    organization_id: 'city',
    indoor,
    outdoor,
  })

describe('the profile of a device', () => {
  it('uses the profile of the device type until somebody chooses one', async () => {
    expect(await gradedBy(STREET)).toEqual(['eaqi-2024'])
    expect(await gradedBy(ROOM)).toEqual(['airthinx-default'])
    expect(await nodeOf(ROOM)).toMatchObject({
      profile_id: null,
      default_profile_id: 'airthinx-default',
    })
  })

  it('lets managers of devices choose a profile that counts in every answer', async () => {
    expect((await choose(ROOM, 'airthinx-well-v2', 'user')).status).toBe(403)
    const { body } = await choose(ROOM, 'airthinx-well-v2')
    expect(body).toMatchObject({
      profile_id: 'airthinx-well-v2',
      default_profile_id: 'airthinx-default',
    })
    expect(await gradedBy(ROOM)).toEqual(['airthinx-well-v2'])
    const found = await world.call<{ data: Node[] }>('user', 'POST', 'search/nodes', {
      node_id: [ROOM],
      includes: ['profiles'],
    })
    expect(found.body.data[0]?.profiles?.[0]?.id).toBe('airthinx-well-v2')
    const own = await world.call<{ id: string }[]>('user', 'GET', `profiles/${ROOM}`)
    expect(own.body.map(({ id }) => id)).toEqual(['airthinx-well-v2'])
  })

  it('returns to the default profile', async () => {
    await choose(ROOM, 'who-2021')
    await choose(ROOM, null)
    expect(await gradedBy(ROOM)).toEqual(['airthinx-default'])
  })

  it('refuses a profile that is not shipped', async () => {
    const { status, body } = await choose(ROOM, 'who-1987')
    expect([status, body.issues?.[0]?.path]).toEqual([400, '/profile_id'])
    expect(body.issues?.[0]?.expected).toContain('who-2021')
    expect(await gradedBy(ROOM)).toEqual(['airthinx-default'])
  })

  it('leaves an event with the value before, and none where nothing changes', async () => {
    await choose(ROOM, 'who-2021')
    await choose(ROOM, 'who-2021')
    const events = await world.context.store.db
      .selectFrom('events')
      .select(['before', 'after'])
      .where('name', '=', 'node.changed')
      .execute()
    expect(events).toEqual([{ before: { profile_id: null }, after: { profile_id: 'who-2021' } }])
  })
})

describe('the profiles of an organization', () => {
  it('grades the devices of each kind of place without a chosen profile', async () => {
    await choose(STREET, 'who-2021')
    const { body } = await setDefaults('airthinx-well-v2', 'us-aqi-2024')
    expect(body).toEqual({
      organization_id: 'city',
      indoor: 'airthinx-well-v2',
      outdoor: 'us-aqi-2024',
    })
    expect(await gradedBy(ROOM)).toEqual(['airthinx-well-v2'])
    expect(await gradedBy(STREET)).toEqual(['who-2021'])
    await choose(STREET, null)
    expect(await gradedBy(STREET)).toEqual(['us-aqi-2024'])
    const kept = await world.call<ProfileDefaults>(
      'user',
      'GET',
      'profiles/defaults?organization_id=city',
    )
    expect(kept.body).toEqual(body)
  })

  it('profiles of the owner apply to a shared device', async () => {
    await setDefaults('airthinx-well-v2', 'us-aqi-2024')
    expect(await gradedBy('quay:0')).toEqual(['eaqi-2024'])
  })

  it('refuses those who do not manage devices and an unknown profile', async () => {
    expect((await setDefaults(null, 'who-2021', 'user')).status).toBe(403)
    const { status, body } = await setDefaults('nothing', null)
    expect([status, body.issues?.[0]?.path]).toEqual([400, '/indoor'])
  })
})
