import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type {
  DataPoint,
  ErrorBody,
  MeasurementResult,
  Page,
  StatisticsResult,
  Cycles,
  CyclesResult,
  StepStatisticsResult,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seedDataPoint, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
let mine: string
let foreign: string
beforeAll(async () => {
  world = await createWorld()
  mine = world.city.pm25.id
  foreign = world.harbour.pm25.id
  await seedReadings(world.context, world.city.pm25, [
    [NOW - 4 * HOUR_MS, 3],
    [NOW - HOUR_MS, 4],
    [NOW - MINUTE_MS, 99, 1],
    [NOW, 5],
  ])
  await seedReadings(world.context, world.harbour.pm25, [[NOW, 77]])
})
afterAll(() => world.close())

const search = (body: object) =>
  world.call<MeasurementResult>('user', 'POST', 'search/measurements', body)

describe('a search for measurements', () => {
  it('a search without a range answers the last three hours without hidden values', async () => {
    const { body } = await search({ data_point_id: [mine] })
    expect(body.data[mine]).toEqual([
      [NOW - HOUR_MS, 4],
      [NOW - MINUTE_MS, null, 1],
      [NOW, 5],
    ])
    expect(body.info[mine]).toMatchObject({ averagingPeriodMs: null, reduced: false })
  })

  it('finds the readings in a range', async () => {
    const range = { from: NOW - 5 * HOUR_MS, to: NOW - 2 * HOUR_MS }
    const { body } = await search({ data_point_id: [mine], ...range })
    expect(body.data[mine]).toEqual([[NOW - 4 * HOUR_MS, 3]])
  })

  it('finds the newest readings however old they are', async () => {
    const { body } = await search({ data_point_id: [mine, world.city.co2.id], last: 4 })
    expect(body.data[mine]).toHaveLength(4)
    expect(body.data[world.city.co2.id]).toEqual([])
  })

  it('leaves out foreign and unknown data points alike', async () => {
    const { status, body } = await search({ data_point_id: [foreign, 'x/132:5', mine], last: 1 })
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual([mine])
    expect((await search({ data_point_id: [foreign] })).body).toEqual({ data: {}, info: {} })
  })

  it('refuses a range that ends before it starts', async () => {
    const { status, body } = await world.call<ErrorBody>('user', 'POST', 'search/measurements', {
      data_point_id: [mine],
      from: NOW,
      to: NOW - 1,
    })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: '/to', got: String(NOW - 1) }])
  })
})

describe('a search that asks for more than an answer may hold', () => {
  const many = Array.from({ length: 255 }, (_, at) => `1C00AAAA.0.0.0/raw:${at}`)
  const refused = async (body: object) => {
    const { status, body: answer } = await world.call<ErrorBody>(
      'user',
      'POST',
      'search/measurements',
      { data_point_id: many, ...body },
    )
    expect(status).toBe(400)
    return answer.issues ?? []
  }

  it('refuses too many steps and names the place, the bound, the value and the cure', async () => {
    const [issue] = await refused({ from: 0, aggregate: 1 })
    expect(issue).toMatchObject({
      path: '/aggregate',
      expected:
        'at most 1,000,000 steps: ask for a wider step, fewer data points or a shorter range',
      got: `${Math.ceil(NOW / MINUTE_MS).toLocaleString('en')} of each of 255`,
    })
  })

  it('refuses too many newest readings', async () => {
    expect(await refused({ last: 10_000 })).toMatchObject([
      { path: '/last', got: '10,000 of each of 255' },
    ])
  })

  it('counts a data point once and accepts as many as the limit', async () => {
    const body = { data_point_id: Array.from({ length: 500 }, () => mine), last: 10_000 }
    expect((await search(body)).status).toBe(200)
    expect((await search({ data_point_id: many, last: 3_921 })).status).toBe(200)
  })

  it('refuses long steps that only single readings could answer', async () => {
    expect(await refused({ from: 0, aggregate: 525_599 })).toMatchObject([
      { path: '/aggregate', got: '525599' },
    ])
  })

  it('draws a chart coarser instead of refusing it', async () => {
    const { status } = await search({ data_point_id: [...many, mine], from: 0, width: 16_384 })
    expect(status).toBe(200)
  })
})

