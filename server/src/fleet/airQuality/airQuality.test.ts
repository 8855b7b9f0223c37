import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { AirQuality, AirQualityResult, ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it, vi, onTestFinished } from 'vitest'
import { seedDataPoint, seedNode, seedReadings, type SeededNode } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

/** Start of the running hour: every average ends here. */
const TIME = Math.floor(TEST_NOW_MS / HOUR_MS) * HOUR_MS
const START = TIME - 30 * HOUR_MS
const FAULT = 1

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Readings = (readonly [ts: number, value: number | null, flags?: number])[]

/** Minutes of 30 hours and of the running one, the same in every run. */
function minutes(level: number, isKept: (ts: number) => boolean = () => true): Readings {
  const readings: Readings = []
  for (let ts = START, at = 0; ts < TEST_NOW_MS; ts += MINUTE_MS, at += 1) {
    if (isKept(ts)) readings.push([ts, level * (1 + 0.5 * Math.sin(at / 97) + 0.1 * Math.cos(at))])
  }
  return readings
}

/** Only so many minutes of the hour that begins at a time. */
const cutHour = (startMs: number, kept: number) => (ts: number) =>
  ts < startMs || ts >= startMs + HOUR_MS || ts < startMs + kept * MINUTE_MS

async function mast(
  serial: string,
  profile: string | null,
  parameters: readonly { path: string; unit: string; readings: Readings }[],
  options: Partial<Parameters<typeof seedNode>[1]> = {},
): Promise<SeededNode> {
  const { context } = world
  const node = await seedNode(context, { serial, organization: 'city', ...options })
  const { db } = context.store
  await db.updateTable('nodes').set({ profile_id: profile }).where('id', '=', node.nodeId).execute()
  for (const { path, unit, readings } of parameters) {
    await seedReadings(context, await seedDataPoint(context, node, { path, unit }), readings)
  }
  return node
}

const ask = (body: object, user: 'user' | 'guest' | 'harbourmaster' = 'user') =>
  world.call<AirQualityResult & ErrorBody>(user, 'POST', 'search/air_quality', body)

async function airOf({ nodeId }: SeededNode, end?: number): Promise<AirQuality> {
  const { status, body } = await ask({ node_id: [nodeId], ...(end === undefined ? {} : { end }) })
  expect(status).toBe(200)
  return body.data[nodeId] as AirQuality
}

const graded = (air: AirQuality, parameterId: string) =>
  air.pollutants.find(({ parameter_id: id }) => id === parameterId)

/** Means of hours from single readings by plain loops: the newest first, null below 45 minutes. */
function plainHours(readings: Readings, count: number, time = TIME): (number | null)[] {
  const hours: (number | null)[] = []
  for (let ago = 1; ago <= count; ago += 1) {
    let sum = 0
    let n = 0
    for (const [ts, value] of readings) {
      if (value === null || ts < time - ago * HOUR_MS || ts >= time - (ago - 1) * HOUR_MS) continue
      sum += value
      n += 1
    }
    hours.push(n >= 45 ? sum / n : null)
  }
  return hours
}

/** The formula of AirNow as it is written there. */
function plainNowCast(newestFirst: (number | null)[]): number {
  const valid = newestFirst.filter((value) => value !== null)
  const weight = Math.max(0.5, Math.min(...valid) / Math.max(...valid))
  let above = 0
  let below = 0
  newestFirst.forEach((value, ago) => {
    if (value === null) return
    above += value * weight ** ago
    below += weight ** ago
  })
  return above / below
}

const plainMean = (values: (number | null)[]): number => {
  const valid = values.filter((value) => value !== null)
  return valid.reduce((sum, value) => sum + value, 0) / valid.length
}

