import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { ErrorBody, PercentileRoseResult, PolarPlotResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
const ids = { speed: '', direction: '', foreign: '' }
const HOURS = 4
const FROM = Math.floor(NOW / HOUR_MS) * HOUR_MS - HOURS * HOUR_MS
const range = { from: FROM, to: FROM + HOURS * HOUR_MS }

beforeAll(async () => {
  world = await createWorld()
  const { context, city, harbour } = world
  const speed = await seedDataPoint(context, city, { path: '150:1', unit: 'm/s' })
  const direction = await seedDataPoint(context, city, { path: '150:2', kind: 'direction' })
  const foreign = await seedDataPoint(context, harbour, { path: '150:2', kind: 'direction' })
  Object.assign(ids, { speed: speed.id, direction: direction.id, foreign: foreign.id })
  const readings = (of: (hour: number, minute: number) => number) =>
    Array.from({ length: HOURS * 60 }, (_, at): [number, number, number] => [
      FROM + at * MINUTE_MS,
      of(Math.floor(at / 60), at % 60),
      0,
    ])
  // The third hour is calm; the wind of the first is around north, where its mean is a vector’s.
  const from = [0, 90, 45, 180]
  await seedReadings(
    context,
    speed,
    readings((hour) => (hour === 2 ? 0 : 2 + hour)),
  )
  await seedReadings(
    context,
    direction,
    readings((hour, minute) => ((from[hour] ?? 0) + (minute % 2 === 0 ? 10 : -10) + 360) % 360),
  )
  await seedReadings(
    context,
    city.pm25,
    readings((hour) => 10 * (hour + 1)),
  )
})
afterAll(() => world.close())

const ask = <Result>(path: string, body: object, user: 'user' | 'harbourmaster' = 'user') =>
  world.call<Result & ErrorBody>(user, 'POST', `search/statistics/${path}`, {
    speed_data_point_id: ids.speed,
    direction_data_point_id: ids.direction,
    pollutant_data_point_id: world.city.pm25.id,
    ...range,
    ...body,
  })

describe('a search for a percentile rose', () => {
  it('groups hours by sector with directions averaged as vectors and calms apart', async () => {
    const { status, body } = await ask<PercentileRoseResult>('percentile_rose', {
      sector_count: 4,
      percentiles: [50],
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ count: 4, expected: 4, coverage: 1, fewBelow: 20 })
    const { sectors = [], calm } = body.data ?? {}
    expect(sectors.map(({ count, percentiles }) => [count, percentiles[0]])).toEqual([
      [1, 10],
      [1, 20],
      [1, 40],
      [0, null],
    ])
    expect(calm).toMatchObject({ count: 1, mean: 30 })
  })
})

describe('a search for a polar plot', () => {
  it('answers the mean near each wind vector with calms apart', async () => {
    const { status, body } = await ask<PolarPlotResult>('polar', {})
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      count: 4,
      mean: 25,
      edgeSpeed: 5,
      calm: { count: 1, mean: 30 },
      directionSpreadDeg: 5,
      speedSpread: 1.5,
    })
    const { axis = [], means = [] } = body.data ?? {}
    // The wind of 2 m/s from the north, of the first hour.
    const row = axis.findIndex((north) => north > 1.95)
    expect(means[row]?.[30]).toBeCloseTo(10, 6)
  })

  it('withholds means where a quarter of the hours is missing', async () => {
    const { body } = await ask<PolarPlotResult>('polar', { from: FROM - 2 * HOUR_MS })
    expect(body.data).toMatchObject({ count: 4, expected: 6, mean: null, highest: null })
  })
})

describe.each(['percentile_rose', 'polar'])('a search for %s', (path) => {
  it.each([
    ['of a foreign device', () => ({ direction_data_point_id: ids.foreign })],
    ['that nobody has', () => ({ pollutant_data_point_id: 'x/132:5' })],
  ])('answers null for wind hours with a data point %s', async (_, change) => {
    expect((await ask(path, change())).body).toEqual({ data: null })
  })

  it('answers null wind hours to somebody of another organization', async () => {
    expect((await ask(path, {}, 'harbourmaster')).body).toEqual({ data: null })
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
    ['more hours than an answer rests on', () => ({ from: 0 }), '/from'],
  ])('a search for wind hours refuses %s', async (_, change, where) => {
    const { status, body } = await ask(path, change())
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: where }])
  })
})
