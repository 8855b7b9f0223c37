import type { NodeParties } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOrganization } from '../../../testing/seed.ts'
import { BOTH, leaseTo, seedFleet, seedManagerOfBoth } from '../../../testing/world/rights.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedManagerOfBoth(world)
})
afterAll(() => world.close())

const newDevice = async (serial: string) => (await seedFleet(world, [serial]))[0] ?? ''
const ask = (user: UserId, id: string) =>
  world.call<NodeParties>(user, 'GET', `nodes/${id}/organizations`)
const parties = async (user: UserId, id: string) =>
  (await ask(user, id)).body.data.map(({ role, organization_id, name }) => [
    role,
    organization_id,
    name,
  ])
const CITY = ['owner', 'city', 'City of Clear Air']

describe('the organizations of a device', () => {
  it('names all organizations of a device to those who manage it', async () => {
    const id = await newDevice('1C02A001')
    await world.call(BOTH, 'PUT', `nodes/${id}/shares/harbour`)
    expect(await parties('manager', id)).toEqual([CITY, ['shared', 'harbour', 'Harbour Authority']])
  })

  it('names to others only organizations that they belong to', async () => {
    const id = await newDevice('1C02A002')
    await world.call(BOTH, 'PUT', `nodes/${id}/shares/harbour`)
    expect(await parties('user', id)).toEqual([CITY, ['shared', 'harbour', null]])
    expect(await parties('harbourmaster', id)).toEqual([
      ['owner', 'city', null],
      ['shared', 'harbour', 'Harbour Authority'],
    ])
  })

  it('names the organization that leases a device to its owner too', async () => {
    const id = await newDevice('1C02A003')
    await leaseTo(world.context, id, 'harbour')
    const harbour = ['lessee', 'harbour', 'Harbour Authority']
    expect(await parties('manager', id)).toEqual([CITY, harbour])
    expect(await parties('harbourmaster', id)).toEqual([['owner', 'city', null], harbour])
  })

  it('hides the organizations of a device from strangers, and receivers of shares from each other', async () => {
    const id = await newDevice('1C02A004')
    expect((await ask('harbourmaster', id)).status).toBe(404)
    await seedOrganization(world.context, 'port', 'Port Authority')
    await world.context.store.db
      .insertInto('node_shares')
      .values(['harbour', 'port'].map((organization_id) => ({ node_id: id, organization_id })))
      .execute()
    expect(JSON.stringify((await ask('harbourmaster', id)).body)).not.toMatch(/port/i)
    expect(await parties('manager', id)).toContainEqual(['shared', 'port', 'Port Authority'])
  })
})
