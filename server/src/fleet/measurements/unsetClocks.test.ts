import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import type { ErrorBody, RollingResult, StatisticsResult, YearsResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ingestOf } from '../ingest/ingestService.ts'
import { jsonAdapter } from '../ingest/adapters/json.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

/** Each minute of the last two days. */
const GOOD = Array.from({ length: 2880 }, (_, minute): [number, number] => [
  NOW - 2 * DAY_MS + minute * MINUTE_MS,
  3 + (minute % 5),
])

let world: World
let id: string
beforeAll(async () => {
  world = await createWorld()
  const { serial } = await world.context.store.db
    .selectFrom('nodes')
    .select('serial')
    .where('id', '=', world.city.nodeId)
    .executeTakeFirstOrThrow()
  const rows = [...GOOD, [187_000, 900] as const].map(([ts, value]) => ({
    time: new Date(ts).toISOString(),
    readings: { pm10: value },
  }))
  const { organization_id } = await world.context.store.db
    .selectFrom('nodes')
    .select('organization_id')
    .where('id', '=', world.city.nodeId)
    .executeTakeFirstOrThrow()
  const decoded = jsonAdapter.decode({ serial, interval: MINUTE_MS, rows }, {}, NOW)
  await ingestOf(world.context).take(decoded, { organizationId: organization_id ?? '' }, NOW)
  id = `${serial}.0.0.0/132:7`
})
afterAll(() => world.close())

describe('a row of 1970 among those of today', () => {
  const search = <Answer>(path: string, body: object) =>
    world.call<Answer & ErrorBody>('user', 'POST', `search/statistics${path}`, {
      data_point_id: [id],
      to: NOW,
      ...body,
    })

  it.each([0, 187_000])('keeps the statistics of everything from %i unchanged', async (from) => {
    const { status, body } = await search<StatisticsResult>('', { from })
    let sum = 0
    for (const [, value] of GOOD) sum += value
    expect(status).toBe(200)
    expect(body.data[id]).toMatchObject({
      count: 2880,
      expected: 2880,
      value: sum / 2880,
      maximum: 7,
      hidden: { unknownTime: 1 },
    })
  })

  it.each([0, 187_000])('adds no year to the statistics of everything from %i', async (from) => {
    const { status, body } = await search<YearsResult>('/years', { from })
    expect(status).toBe(200)
    const years = body.data[id]?.years ?? []
    expect(years.map(({ start }) => new Date(start).getUTCFullYear())).toEqual([2026])
    expect(years[0]?.hourly.count).toBe(48)
    expect(years[0]?.maximum).toBe(5)
  })

  it('adds no hour to rolling means and cycles of everything', async () => {
    const rolling = await search<RollingResult>('/rolling', { from: 0, hours: 8 })
    expect(rolling.status).toBe(200)
    expect(rolling.body.data[id]?.end).toHaveLength(48)
    expect((await search('/cycles', { from: 0 })).status).toBe(200)
  })
})
