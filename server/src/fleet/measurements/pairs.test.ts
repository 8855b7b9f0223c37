import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { ErrorBody, PairsResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
const ids = { reference: '', sensor: '', direction: '', foreign: '' }
const HOURS = 6
const FROM = Math.floor(NOW / HOUR_MS) * HOUR_MS - HOURS * HOUR_MS
const range = { from: FROM, to: FROM + HOURS * HOUR_MS }

beforeAll(async () => {
  world = await createWorld()
  const { context, city, harbour } = world
  const unit = 'µg/m³'
  const reference = await seedDataPoint(context, city, { path: '132:7', unit })
  const sensor = await seedDataPoint(context, city, { path: '132:4', unit })
  const direction = await seedDataPoint(context, city, { path: '150:2', kind: 'direction' })
  const foreign = await seedDataPoint(context, harbour, { path: '132:7', unit })
  Object.assign(ids, {
    reference: reference.id,
    sensor: sensor.id,
    direction: direction.id,
    foreign: foreign.id,
  })
  // Hourly means 10, 11, … of the reference; the sensor reads twice that and three more.
  const readings = (of: (hour: number, minute: number) => number, lastHourMinutes = 60) =>
    Array.from({ length: HOURS * 60 }, (_, at): [number, number, number] => [
      FROM + at * MINUTE_MS,
      of(Math.floor(at / 60), at % 60),
      0,
    ]).slice(0, (HOURS - 1) * 60 + lastHourMinutes)
  await seedReadings(
    context,
    reference,
    readings((hour, minute) => 10 + hour + (minute % 2) - 0.5),
  )
  // Of the last hour the sensor has less than three quarters.
  await seedReadings(
    context,
    sensor,
    readings((hour) => 2 * (10 + hour) + 3, 40),
  )
})
afterAll(() => world.close())

const pairs = (body: object = {}, user: 'user' | 'harbourmaster' = 'user') =>
  world.call<PairsResult & ErrorBody>(user, 'POST', 'search/statistics/pairs', {
    x_data_point_id: ids.reference,
    y_data_point_id: ids.sensor,
    ...range,
    ...body,
  })

describe('a search for pairs', () => {
  it('fits a line through hourly means of hours in which both have 75 % coverage', async () => {
    const { status, body } = await pairs()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ averagingPeriodMs: HOUR_MS, count: 5, expected: 6 })
    expect(body.data?.coverage).toBeCloseTo(5 / 6, 12)
    expect(body.data?.regression?.slope).toBeCloseTo(2, 9)
    expect(body.data?.regression?.intercept).toBeCloseTo(3, 9)
    expect(body.data?.regression?.rSquared).toBeCloseTo(1, 9)
    expect(body.data?.orthogonal?.slope).toBeCloseTo(2, 9)
    expect(body.data?.orthogonal?.interceptUncertainty).toBeCloseTo(0, 6)
    // Twice the mean of 10 … 14 and 3, less that mean.
    expect(body.data?.agreement?.bias).toBeCloseTo(15, 9)
    expect(body.data?.points?.start).toEqual([0, 1, 2, 3, 4].map((hour) => FROM + hour * HOUR_MS))
    expect(body.data?.points?.x[0]).toBeCloseTo(10, 9)
  })

  it('pairs means of finer periods on request', async () => {
    const { body } = await pairs({ averaging_minutes: 10 })
    expect(body.data).toMatchObject({ averagingPeriodMs: 10 * MINUTE_MS, count: 34, expected: 36 })
  })

  it('pairs the online status as the share of time online', async () => {
    const { context, city } = world
    const online = await seedDataPoint(context, city, { path: '190:4', kind: 'boolean', unit: '' })
    await seedReadings(context, online, [
      [FROM - HOUR_MS, 1],
      [FROM + 1.5 * HOUR_MS, 0],
      [FROM + 4 * HOUR_MS, 1],
    ])
    const { status, body } = await pairs({ x_data_point_id: online.id })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ count: 5, expected: 6 })
    expect(body.data?.points?.x).toEqual([1, 0.5, 0, 0, 1])
  })

  it('withholds the line where a quarter of the hours is missing', async () => {
    const { body } = await pairs({ from: FROM + 3 * HOUR_MS })
    expect(body.data).toMatchObject({
      count: 2,
      expected: 3,
      regression: null,
      orthogonal: null,
      agreement: null,
    })
  })

  it.each([
    ['of a foreign device', () => ({ y_data_point_id: ids.foreign })],
    ['that nobody has', () => ({ x_data_point_id: 'x/132:5' })],
  ])('answers null for a data point %s', async (_, change) => {
    expect((await pairs(change())).body).toEqual({ data: null })
  })

  it('answers null to somebody of another organization', async () => {
    expect((await pairs({}, 'harbourmaster')).body).toEqual({ data: null })
  })

  it.each([
    ['an empty range', () => ({ to: FROM }), '/to'],
    ['a direction', () => ({ y_data_point_id: ids.direction }), '/y_data_point_id'],
    ['steps that divide no hour', () => ({ averaging_minutes: 7 }), '/averaging_minutes'],
    ['more steps than an answer rests on', () => ({ from: 0 }), '/from'],
  ])('a search for pairs refuses %s', async (_, change, path) => {
    const { status, body } = await pairs(change())
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path }])
  })
})
