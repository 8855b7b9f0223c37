import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedIngestKey, seedOrganization } from '../../testing/seed.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/testServer.ts'

const KEY = 'key-of-the-harbour'
const MINUTE = 60_000

let server: TestServer
let now = TEST_NOW_MS
beforeAll(async () => {
  server = await createTestServer({ clock: () => now })
  await seedOrganization(server.context, 'org_harbour')
  await seedIngestKey(server.context, 'org_harbour', KEY)
})
afterAll(() => server.close())

const send = async (payload: object) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/ingest/json',
    headers: { 'x-airshed-key': KEY },
    payload: { serial: 'buoy', ...payload },
  })
  expect(answer.statusCode).toBe(200)
}

const intervalsOf = async (from: number, to: number) => {
  const node = server.context.store.db.selectFrom('nodes').select('interval_ms')
  const { interval_ms: current } = await node.where('serial', '=', 'buoy').executeTakeFirstOrThrow()
  const points = await server.context.store.db.selectFrom('data_points').select('id').execute()
  const ids = points.map(({ id }) => id)
  const found = await server.context.store.measurements.search({ data_point_id: ids, from, to })
  const known = found.get(ids[0] ?? '')?.info.reportingIntervals ?? []
  return { current, known: known.map(({ fromMs, intervalMs }) => [fromMs - from, intervalMs]) }
}

describe('the interval that a payload states', () => {
  it('changes with the payload and holds from its readings on', async () => {
    await send({ interval: MINUTE, readings: { co2: 400 } })
    now += 10 * MINUTE
    await send({ interval: 10_000, readings: { co2: 401 } })
    expect(await intervalsOf(TEST_NOW_MS, now + 1)).toEqual({
      current: 10_000,
      known: [
        [0, MINUTE],
        [10 * MINUTE, 10_000],
      ],
    })
  })

  it('keeps the interval where a payload states none', async () => {
    now += MINUTE
    await send({ readings: { co2: 402 } })
    expect((await intervalsOf(TEST_NOW_MS, now)).current).toBe(10_000)
  })

  it('applies the interval of a back-fill to its own time only', async () => {
    const time = (hours: number) => new Date(TEST_NOW_MS - hours * 60 * MINUTE).toISOString()
    await send({
      interval: 60 * MINUTE,
      rows: [6, 5, 4].map((hours) => ({ time: time(hours), readings: { co2: 390 } })),
    })
    const { current, known } = await intervalsOf(TEST_NOW_MS - 7 * 60 * MINUTE, TEST_NOW_MS - 1)
    expect(current).toBe(10_000)
    expect(known).toEqual([
      [0, MINUTE],
      [60 * MINUTE, 60 * MINUTE],
      [4 * 60 * MINUTE, MINUTE],
    ])
  })
})
