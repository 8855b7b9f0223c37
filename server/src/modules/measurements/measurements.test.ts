import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { DataPoint, ErrorBody, MeasurementResult, Page } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../testsupport/world.ts'

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
  it('without a range means the last three hours, and hides what an instrument in trouble said', async () => {
    const { body } = await search({ data_point_id: [mine] })
    expect(body.data[mine]).toEqual([
      [NOW - HOUR_MS, 4],
      [NOW - MINUTE_MS, null, 1],
      [NOW, 5],
    ])
    expect(body.info[mine]).toMatchObject({ averagingPeriodMs: null, reduced: false })
  })

  it('finds what lies in a range', async () => {
    const range = { from: NOW - 5 * HOUR_MS, to: NOW - 2 * HOUR_MS }
    const { body } = await search({ data_point_id: [mine], ...range })
    expect(body.data[mine]).toEqual([[NOW - 4 * HOUR_MS, 3]])
  })

  it('finds the newest ones however old they are', async () => {
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

describe('a search for data points', () => {
  const points = (body: object) =>
    world.call<Page<DataPoint>>('user', 'POST', 'search/data_points', body)

  it('tells what they are and what they read last', async () => {
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
        kind: 'scalar',
        isMapped: true,
        isWindDirection: false,
        lastValue: 5,
        lastTimeReportedTs: NOW,
      },
    ])
  })

  it('brings their newest measurements along', async () => {
    const { body } = await points({ data_point_id: [mine, foreign], last: 1 })
    expect(body.data.map((point) => point.measurements)).toEqual([[[NOW, 5]]])
  })

  it.each([
    ['foreign ones', { data_point_id: ['1C00BBBB.0.0.0/132:5'] }],
    ['those of a foreign node', { node_id: ['1C00BBBB:0'] }],
    ['those of a foreign organization', { organization_id: 'harbour' }],
  ])('finds none of %s', async (_, body) => {
    expect((await points(body)).body).toMatchObject({ data: [], total: 0 })
  })

  it('gives one page and the number of all', async () => {
    const { body } = await points({ size: 1, page: 2 })
    expect(body).toMatchObject({ total: 2, page: 2, size: 1, data: [{ path: '131:10' }] })
  })
})