describe('a search for statistics', () => {
  const statistics = (body: object, user: 'user' | 'harbourmaster' = 'user') =>
    world.call<StatisticsResult>(user, 'POST', 'search/statistics', body)

  it('answers mean, extremes, count and coverage without hidden values', async () => {
    const range = { from: NOW - 5 * HOUR_MS, to: NOW + 1 }
    const { status, body } = await statistics({ data_point_id: [mine], ...range })
    expect(status).toBe(200)
    expect(body.data[mine]).toMatchObject({
      count: 3,
      minimum: 3,
      maximum: 5,
      combination: 'mean',
      isTimeWeighted: false,
      // Three of 300 minutes are no mean of five hours.
      value: null,
      expected: 300,
      coverage: 0.01,
    })
  })

  it('answers the same at the other path of the specification', async () => {
    const body = { data_point_id: [mine], from: NOW - 5 * HOUR_MS, to: NOW + 1 }
    const stats = await world.call<StatisticsResult>('user', 'POST', 'search/stats', body)
    expect(stats).toMatchObject({ status: 200, body: { data: { [mine]: { count: 3 } } } })
    expect(stats.body).toEqual((await statistics(body)).body)
  })

  it('answers the mean of a complete window without the reading at its end', async () => {
    const range = { from: NOW - HOUR_MS, to: NOW - HOUR_MS + MINUTE_MS }
    const { body } = await statistics({ data_point_id: [mine], ...range })
    expect(body.data[mine]).toMatchObject({ value: 4, count: 1, coverage: 1 })
    const before = await statistics({
      data_point_id: [mine],
      from: NOW - HOUR_MS - MINUTE_MS,
      to: NOW - HOUR_MS,
    })
    expect(before.body.data[mine]).toMatchObject({ value: null, count: 0, minimum: null })
  })

  it('leaves out foreign and unknown data points alike', async () => {
    const range = { from: NOW - HOUR_MS, to: NOW + 1 }
    const { body } = await statistics({ data_point_id: [foreign, 'x/132:5', mine], ...range })
    expect(Object.keys(body.data)).toEqual([mine])
    expect((await statistics({ data_point_id: [mine], ...range }, 'harbourmaster')).body).toEqual({
      data: {},
    })
  })

  it('answers percentiles on request and withholds them below 75 % coverage', async () => {
    const range = { from: NOW - HOUR_MS, to: NOW - HOUR_MS + MINUTE_MS }
    const percentiles = [5, 98]
    const { body } = await statistics({ data_point_id: [mine], ...range, percentiles })
    expect(body.data[mine]).toMatchObject({
      value: 4,
      percentiles: [
        { percent: 5, value: 4 },
        { percent: 98, value: 4 },
      ],
    })
    const long = { data_point_id: [mine], from: NOW - DAY_MS, to: NOW, percentiles: [50] }
    const { percentiles: none } = (await statistics(long)).body.data[mine] ?? {}
    expect(none).toEqual([{ percent: 50, value: null }])
  })

  it('refuses percentiles of directions, and more than ten', async () => {
    const point = { path: '150:2', kind: 'direction' } as const
    const direction = await seedDataPoint(world.context, world.city, point)
    const { db } = world.context.store
    onTestFinished(async () => {
      await db.deleteFrom('data_points').where('key', '=', direction.key).execute()
    })
    const range = { from: NOW - HOUR_MS, to: NOW }
    const refused = async (body: object) =>
      (await world.call<ErrorBody>('user', 'POST', 'search/statistics', { ...range, ...body })).body
    const circle = await refused({ data_point_id: [mine, direction.id], percentiles: [50] })
    expect(circle.issues).toMatchObject([{ path: '/data_point_id/1', got: 'the kind direction' }])
    const many = Array.from({ length: 11 }, (_, at) => at)
    const eleven = await refused({ data_point_id: [mine], percentiles: many })
    expect(eleven.issues).toMatchObject([{ path: '/percentiles' }])
  })

  it('refuses an empty range', async () => {
    const { status, body } = await world.call<ErrorBody>('user', 'POST', 'search/statistics', {
      data_point_id: [mine],
      from: NOW,
      to: NOW,
    })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: '/to', got: String(NOW) }])
  })
})

