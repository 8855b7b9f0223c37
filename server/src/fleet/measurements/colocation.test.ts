import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { ColocationResult, ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
const ids = {
  reference: '',
  first: '',
  second: '',
  third: '',
  gas: '',
  direction: '',
  other: '',
  humidity: '',
  foreign: '',
}
const DAYS = 20
const FROM = Math.floor(NOW / DAY_MS) * DAY_MS - DAYS * DAY_MS
const range = { from: FROM, to: FROM + DAYS * DAY_MS }

beforeAll(async () => {
  world = await createWorld()
  const { context, city, harbour } = world
  const unit = 'µg/m³'
  const onDevice = async (serial: string, changes: object = {}) => {
    const device = { serial, organization: 'city', intervalMs: 10 * MINUTE_MS }
    return seedDataPoint(context, await seedNode(context, device), { unit, ...changes })
  }
  const [reference, first, second, third, gas] = [
    await onDevice('REFERENCE'),
    await onDevice('FIRST'),
    await onDevice('SECOND'),
    await onDevice('THIRD'),
    await onDevice('GAS', { unit: 'ppb' }),
  ]
  const direction = await seedDataPoint(context, city, { path: '150:2', kind: 'direction' })
  const other = await seedDataPoint(context, city, { path: '132:7', unit })
  const humidity = await seedDataPoint(context, city, { path: '128:2', unit: '%' })
  const foreign = await seedDataPoint(context, harbour, { path: '132:7', unit })
  await context.store.db
    .updateTable('nodes')
    .set({ interval_ms: 10 * MINUTE_MS, timezone: 'UTC' })
    .execute()
  Object.assign(ids, {
    reference: reference.id,
    first: first.id,
    second: second.id,
    third: third.id,
    gas: gas.id,
    direction: direction.id,
    other: other.id,
    humidity: humidity.id,
    foreign: foreign.id,
  })
  const put = (
    to: { id: string; key: number },
    of: (hour: number) => number,
    isLeftOut: (hour: number, minute: number) => boolean = () => false,
  ) =>
    seedReadings(
      context,
      to,
      Array.from({ length: DAYS * 144 }, (_, at): [number, number, number] => [
        FROM + at * 10 * MINUTE_MS,
        of(Math.floor(at / 6)),
        0,
      ]).filter((_, at) => !isLeftOut(Math.floor(at / 6), 10 * (at % 6))),
    )
  // A day of the reference is 10 + its number, whatever the hour: 10, 11, …
  await put(reference, (hour) => 10 + Math.floor(hour / 24))
  // Twice the reference and three; of hour 5 it has half of the readings, of the last day 17 hours.
  await put(
    first,
    (hour) => 2 * (10 + Math.floor(hour / 24)) + 3,
    (hour, minute) => (hour === 5 && minute >= 30) || hour >= DAYS * 24 - 7,
  )
  await put(second, (hour) => 2 * (10 + Math.floor(hour / 24)) + 4)
  await put(third, (hour) => 2 * (10 + Math.floor(hour / 24)) + 5)
  await put(humidity, (hour) => (hour < 240 ? 45 : 55))
})
afterAll(() => world.close())

const study = (body: object = {}, user: 'user' | 'harbourmaster' = 'user') =>
  world.call<ColocationResult & ErrorBody>(user, 'POST', 'search/statistics/colocation', {
    sensor_data_point_ids: [ids.first],
    reference_data_point_id: ids.reference,
    averaging: 'hour',
    ...range,
    ...body,
  })

describe('a search for co-located sensors', () => {
  it('pairs hours in which both have three quarters of their readings', async () => {
    const { status, body } = await study()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ averagingPeriodMs: HOUR_MS, unit: 'µg/m³', expected: 480 })
    const [first] = body.data?.sensors ?? []
    expect(first).toMatchObject({ data_point_id: ids.first, count: 480 - 1 - 7 })
    expect(first?.line?.slope.value).toBeCloseTo(2, 9)
    expect(first?.line?.intercept.value).toBeCloseTo(3, 8)
    expect(first?.correction?.coefficients[0]).toBeCloseTo(-1.5, 8)
    expect(first?.correction?.coefficients[1]).toBeCloseTo(0.5, 9)
    expect(body.data?.targets).toMatchObject({ averaging: 'day', areCompared: false })
    expect(first?.targets).toEqual([])
  })

  it('pairs days of 18 such hours, and compares them with the targets for days', async () => {
    const { body } = await study({ averaging: 'day' })
    expect(body.data).toMatchObject({ averagingPeriodMs: DAY_MS, expected: DAYS })
    const [first] = body.data?.sensors ?? []
    expect(first?.count).toBe(DAYS - 1)
    expect(first?.points?.start.slice(0, 2)).toEqual([FROM, FROM + DAY_MS])
    expect(first?.points?.x.slice(0, 2)).toEqual([10, 11])
    expect(first?.points?.y.slice(0, 2)).toEqual([23, 25])
    expect(body.data?.targets?.areCompared).toBe(true)
    expect(first?.targets.map(({ target, isMet }) => [target, isMet])).toEqual([
      ['slope', false],
      ['intercept', true],
      ['linearity', true],
      ['error', false],
    ])
  })

  it('begins days by the standard time of the zone that is asked for', async () => {
    const { body } = await study({ averaging: 'day', timezone: 'Asia/Kolkata' })
    const starts = body.data?.sensors[0]?.points?.start ?? []
    // Days in India begin at 18:30 UTC; the first whole one of the record.
    expect(starts[0]).toBe(FROM + 18.5 * HOUR_MS)
    expect(body.data?.timezone).toBe('Asia/Kolkata')
  })

  it('compares three sensors with one another in the hours that all of them have', async () => {
    const sensors = [ids.first, ids.second, ids.third]
    const { body } = await study({ sensor_data_point_ids: sensors })
    expect(body.data?.sensors.map((one) => one.data_point_id)).toEqual(sensors)
    const count = 480 - 1 - 7
    expect(body.data?.precision?.count).toBe(count)
    // The three lie 1 apart, so that each hour adds 1 + 0 + 1.
    expect(body.data?.precision?.sd).toBeCloseTo(Math.sqrt((2 * count) / (3 * count - 1)), 9)
  })

  it('groups residuals by humidity', async () => {
    const { body } = await study({ humidity_data_point_id: ids.humidity })
    const { humidity, temperature } = body.data?.sensors[0] ?? {}
    expect(temperature).toBeNull()
    expect(humidity?.unit).toBe('%')
    expect(humidity?.bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [40, 50, 239],
      [50, 60, 233],
    ])
  })

  it('a range in the future has no pairs', async () => {
    const { body } = await study({ from: NOW + DAY_MS, to: NOW + 2 * DAY_MS })
    expect(body.data).toMatchObject({ expected: 0 })
    expect(body.data?.sensors[0]).toMatchObject({ count: 0, line: null, coverage: null })
  })

  it.each([
    ['a foreign sensor', () => ({ sensor_data_point_ids: [ids.first, ids.foreign] })],
    ['a foreign reference', () => ({ reference_data_point_id: ids.foreign })],
    ['a foreign humidity', () => ({ humidity_data_point_id: ids.foreign })],
    ['a data point that nobody has', () => ({ sensor_data_point_ids: ['x/132:5'] })],
  ])('answers null for %s', async (_, change) => {
    expect((await study(change())).body).toEqual({ data: null })
  })

  it('answers null to somebody of another organization', async () => {
    expect((await study({}, 'harbourmaster')).body).toEqual({ data: null })
  })

  it.each([
    ['an empty range', () => ({ to: FROM }), '/to'],
    ['more hours than an answer rests on', () => ({ from: 0 }), '/from'],
    ['an unknown zone', () => ({ timezone: 'Mars/Olympus' }), '/timezone'],
    [
      'a sensor in another unit',
      () => ({ sensor_data_point_ids: [ids.first, ids.gas] }),
      '/sensor_data_point_ids/1',
    ],
    [
      'sensors of several parameters',
      () => ({ sensor_data_point_ids: [ids.first, ids.other] }),
      '/sensor_data_point_ids/1',
    ],
    [
      'the reference as a sensor',
      () => ({ sensor_data_point_ids: [ids.reference] }),
      '/sensor_data_point_ids/0',
    ],
    [
      'a direction',
      () => ({ temperature_data_point_id: ids.direction }),
      '/temperature_data_point_id',
    ],
  ])('a search for co-located sensors refuses %s', async (_, change, path) => {
    const { status, body } = await study(change())
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path }])
  })
})