describe('the air of a device by the US index', () => {
  it('computes NowCast, 8 h means and hourly means like plain loops over all readings', async () => {
    const gap = cutHour(TIME - 3 * HOUR_MS, 40)
    const pm25 = minutes(30, gap)
    const o3 = minutes(60)
    const no2 = minutes(40)
    const node = await mast('us', 'us-aqi-2024', [
      { path: '132:5', unit: 'µg/m³', readings: pm25 },
      { path: '170:2', unit: 'ppb', readings: o3 },
      { path: '170:1', unit: 'ppb', readings: no2 },
    ])
    const air = await airOf(node)
    expect(air).toMatchObject({ profile_id: 'us-aqi-2024', time: TIME })
    const particles = plainNowCast(plainHours(pm25, 12))
    expect(graded(air, '132:5')).toMatchObject({ averaging: 'nowcast', count: 11, expected: 12 })
    expect(graded(air, '132:5')?.value).toBe(Math.floor(particles * 10) / 10)
    const ozone = plainMean(plainHours(o3, 8))
    expect(graded(air, '170:2')).toMatchObject({ averaging: 'rolling8h', unit: 'ppm', count: 8 })
    expect(graded(air, '170:2')?.value).toBe(Math.floor(ozone) / 1000)
    expect(graded(air, '170:1')?.value).toBe(Math.floor(plainHours(no2, 1)[0] ?? Number.NaN))
    const largest = air.pollutants.reduce((one, two) =>
      (two.index ?? 0) > (one.index ?? 0) ? two : one,
    )
    expect(air.overall).toEqual({
      index: largest.index,
      grade_id: largest.grade_id,
      parameter_id: largest.parameter_id,
    })
  })

  it('an index as of an earlier time ends with the last whole hour before it', async () => {
    const pm25 = minutes(30)
    const node = await mast('past', 'us-aqi-2024', [
      { path: '132:5', unit: 'µg/m³', readings: pm25 },
    ])
    const time = TIME - 5 * HOUR_MS
    const air = await airOf(node, time + 20 * MINUTE_MS)
    expect(air.time).toBe(time)
    const expected = plainNowCast(plainHours(pm25, 12, time))
    expect(air.pollutants[0]?.value).toBe(Math.floor(expected * 10) / 10)
    expect((await airOf(node, TEST_NOW_MS + 99 * HOUR_MS)).time).toBe(TIME)
  })
})

describe('the air of a device by the European index', () => {
  it('grades the last whole hour with gases by mass at 293 K, whatever an organization chooses', async () => {
    const { db } = world.context.store
    const choose = (reference: '20C' | '25C') =>
      db.updateTable('organizations').set({ gas_reference: reference }).execute()
    onTestFinished(async () => void (await choose('20C')))
    await choose('25C')
    const no2 = minutes(12)
    const node = await mast('eu', null, [{ path: '170:1', unit: 'ppb', readings: no2 }])
    const air = await airOf(node)
    const byMass = (46.0055 / ((8.314462618 * 293) / 101.3)) * (plainHours(no2, 1)[0] ?? 0)
    expect(graded(air, '170:1')).toMatchObject({
      averaging: 'hour',
      unit: 'µg/m³ (20 °C)',
      gas_reference: '20C',
      count: 1,
    })
    expect(graded(air, '170:1')?.value).toBeCloseTo(byMass, 9)
    expect(air).toMatchObject({ profile_id: 'eaqi-2024', overall: { index: null } })
  })

  it('withholds the index of an hour with only 42 minutes of data and says why', async () => {
    const readings = minutes(12, cutHour(TIME - HOUR_MS, 42))
    const node = await mast('gap', null, [{ path: '132:7', unit: 'µg/m³', readings }])
    expect(await airOf(node)).toEqual({
      profile_id: 'eaqi-2024',
      time: TIME,
      overall: null,
      pollutants: [
        {
          parameter_id: '132:7',
          data_point_id: 'gap.0.0.0/132:7',
          averaging: 'hour',
          value: null,
          unit: 'µg/m³',
          count: 0,
          expected: 1,
          coverage: 0,
          withheld: 'coverage',
          index: null,
          grade_id: null,
        },
      ],
    })
  })

  it('ignores readings that a flag hides', async () => {
    const readings = minutes(12).map(
      ([ts, value]) =>
        [ts, value, ts >= TIME - HOUR_MS && ts < TIME - 40 * MINUTE_MS ? FAULT : 0] as const,
    )
    const node = await mast('faulty', null, [{ path: '132:7', unit: 'µg/m³', readings }])
    expect((await airOf(node)).pollutants).toMatchObject([{ value: null, withheld: 'coverage' }])
  })

  it('starts the hours of the index by the standard time of the device', async () => {
    const node = await mast('delhi', null, [
      { path: '132:7', unit: 'µg/m³', readings: minutes(12) },
    ])
    const { db } = world.context.store
    const inIndia = db.updateTable('nodes').set({ timezone: 'Asia/Kolkata' })
    await inIndia.where('id', '=', node.nodeId).execute()
    const end = TIME + 10 * MINUTE_MS
    expect((await airOf(node, end)).time).toBe(TIME - 30 * MINUTE_MS)
  })
})

