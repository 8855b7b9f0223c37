import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type AirNow, type ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

/** Start of the running hour: means of hours end here. */
const TIME = Math.floor(TEST_NOW_MS / HOUR_MS) * HOUR_MS
const START = TIME - 25 * HOUR_MS
const INDOOR = 'Aethair IAQ'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Readings = [ts: number, value: number, flags?: number][]

/** Minutes of a day and of the running hour, the same in every run. */
function minutes(level: number, untilMs = TEST_NOW_MS): Readings {
  const readings: Readings = []
  for (let ts = START, at = 0; ts < untilMs; ts += MINUTE_MS, at += 1) {
    readings.push([ts, level * (1 + 0.2 * Math.sin(at / 97))])
  }
  return readings
}

/** A plain mean of the last whole hours. */
function plainMean(readings: Readings, hours: number): number {
  let sum = 0
  let count = 0
  for (const [ts, value] of readings) {
    if (ts < TIME - hours * HOUR_MS || ts >= TIME) continue
    sum += value
    count += 1
  }
  return sum / count
}

interface Mast {
  organization?: string
  type?: string
  profile?: string
  status?: 'activated' | 'deactivated'
  isSimulated?: boolean
  /** Parameter id and unit → readings. */
  points: [path: string, unit: string, readings: Readings][]
}

async function mast(serial: string, { organization = 'city', points, ...options }: Mast) {
  const { context } = world
  const { type = 'Thiamis-1000', status = 'activated' } = options
  const node = await seedNode(context, { serial, name: serial, organization, type, status })
  await context.store.db
    .updateTable('nodes')
    .set({ profile_id: options.profile ?? null, is_simulated: options.isSimulated ?? false })
    .where('id', '=', node.nodeId)
    .execute()
  for (const [path, unit, readings] of points) {
    await seedReadings(context, await seedDataPoint(context, node, { path, unit }), readings)
  }
  return node
}

const ask = async (user: 'user' | 'guest' | 'harbourmaster' | 'partner' = 'user', body = {}) =>
  (await world.call<AirNow & ErrorBody>(user, 'POST', 'search/air_now', body)).body

const NOTHING = { worst: null, places: 0, judged: 0, above: 0, silent: 0, simulated: 0 }
/** Guideline levels of the WHO for a day, typed from its table. */
const WHO_PM25 = 15

describe('the air at present', () => {
  it('shows no air while no device measures, and none to users who may not read it', async () => {
    // The devices of the world have data points without a reading.
    expect(await ask()).toMatchObject({ ...NOTHING, places: 1, silent: 1, is_complete: true })
    expect(await ask('guest')).toMatchObject(NOTHING)
    expect(await ask('partner')).toMatchObject(NOTHING)
  })

  it('names the worst place and counts like plain loops over all readings', async () => {
    const street = minutes(40)
    const day = minutes(20)
    await mast('street', { points: [['132:5', 'µg/m³', street]], isSimulated: true })
    await mast('park', { points: [['132:5', 'µg/m³', minutes(4)]] })
    await mast('who', { profile: 'who-2021', points: [['132:5', 'µg/m³', day]] })
    await mast('office', {
      type: INDOOR,
      points: [
        ['131:10', 'ppm', [[TEST_NOW_MS - MINUTE_MS, 1300]]],
        ['128:1', '°C', [[TEST_NOW_MS - MINUTE_MS, 5]]],
      ],
    })
    // Each of these counts for nothing.
    await mast('gone', { points: [['132:5', 'µg/m³', minutes(900, TEST_NOW_MS - 10 * MINUTE_MS)]] })
    await mast('off', { status: 'deactivated', points: [['132:5', 'µg/m³', minutes(900)]] })
    await mast('broken', {
      points: [
        [
          '132:5',
          'µg/m³',
          minutes(900).map(([ts, value]) => [ts, value, MEASUREMENT_FLAGS.sensorFault]),
        ],
      ],
    })
    await mast('wind', { points: [['129:1', 'm/s', minutes(9)]] })
    await mast('new', { points: [['132:5', 'µg/m³', [[TEST_NOW_MS - MINUTE_MS, 900]]]] })
    await mast('foreign', { organization: 'harbour', points: [['132:5', 'µg/m³', minutes(900)]] })

    const air = await ask()
    // By the European index, PM2.5 is poor from 50 µg/m³ and moderate from 15, which is two and one grades above.
    const worst = plainMean(street, 1)
    expect(worst).toBeGreaterThan(15)
    expect(worst).toBeLessThan(50)
    const limits: [value: number, limit: number][] = [
      [worst, 15],
      [plainMean(day, 24), WHO_PM25],
      [1300, 1200],
    ]
    expect(air).toMatchObject({
      time: TEST_NOW_MS,
      judged: 4,
      above: limits.filter(([value, limit]) => value > limit).length,
      silent: 3,
      places: 8,
      simulated: 1,
      is_complete: true,
    })
    expect(air.above).toBe(3)
    expect(air.worst).toMatchObject({
      name: 'street',
      is_simulated: true,
      is_above: true,
      at: TIME,
      grade: { id: 'moderate', name: 'Moderate' },
      profile_id: 'eaqi-2024',
      profile_name: 'European AQI',
      parameter_name: 'PM2.5',
      pollutant: { averaging: 'hour', unit: 'µg/m³' },
    })
    expect(air.worst?.pollutant.value).toBeCloseTo(worst, 9)
    expect(air.worst?.shown).toMatchObject({ unit: 'µg/m³', precision: 1 })
    expect(air.worst?.shown.value).toBeCloseTo(worst, 9)
    const [at, value] = street.at(-1) ?? []
    expect(air.worst?.newest).toEqual({ value, at, decimals: 1 })
  })

  it('marks the newest reading when it is below its detection limit', async () => {
    const { db } = world.context.store
    const point = await db
      .selectFrom('data_points')
      .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
      .select(['data_points.id', 'data_points.key'])
      .where('nodes.name', '=', 'foreign')
      .executeTakeFirstOrThrow()
    const at = TEST_NOW_MS - MINUTE_MS / 2
    await seedReadings(world.context, point, [[at, 2, MEASUREMENT_FLAGS.belowLimit]])
    // Nobody has asked for this one within the last minute.
    const { worst } = await ask('harbourmaster')
    expect(worst?.newest).toEqual({ value: 1, limit: 2, decimals: 1, at })
  })

  it('covers only what the caller may read in the organization asked for', async () => {
    const foreign = await ask('harbourmaster')
    expect(foreign.worst?.name).toBe('foreign')
    expect(foreign.judged).toBe(1)
    expect(await ask('user', { organization_id: 'harbour' })).toMatchObject(NOTHING)
  })

  it('shows the time of the reading where single readings are graded', async () => {
    const { db } = world.context.store
    const only = await db.selectFrom('nodes').select('id').where('name', '<>', 'office').execute()
    await db
      .updateTable('nodes')
      .set({ organization_id: 'harbour' })
      .where('name', '<>', 'office')
      .execute()
    expect(only.length).toBeGreaterThan(5)
    expect((await ask()).worst).toMatchObject({
      name: 'office',
      at: TEST_NOW_MS - MINUTE_MS,
      parameter_name: 'CO₂',
      pollutant: { averaging: 'reading', value: 1300 },
      shown: { value: 1300, unit: 'ppm' },
      newest: null,
    })
  })
})
