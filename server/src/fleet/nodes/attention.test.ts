import { MINUTE_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type List, type Node } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
const TYPE = 'Purifier'

/** A device with the age of its PM2.5, and its flag; null: it never reported. */
async function device(name: string, agoMs: number | null, flags = 0) {
  const { context } = world
  const node = await seedNode(context, { serial: name, name, organization: 'city', type: TYPE })
  const pm25 = await seedDataPoint(context, node)
  const co2 = await seedDataPoint(context, node, { path: '131:10', name: 'CO2', unit: 'ppm' })
  if (agoMs !== null) {
    await seedReadings(context, pm25, [[TEST_NOW_MS - agoMs, 8, flags]])
    await seedReadings(context, co2, [[TEST_NOW_MS - agoMs, 950]])
  }
  return node
}

beforeAll(async () => {
  world = await createWorld()
  await device('Ash', MINUTE_MS)
  await device('Birch', MINUTE_MS, MEASUREMENT_FLAGS.sensorFault)
  await device('Cedar', 60 * MINUTE_MS)
  await device('Dogwood', null)
  await device('Elm', 0)
  await seedNode(world.context, {
    serial: 'Fir',
    name: 'Fir',
    organization: 'city',
    type: TYPE,
    status: 'deactivated',
  })
})
afterAll(() => world.close())

const ask = async (search: object) => {
  const { body } = await world.call<List<Node>>('user', 'POST', 'search/nodes', {
    type: [TYPE],
    ...search,
  })
  return body
}

describe('a list of devices by attention', () => {
  it('lists offline devices first, then faulty ones, and pages with a cursor', async () => {
    const names: string[] = []
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined;) {
      const part = await ask({ sort: 'attention', size: 2, ...(isFirst ? {} : { cursor }) })
      names.push(...part.data.map(({ name }) => name))
      cursor = part.next ?? undefined
      isFirst = false
    }
    expect(names).toEqual(['Cedar', 'Dogwood', 'Birch', 'Ash', 'Elm', 'Fir'])
  })

  it('keeps the specified order for those who ask for it', async () => {
    const { data } = await ask({ sort: 'status' })
    expect(data.map(({ name }) => name)).toEqual(['Ash', 'Birch', 'Elm', 'Cedar', 'Dogwood', 'Fir'])
  })

  it('marks the devices that are faulty', async () => {
    const { data } = await ask({})
    expect(data.filter((node) => node.has_fault).map(({ name }) => name)).toEqual(['Birch'])
  })

  it('includes the most telling reading of each device with its time on request', async () => {
    const { data } = await ask({ includes: ['newest'], sort: 'name' })
    expect(data.map(({ name, newest }) => [name, newest?.path, newest?.lastValue])).toEqual([
      ['Ash', '131:10', 950],
      ['Birch', '131:10', 950],
      ['Cedar', '131:10', 950],
      ['Dogwood', undefined, undefined],
      ['Elm', '131:10', 950],
      ['Fir', undefined, undefined],
    ])
    expect(data[2]?.newest?.lastTimeReportedTs).toBe(TEST_NOW_MS - 60 * MINUTE_MS)
    expect(data[3]?.newest).toBeNull()
    expect((await ask({})).data[0]).not.toHaveProperty('newest')
  })

  it('hides reading and fault of a leased device from its owner', async () => {
    const { db } = world.context.store
    const lease = (to: string | null) =>
      db.updateTable('nodes').set({ leased_to: to }).where('name', '=', 'Birch').execute()
    await lease('harbour')
    const { data } = await ask({ search: 'Birch', includes: ['newest'] })
    await lease(null)
    expect(data).toMatchObject([{ statusType: 'leased', has_fault: false, newest: null }])
  })
})
