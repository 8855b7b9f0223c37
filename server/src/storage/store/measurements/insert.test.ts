import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import type { Store } from '../store.ts'

const NOON = Date.UTC(2026, 2, 2, 12)

describe.each(TEST_ENGINES)('storing readings on $name', ({ open }) => {
  let store: Store
  let points: Awaited<ReturnType<typeof seedWindStation>>
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    points = await seedWindStation(store)
  })

  const insert = (rows: [key: number, ts: number, value: number | null, flags?: number][]) =>
    store.measurements.insert({
      dataPoints: rows.map(([key]) => key),
      times: rows.map(([, ts]) => ts),
      values: rows.map(([, , value]) => value),
      flags: rows.map(([, , , flags]) => flags ?? 0),
    })
  const newest = async (id: string) =>
    store.db.selectFrom('data_points').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const latest = async (count = 10) =>
    (await store.measurements.latest([points.speed.id], count)).get(points.speed.id)

  it('reports which readings are new and keeps existing ones', async () => {
    const { key } = points.speed
    expect(
      await insert([
        [key, NOON, 1],
        [key, NOON + 1, 2],
      ]),
    ).toEqual([true, true])
    expect(
      await insert([
        [key, NOON, 9],
        [key, NOON + 2, 3],
      ]),
    ).toEqual([false, true])
    expect(await insert([[key, NOON, 9]])).toEqual([false])
    expect(await latest()).toEqual([
      [NOON, 1],
      [NOON + 1, 2],
      [NOON + 2, 3],
    ])
  })

  it('records the most decimals of readings, up to the precision of the data point', async () => {
    const { key, id } = points.speed
    const decimals = async () => (await newest(id)).decimals
    await store.db.updateTable('data_points').set({ precision: 2 }).where('id', '=', id).execute()
    expect(await decimals()).toBeNull()
    await insert([[key, NOON, null]])
    expect(await decimals()).toBeNull()
    await insert([
      [key, NOON + 1, 35],
      [key, NOON + 2, 1.5, 1],
    ])
    expect(await decimals()).toBe(0)
    // The newest of a batch may have fewer than the others.
    await insert([
      [key, NOON + 3, 35.2],
      [key, NOON + 4, 36],
    ])
    expect(await decimals()).toBe(1)
    await insert([[key, NOON + 5, 37]])
    expect(await decimals()).toBe(1)
    await insert([[key, NOON + 6, Math.fround(0.1)]])
    expect(await decimals()).toBe(2)
    expect((await newest(points.direction.id)).decimals).toBeNull()
  })

  it('stores the first of two readings for one time in a batch', async () => {
    const { key } = points.speed
    expect(
      await insert([
        [key, NOON, 1],
        [key, NOON, 2],
        [key, NOON + 1, 3],
      ]),
    ).toEqual([true, false, true])
    expect(await latest()).toEqual([
      [NOON, 1],
      [NOON + 1, 3],
    ])
  })

  it('accepts an empty batch', async () => {
    expect(await insert([])).toEqual([])
  })

  it('stores a value that no number can hold as a gap', async () => {
    await insert([
      [points.speed.key, NOON, Number.NaN],
      [points.speed.key, NOON + 1, Infinity],
    ])
    expect(await latest()).toEqual([
      [NOON, null],
      [NOON + 1, null],
    ])
  })

  it('stores the value of a faulty sensor and hides it', async () => {
    await insert([
      [points.speed.key, NOON, 999.9, 1],
      [points.speed.key, NOON + 1, 5, 4],
    ])
    expect(await latest()).toEqual([
      [NOON, null, 1],
      [NOON + 1, 5, 4],
    ])
    const row = await store.db
      .selectFrom('measurements')
      .select('value')
      .where('ts', '=', NOON)
      .where('data_point', '=', points.speed.key)
      .executeTakeFirst()
    expect(row?.value).toBe(999.9)
  })

  it('tracks the newest reading of a data point and a device, unaffected by a back-fill', async () => {
    await seedReadings({ store }, points.speed, [
      [NOON, 5],
      [NOON - 1, 4],
    ])
    await seedReadings({ store }, points.direction, [[NOON - 60_000, 350]])
    await seedReadings({ store }, points.speed, [[NOON - 86_400_000, 1]])
    expect(await newest(points.speed.id)).toMatchObject({ last_ts: NOON, last_value: 5 })
    expect(await newest(points.direction.id)).toMatchObject({
      last_ts: NOON - 60_000,
      last_value: 350,
    })
    const node = await store.db
      .selectFrom('nodes')
      .select('last_online')
      .where('id', '=', points.nodeId)
      .executeTakeFirstOrThrow()
    expect(node.last_online).toBe(NOON)
  })

  it('shows no newest value where the newest reading is faulty', async () => {
    await insert([
      [points.speed.key, NOON, 4],
      [points.speed.key, NOON + 1, 999.9, 1],
    ])
    expect(await newest(points.speed.id)).toMatchObject({ last_ts: NOON + 1, last_value: null })
  })

  it('stores a hundred thousand readings of eleven years in one batch', async () => {
    const times = Array.from({ length: 100_000 }, (_, at) => Date.UTC(1969, 0) + at * 3_600_000)
    const answer = await store.measurements.insert({
      dataPoints: new Int32Array(times.length).fill(points.speed.key),
      times: Float64Array.from(times),
      values: times.map((_, at) => at),
      flags: new Uint8Array(times.length),
    })
    expect(answer.every((isNew) => isNew)).toBe(true)
    expect(await latest(2)).toEqual([
      [times.at(-2), 99_998],
      [times.at(-1), 99_999],
    ])
  })

  it('refuses columns of different lengths by name', async () => {
    const batch = { dataPoints: [1], times: [1, 2], values: [1], flags: [0] }
    await expect(store.measurements.insert(batch)).rejects.toThrow(
      'expected 1 each, got 1 keys, 2 times, 1 flags',
    )
  })

  it('answers the newest readings of each of many data points, oldest first', async () => {
    await seedReadings({ store }, points.speed, [
      [NOON, 1],
      [NOON + 1, 2],
      [NOON + 2, 3],
    ])
    const found = await store.measurements.latest(
      [points.speed.id, points.direction.id, 'unknown'],
      2,
    )
    expect(Object.fromEntries(found)).toEqual({
      [points.speed.id]: [
        [NOON + 1, 2],
        [NOON + 2, 3],
      ],
      [points.direction.id]: [],
      unknown: [],
    })
  })
})
