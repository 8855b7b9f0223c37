import { MINUTE_MS } from '@airshed/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'
import { seedDataPoint, seedReadings, type SeededDataPoint } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { watchStatuses, type StatusWatch } from './statusWatch.ts'

let world: World
let point: SeededDataPoint
let watch: StatusWatch
let now = TEST_NOW_MS
let isHeard = true
const changed: (readonly string[])[] = []

beforeAll(async () => {
  world = await createWorld()
  point = await seedDataPoint(world.context, world.city, { path: '132:7' })
  watch = watchStatuses(
    { ...world.context, clock: () => now },
    { isHeard: () => isHeard, onChange: (ids) => changed.push(ids) },
  )
})
afterAll(async () => {
  await watch.stop()
  await world.close()
})
beforeEach(() => {
  changed.length = 0
  isHeard = true
})

const report = () => seedReadings(world.context, point, [[now, 5]])

it('a device that reports, falls silent and returns changes the counts of its organization', async () => {
  await watch.poll()
  await report()
  await watch.poll()
  expect(changed).toEqual([['city']])
  now += 3 * MINUTE_MS
  await watch.poll()
  expect(changed).toHaveLength(1)
  now += 1
  await watch.poll()
  expect(changed).toEqual([['city'], ['city']])
  await report()
  await watch.poll()
  expect(changed).toEqual([['city'], ['city'], ['city']])
})

it('counts nothing while no page is open and announces none of it later', async () => {
  await watch.poll()
  isHeard = false
  now += 4 * MINUTE_MS
  await watch.poll()
  isHeard = true
  await watch.poll()
  expect(changed).toEqual([])
})

it('polls a store again that was away', async () => {
  const { db } = world.context.store
  const away = watchStatuses(
    {
      ...world.context,
      store: { ...world.context.store, db: db.withSchema('missing') },
      clock: () => now,
    },
    { isHeard: () => true, onChange: (ids) => changed.push(ids) },
  )
  await expect(away.poll()).resolves.toBeUndefined()
  await away.stop()
})