describe('a search for statistics of steps', () => {
  const steps = (body: object) =>
    world.call<StepStatisticsResult & ErrorBody>('user', 'POST', 'search/statistics/steps', body)
  const day = { from: NOW - 5 * HOUR_MS, to: NOW + 1, unit: 'hour', timezone: 'Asia/Kolkata' }

  it('answers figures of each hour by the clock of the place, with where it starts', async () => {
    const { status, body } = await steps({ data_point_id: [mine, foreign], ...day })
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual([mine])
    expect(body.edges.every((edge) => (edge / MINUTE_MS) % 60 === 30)).toBe(true)
    expect(body.data[mine]).toHaveLength(body.edges.length - 1)
    const counts = body.data[mine]?.map(({ count }) => count)
    expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(3)
    // One reading of sixty is no mean of an hour.
    expect(body.data[mine]?.every(({ value }) => value === null)).toBe(true)
  })

  it('counts steps of several minutes from the midnight of the place', async () => {
    const { status, body } = await steps({
      ...day,
      data_point_id: [mine],
      from: NOW - HOUR_MS,
      unit: 'minute',
      every: 15,
    })
    expect(status).toBe(200)
    expect(body.edges.every((edge) => (edge / MINUTE_MS) % 15 === 0)).toBe(true)
    expect(body.data[mine]).toHaveLength(body.edges.length - 1)
  })

  it('answers no steps for data points that may not be read', async () => {
    const { status, body } = await steps({ ...day, data_point_id: [foreign] })
    expect([status, body]).toEqual([200, { edges: [], data: {} }])
  })

  it.each([
    ['an unknown zone', { timezone: 'Mars/Olympus' }, '/timezone'],
    ['an empty range', { to: NOW - 5 * HOUR_MS }, '/to'],
    ['more hours than an answer may hold', { from: 0 }, '/unit'],
    ['hours that do not divide a day', { every: 7 }, '/every'],
    ['several months', { unit: 'month', every: 3 }, '/every'],
  ])('a search for statistics of steps refuses %s', async (_, change, path) => {
    const { status, body } = await steps({ data_point_id: [mine], ...day, ...change })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path }])
  })
})

describe('a search for cycles', () => {
  const cycles = (body: object) =>
    world.call<CyclesResult & ErrorBody>('user', 'POST', 'search/statistics/cycles', body)
  const window = { from: NOW - 5 * HOUR_MS, to: NOW + HOUR_MS }

  it('groups hours, weekdays and months by the clock of the device and withholds sparse hours', async () => {
    const { status, body } = await cycles({ data_point_id: [mine, foreign], ...window })
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual([mine])
    const { hour, weekday, month, weekdayHour, timezone, hourly } = body.data[mine] as Cycles
    expect([timezone, hourly]).toEqual(['UTC', 'mean'])
    expect([hour, weekday, month, weekdayHour].map((figures) => figures.length)).toEqual([
      24, 7, 12, 168,
    ])
    // Five whole hours and a part of one before now; one reading of sixty is no hour.
    expect(hour.reduce((sum, { expected }) => sum + expected, 0)).toBe(5)
    expect(hour.every(({ value, count }) => value === null && count === 0)).toBe(true)
  })

  it('groups by another time zone on request', async () => {
    const asked = { data_point_id: [mine], ...window, timezone: 'Asia/Kolkata' }
    expect((await cycles(asked)).body.data[mine]?.timezone).toBe('Asia/Kolkata')
  })

  it.each([
    ['an unknown zone', { timezone: 'Mars/Olympus' }, '/timezone'],
    ['an empty range', { to: NOW - 5 * HOUR_MS }, '/to'],
    ['more hours than an answer may rest on', { from: Date.UTC(1990, 0) }, '/from'],
  ])('a search for cycles refuses %s', async (_, change, path) => {
    const { status, body } = await cycles({ data_point_id: [mine], ...window, ...change })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path }])
  })
})

describe('a search for data points', () => {
  const points = (body: object) =>
    world.call<Page<DataPoint>>('user', 'POST', 'search/data_points', body)

  it('describes data points with their newest reading', async () => {
    const { body } = await points({ node_id: [world.city.nodeId], path: ['132:5'] })
    expect(body.data).toEqual([
      {
        _id: mine,
        _type: 'metric',
        path: '132:5',
        device_id: world.city.sensorId,
        node_id: world.city.nodeId,
        name: 'PM2.5',
        presentName: 'PM2.5',
        shortPresentName: 'PM2.5',
        unit: 'µg/m³',
        precision: 1,
        decimals: 0,
        kind: 'scalar',
        isMapped: true,
        isWindDirection: false,
        lastValue: 5,
        lastTimeReportedTs: NOW,
      },
    ])
  })

  it('includes the newest measurements of data points on request', async () => {
    const { body } = await points({ data_point_id: [mine, foreign], last: 1 })
    expect(body.data.map((point) => point.measurements)).toEqual([[[NOW, 5]]])
  })

  it.each([
    ['foreign ones', { data_point_id: ['1C00BBBB.0.0.0/132:5'] }],
    ['those of a foreign node', { node_id: ['1C00BBBB:0'] }],
    ['those of a foreign organization', { organization_id: 'harbour' }],
  ])('a search for data points finds none of %s', async (_, body) => {
    expect((await points(body)).body).toMatchObject({ data: [], total: 0 })
  })

  it('answers one page and the total', async () => {
    const { body } = await points({ size: 1, page: 2 })
    expect(body).toMatchObject({ total: 2, page: 2, size: 1, data: [{ path: '131:10' }] })
  })
})
