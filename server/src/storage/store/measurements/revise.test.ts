import { DAY_MS } from '@airshed/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import type { Store } from '../store.ts'
import { rollUpAgain } from './flagAgain.ts'
import { stepStart } from './steps.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
/** Sums of floating-point numbers depend on their order in the last digits. */
const rounded = (rows: unknown): unknown =>
  JSON.parse(
    JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(6)) + 0 : value,
    ),
  )
const AUTHOR = 'key:k1'

describe.each(TEST_ENGINES)('revising readings on $name', ({ open }) => {
  let store: Store
  let points: Awaited<ReturnType<typeof seedWindStation>>
  beforeAll(async () => {
    store = await open({ clock: () => NOON + DAY_MS })
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    points = await seedWindStation(store)
    await store.db.deleteFrom('measurement_revisions').execute()
  })

  const rollups = () =>
    store.db
      .selectFrom('rollups')
      .selectAll()
      .where('data_point', '=', points.speed.key)
      .orderBy('step_ms')
      .orderBy('ts')
      .execute()
  const history = () =>
    store.db
      .selectFrom('measurement_revisions')
      .select(['ts', 'old_value', 'old_flags', 'value', 'flags', 'revised_at', 'author'])
      .orderBy('id')
      .execute()

  it('finds what is stored for given times', async () => {
    await seedReadings({ store }, points.speed, [
      [NOON, 1],
      [NOON + 2, 3],
    ])
    const { key } = points.speed
    const stored = await store.measurements.stored([key, key, key], [NOON + 2, NOON + 1, NOON])
    expect(stored).toEqual([[NOON + 2, 3, 0], undefined, [NOON, 1, 0]])
  })

  it('replaces what differs, keeps the old value as history and leaves the rest', async () => {
    const { key } = points.speed
    await seedReadings({ store }, points.speed, [
      [NOON, 1],
      [NOON + 1, 2],
      [NOON + 2 * DAY_MS, 3],
    ])
    const revised = await store.measurements.revise(
      [
        { dataPoint: key, ts: NOON + 2 * DAY_MS, value: 30, flags: 0 },
        { dataPoint: key, ts: NOON, value: 1, flags: 0 },
        { dataPoint: key, ts: NOON + 1, value: 2, flags: 16 },
        { dataPoint: key, ts: NOON + 5, value: 9, flags: 0 },
      ],
      AUTHOR,
    )
    expect([...revised].toSorted()).toEqual([0, 2])
    const latest = await store.measurements.latest([points.speed.id], 9)
    expect(latest.get(points.speed.id)).toEqual([
      [NOON, 1],
      [NOON + 1, null, 16],
      [NOON + 2 * DAY_MS, 30],
    ])
    const now = NOON + DAY_MS
    expect(await history()).toEqual([
      {
        ts: NOON + 1,
        old_value: 2,
        old_flags: 0,
        value: 2,
        flags: 16,
        revised_at: now,
        author: AUTHOR,
      },
      {
        ts: NOON + 2 * DAY_MS,
        old_value: 3,
        old_flags: 0,
        value: 30,
        flags: 0,
        revised_at: now,
        author: AUTHOR,
      },
    ])
    const point = await store.db
      .selectFrom('data_points')
      .select(['last_ts', 'last_value'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    expect(point).toEqual({ last_ts: NOON + 2 * DAY_MS, last_value: 30 })
  })

  it('leaves rollups as if the revised readings had come in the first place', async () => {
    const at = (value: number) =>
      Array.from({ length: 50 }, (_, index): [number, number] => [
        NOON + index * 7_200_000,
        index % 3 === 0 ? value + index : index,
      ])
    await seedReadings({ store }, points.speed, at(1000))
    const expected = await rollups()
    await store.db.deleteFrom('rollups').execute()
    await store.db.deleteFrom('measurements').execute()
    await seedReadings({ store }, points.speed, at(0))
    const { key } = points.speed
    await store.measurements.revise(
      at(1000).map(([ts, value]) => ({ dataPoint: key, ts, value, flags: 0 })),
      AUTHOR,
    )
    expect(await rollups()).toEqual(expected)
  })

  it.each([
    ['every second, some of them hidden', 1000, 1],
    ['every minute, over weeks', 60_000, 1],
    ['every ten seconds, of which a few are revised', 10_000, 97],
  ])('leaves rollups like those of whole days computed again: %s', async (_case, stepMs, every) => {
    const { speed, direction } = points
    const at = (shift: number) =>
      Array.from({ length: 12_000 }, (_, index): [number, number, number] => {
        const isRevised = index % every === 0
        const value = (index * 7) % 360
        return [
          NOON - 3_700_000 + index * stepMs,
          isRevised ? (value + shift) % 360 : value,
          isRevised && shift > 0 && index % 5 === 0 ? 1 : 0,
        ]
      })
    for (const point of [speed, direction]) {
      await seedReadings({ store }, point, at(0))
      const revised = await store.measurements.revise(
        at(11).map(([ts, value, flags]) => ({ dataPoint: point.key, ts, value, flags })),
        AUTHOR,
      )
      expect(revised.size).toBe(Math.ceil(12_000 / every))
      const tables = () =>
        Promise.all(
          (['rollups', 'hidden_rollups'] as const).map((table) =>
            store.db
              .selectFrom(table)
              .selectAll()
              .where('data_point', '=', point.key)
              .orderBy('step_ms')
              .orderBy('ts')
              .execute(),
          ),
        )
      const found = await tables()
      await store.db.transaction().execute((tx) => {
        const days = [NOON - DAY_MS, NOON + 20 * DAY_MS].map((ts) => stepStart(ts, DAY_MS))
        return rollUpAgain(tx, point.key, days[0] ?? 0, days[1] ?? 0)
      })
      expect(rounded(found)).toEqual(rounded(await tables()))
    }
  })

  it('lets others store readings while many are revised', async () => {
    const { speed, direction } = points
    const times = Array.from({ length: 12_000 }, (_, index) => NOON + index * 1000)
    await seedReadings(
      { store },
      speed,
      times.map((ts) => [ts, 1]),
    )
    const running = new Set(['revision'])
    const revising = store.measurements
      .revise(
        times.map((ts) => ({ dataPoint: speed.key, ts, value: 2, flags: 0 })),
        AUTHOR,
      )
      .finally(() => running.clear())
    let stored = 0
    for (; running.size > 0; stored += 1) {
      await seedReadings({ store }, direction, [[NOON + stored, 90]])
    }
    await revising
    expect(stored).toBeGreaterThanOrEqual(3)
  })

  it('notifies followers of the data points of a revision', async () => {
    const { key } = points.speed
    await seedReadings({ store }, points.speed, [[NOON, 1]])
    const reported: string[] = []
    const stops = (['metrics', 'alerts', 'webhooks'] as const).map((follower) =>
      store.measurements.onFollowed(follower, () => reported.push(follower)),
    )
    await store.measurements.revise([{ dataPoint: key, ts: NOON, value: 1, flags: 0 }], AUTHOR)
    expect(reported).toEqual([])
    await store.measurements.revise([{ dataPoint: key, ts: NOON, value: 2, flags: 0 }], AUTHOR)
    expect(reported).toEqual(['metrics', 'alerts', 'webhooks'])
    for (const stop of stops) stop()
  })
})
