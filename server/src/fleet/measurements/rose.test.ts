import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { ErrorBody, RoseResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
const ids = { speed: '', direction: '', foreign: '' }
const FROM = NOW - HOUR_MS
const range = { from: FROM, to: FROM + 5 * MINUTE_MS }

beforeAll(async () => {
  world = await createWorld()
  const { context, city, harbour } = world
  const speed = await seedDataPoint(context, city, { path: '150:1', unit: 'm/s' })
  const direction = await seedDataPoint(context, city, { path: '150:2', kind: 'direction' })
  const foreign = await seedDataPoint(context, harbour, { path: '150:2', kind: 'direction' })
  Object.assign(ids, { speed: speed.id, direction: direction.id, foreign: foreign.id })
  const minutes = (values: readonly number[], flags: readonly number[] = []) =>
    values.map((value, at): [number, number, number] => [
      FROM + at * MINUTE_MS,
      value,
      flags[at] ?? 0,
    ])
  // A calm; the last one is hidden by its flag.
  await seedReadings(context, speed, minutes([1, 3, 0, 5, 9], [0, 0, 0, 0, 1]))
  await seedReadings(context, direction, minutes([90, 91, 45, 350, 200]))
  await seedReadings(context, city.pm25, minutes([10, 20, 30, 40, 50]))
})
afterAll(() => world.close())

const rose = (body: object = {}, user: 'user' | 'harbourmaster' = 'user') =>
  world.call<RoseResult & ErrorBody>(user, 'POST', 'search/statistics/rose', {
    speed_data_point_id: ids.speed,
    direction_data_point_id: ids.direction,
    ...range,
    ...body,
  })

describe('a search for a wind rose', () => {
  it('counts readings by sector and speed class, with calms apart and without hidden ones', async () => {
    const { status, body } = await rose({ sector_count: 4, speed_breaks: [2] })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      averagingPeriodMs: null,
      reportingIntervalMs: MINUTE_MS,
      unpairedCount: 0,
      expected: 5,
      coverage: 0.8,
      pollution: null,
      wind: {
        count: 4,
        calmCount: 1,
        calmPercent: 25,
        meanSpeed: 3,
        classes: [
          { from: 0, to: 2 },
          { from: 2, to: null },
        ],
        totals: [
          { count: 1, percent: 25 },
          { count: 2, percent: 50 },
        ],
      },
    })
    expect(body.data?.wind.sectors.map(({ count }) => count)).toEqual([1, 2, 0, 0])
  })

  it('answers means of a pollutant on request', async () => {
    const { body } = await rose({ sector_count: 4, pollutant_data_point_id: world.city.pm25.id })
    expect(body.data?.pollution).toMatchObject({ count: 4, calm: { mean: 30, count: 1 } })
    expect(body.data?.pollution?.sectors.map(({ mean }) => mean)).toEqual([40, 15, null, null])
  })

  it('withholds the mean speed where a quarter of the readings is missing', async () => {
    const { body } = await rose({ to: FROM + 10 * MINUTE_MS })
    expect(body.data).toMatchObject({ coverage: 0.4, wind: { count: 4, meanSpeed: null } })
  })

  it.each([
    ['of a foreign device', () => ({ direction_data_point_id: ids.foreign })],
    ['that nobody has', () => ({ pollutant_data_point_id: 'x/132:5' })],
  ])('answers null for a rose with a data point %s', async (_, change) => {
    expect((await rose(change())).body).toEqual({ data: null })
  })

  it('answers a null rose to somebody of another organization', async () => {
    expect((await rose({}, 'harbourmaster')).body).toEqual({ data: null })
  })

  it.each([
    ['an empty range', () => ({ to: FROM }), '/to'],
    [
      'a speed for a direction',
      () => ({ direction_data_point_id: ids.speed }),
      '/direction_data_point_id',
    ],
    [
      'directions that would be averaged as numbers',
      () => ({ pollutant_data_point_id: ids.direction }),
      '/pollutant_data_point_id',
    ],
    ['two sectors', () => ({ sector_count: 2 }), '/sector_count'],
  ])('a search for a wind rose refuses %s', async (_, change, path) => {
    const { status, body } = await rose(change())
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path }])
  })
})
