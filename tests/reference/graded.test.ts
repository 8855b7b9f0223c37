import { airGrades } from '@airshed/domain'
import { EAQI_2024, WHO_2021 } from '@airshed/profiles'
import type { AirNow, AirQualityResult, DeviceProfile } from '@airshed/schemas'
import { seedDataPoint, seedNode, seedReadings } from '@airshed/server/testing/seed'
import { createWorld, type World } from '@airshed/server/testing/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollingIn } from './evaluator/hours.ts'
import { randomFrom } from './evaluator/random.ts'
import type { Reading, Series } from './evaluator/readings.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** In the middle of an hour: means end before it. */
const NOW_MS = Date.UTC(2026, 10, 3, 9, 23, 17)
const ZONE = 'UTC'

/** A device whose newest reading has another grade than the mean that its standard grades. */
interface Plan {
  serial: string
  user: 'user' | 'harbourmaster'
  organization: 'city' | 'harbour'
  profile: DeviceProfile
  path: string
  unit: string
  hours: number
  mean: number
  newest: number
  grade: string
}

const PLANS: readonly Plan[] = [
  {
    serial: '1C00NO2H',
    user: 'harbourmaster',
    organization: 'harbour',
    profile: EAQI_2024,
    path: '170:1',
    unit: 'ppb',
    hours: 1,
    mean: 16.98,
    newest: 9.2,
    grade: 'Moderate',
  },
  {
    serial: '1C00PM25',
    user: 'user',
    organization: 'city',
    profile: WHO_2021,
    path: '132:5',
    unit: 'µg/m³',
    hours: 24,
    mean: 19.8,
    newest: 17,
    grade: 'Above',
  },
]

/** Minutes around a level, some missing, some from a faulty sensor; the newest is given. */
function seriesOf({ mean, newest }: Plan, seed: number): Series {
  const random = randomFrom(seed)
  const sent: Reading[] = []
  for (let ts = NOW_MS - 30 * HOUR_MS; ts < NOW_MS - MINUTE_MS; ts += MINUTE_MS) {
    const [chance, spread] = [random(), random()]
    if (chance < 0.05) continue
    const isFaulty = chance > 0.97
    const value = isFaulty ? 999.9 : mean * (0.9 + 0.2 * spread)
    sent.push({ ts, value, flags: isFaulty ? 1 : 0 })
  }
  sent.push({ ts: NOW_MS - MINUTE_MS, value: newest, flags: 0 })
  const intervals = [{ fromMs: NOW_MS - 30 * HOUR_MS, intervalMs: MINUTE_MS }]
  return { kind: 'scalar', intervals, sent }
}

let world: World
beforeAll(async () => {
  world = await createWorld({ clock: () => NOW_MS })
})
afterAll(() => world.close())

describe.each(PLANS)('the graded mean of $path over $hours h', (plan) => {
  const { serial, user, organization, profile, path, unit, hours, mean, newest, grade } = plan
  const series = seriesOf(plan, 42 + hours)
  const window = { from: NOW_MS - 2 * HOUR_MS, to: NOW_MS, now: NOW_MS }
  const expected = rollingIn(series, ZONE, window, hours).at(-1)?.value ?? Number.NaN
  let nodeId = ''
  let dataPointId = ''

  beforeAll(async () => {
    const { context } = world
    const node = await seedNode(context, { serial, organization, intervalMs: MINUTE_MS })
    nodeId = node.nodeId
    await context.store.db
      .updateTable('nodes')
      .set({ profile_id: profile.id, timezone: ZONE })
      .where('id', '=', nodeId)
      .execute()
    const point = await seedDataPoint(context, node, { path, unit })
    dataPointId = point.id
    await seedReadings(
      context,
      point,
      series.sent.map(({ ts, value, flags }) => [ts, value, flags] as const),
    )
  })

  it('lies near the level that was sent, not at the newest reading', () => {
    expect(Math.abs(expected - mean)).toBeLessThan(0.05 * mean)
    expect(Math.abs(expected - newest)).toBeGreaterThan(1)
  })

  it('shows the graded mean on cards, blocks and maps with its grade', async () => {
    const body = { node_id: [nodeId] }
    const answer = await world.call<AirQualityResult>(user, 'POST', 'search/air_quality', body)
    const points = [{ _id: dataPointId, unit, precision: 1 }]
    const [graded] = airGrades(answer.body.data[nodeId], profile, points)
    expect(graded).toMatchObject({
      grade: { name: grade },
      mean: { unit, precision: 1, periodMs: hours * HOUR_MS },
    })
    expect(graded?.mean.value).toBeCloseTo(expected, 9)
  })

  it('shows the graded mean on the home page, with the newest reading', async () => {
    const { body } = await world.call<AirNow>(user, 'POST', 'search/air_now', {})
    expect(body.worst).toMatchObject({
      node_id: nodeId,
      grade: { name: grade },
      shown: { unit, precision: 1 },
      newest: { value: newest, at: NOW_MS - MINUTE_MS },
    })
    expect(body.worst?.shown.value).toBeCloseTo(expected, 9)
  })
})