describe('the air of a device by the guidelines of the WHO', () => {
  it('grades the mean of 24 hours and counts the hours it has', async () => {
    const readings = minutes(12, (ts) => ts >= TIME - 20 * HOUR_MS)
    const few = minutes(12, (ts) => ts >= TIME - 12 * HOUR_MS)
    const node = await mast('who', 'who-2021', [
      { path: '132:5', unit: 'µg/m³', readings },
      { path: '132:7', unit: 'µg/m³', readings: few },
    ])
    const air = await airOf(node)
    expect(graded(air, '132:5')).toMatchObject({ averaging: 'rolling24h', count: 20, expected: 24 })
    expect(graded(air, '132:5')?.value).toBeCloseTo(plainMean(plainHours(readings, 24)), 9)
    const withheld = { value: null, grade_id: null, count: 12, coverage: 0.5, withheld: 'coverage' }
    expect(graded(air, '132:7')).toMatchObject(withheld)
  })
})

describe('the air of a room', () => {
  const room = (serial: string, readings: Readings) =>
    mast(serial, null, [{ path: '131:10', unit: 'ppm', readings }], { type: 'Aethair IAQ' })

  it('grades the newest reading of a room, as its limits name no averaging period', async () => {
    const node = await room('room', [
      [TEST_NOW_MS - 2 * MINUTE_MS, 900],
      [TEST_NOW_MS - MINUTE_MS, 1300],
    ])
    expect(await airOf(node)).toMatchObject({
      profile_id: 'airthinx-default',
      overall: { grade_id: 'poor', parameter_id: '131:10', index: null },
      pollutants: [{ averaging: 'reading', value: 1300, count: 1, expected: 1 }],
    })
    const earlier = await airOf(node, TEST_NOW_MS - 2 * MINUTE_MS + 1)
    expect(earlier.pollutants).toMatchObject([{ value: 900, grade_id: 'moderate' }])
  })

  it.each<[string, Readings]>([
    ['old', [[TEST_NOW_MS - 10 * MINUTE_MS, 900]]],
    ['hidden', [[TEST_NOW_MS - MINUTE_MS, 900, FAULT]]],
  ])('withholds the grade of a room whose only reading is %s', async (name, readings) => {
    const air = await airOf(await room(`room-${name}`, readings))
    expect(air.overall).toBeNull()
    expect(air.pollutants).toMatchObject([{ value: null, withheld: 'noReading', count: 0 }])
  })
})

describe('a search for the air of devices', () => {
  it('answers only devices that the caller may read, and nothing about others', async () => {
    const { city, harbour } = world
    const node_id = [city.nodeId, harbour.nodeId, 'unknown:0', city.nodeId]
    const { body } = await ask({ node_id })
    expect(Object.keys(body.data)).toEqual([city.nodeId])
    expect((await ask({ node_id }, 'harbourmaster')).body.data).toHaveProperty([harbour.nodeId])
    expect((await ask({ node_id }, 'guest')).body.data).toEqual({})
  })

  it('takes the sensor of the main connection where two measure the same parameter', async () => {
    const node = await mast('two', null, [{ path: '132:7', unit: 'µg/m³', readings: minutes(12) }])
    const other = { ...node, sensorId: 'two.3.0.1' }
    const { db } = world.context.store
    const [sensor] = await db
      .selectFrom('sensors')
      .selectAll()
      .where('id', '=', node.sensorId)
      .execute()
    if (sensor === undefined) throw new Error('The device has a sensor')
    await db
      .insertInto('sensors')
      .values({ ...sensor, configuration: '{}', id: other.sensorId, com_port: 3 })
      .execute()
    await seedReadings(
      world.context,
      await seedDataPoint(world.context, other, { path: '132:7' }),
      minutes(400),
    )
    const air = await airOf(node)
    expect(air.pollutants.map((one) => one.data_point_id)).toEqual(['two.0.0.0/132:7'])
  })

  it.each([
    ['no device', { node_id: [] }, '/node_id'],
    ['more devices than it answers', { node_id: Array(201).fill('a:0') }, '/node_id'],
    ['a time before 1970', { node_id: ['a:0'], end: -1 }, '/end'],
  ])('a search for the air of devices refuses %s', async (_, body, path) => {
    const { status, body: answered } = await ask(body)
    expect(status).toBe(400)
    expect(answered.issues).toMatchObject([{ path }])
  })

  it('reads the hours of a device once a minute, however many pages ask', async () => {
    const node = await mast('busy', null, [{ path: '132:7', unit: 'µg/m³', readings: minutes(12) }])
    const { measurements } = world.context.store
    const reads = vi.spyOn(measurements, 'stepStatistics')
    const [first, second] = [await airOf(node), await airOf(node)]
    expect(second).toEqual(first)
    expect(reads).toHaveBeenCalledOnce()
    reads.mockRestore()
  })
})
