import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import { seedQualityFlag } from '../../../testing/world/qualityFlags.ts'
import type { Store } from '../store.ts'
import { settleQualityFlags } from './settleQualityFlags.ts'

const START = Date.UTC(2026, 2, 2, 6)
/** Value and flags: a gap, a fault 1, a limit 128 and an implausible 8 among ordinary readings. */
const KINDS: readonly (readonly [value: number | null, flags: number])[] = [
  [12, 0],
  [null, 0],
  [4, 128],
  [999, 1],
  [30.5, 2],
  [-1000, 8],
]
const READINGS = Array.from({ length: 400 }, (_, at) => {
  const [value, flags] = KINDS[at % KINDS.length] ?? [0, 0]
  return [START + at * 11 * MINUTE_MS, value === null ? null : value + at, flags] as const
})
const END = START + 400 * 11 * MINUTE_MS

describe.each(TEST_ENGINES)('quality flags over readings, on $name', ({ open }) => {
  let store: Store
  let speed: Awaited<ReturnType<typeof seedWindStation>>['speed']
  let other: Awaited<ReturnType<typeof seedWindStation>>['speed']
  beforeAll(async () => {
    store = await open({ clock: () => END })
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    ;({ speed } = await seedWindStation(store))
    ;({ speed: other } = await seedWindStation(store))
    await seedReadings({ store }, speed, READINGS)
  })

  const all = (key: number) => ({ key, from: 0, to: END })
  const settle = () => settleQualityFlags(store.db, all(speed.key))
  const stored = async ({ key }: { key: number }) => {
    const of = async (table: 'measurements' | 'rollups' | 'hidden_rollups') => {
      const rows = await store.db
        .selectFrom(table)
        .selectAll()
        .where('data_point', '=', key)
        .execute()
      return rows.map((row) => JSON.stringify({ ...row, data_point: null })).toSorted()
    }
    return [await of('measurements'), await of('rollups'), await of('hidden_rollups')]
  }
  /** The readings as if those of some spans, without gaps, had come as rejected. */
  const expectedWith = async (spans: readonly (readonly [from: number, to: number])[]) => {
    const rows = READINGS.map(([ts, value, flags]) => ({
      data_point: other.key,
      ts,
      value,
      flags:
        value !== null && spans.some(([from, to]) => ts >= from && ts < to) ? flags + 1024 : flags,
    }))
    await store.db.deleteFrom('measurements').where('data_point', '=', other.key).execute()
    await store.db.insertInto('measurements').values(rows).execute()
    await store.db.transaction().execute(async (tx) => {
      const { rollUpAgain } = await import('./flagAgain.ts')
      const day = Math.floor(START / DAY_MS) * DAY_MS
      await rollUpAgain(tx, other.key, day, day + 5 * DAY_MS)
    })
    return stored(other)
  }

  it('leaves readings, rollups and counts as if the covered readings had come as rejected', async () => {
    const spans = [
      [START + HOUR_MS, START + 26 * HOUR_MS],
      [START + 20 * HOUR_MS, START + 30 * HOUR_MS],
      [START + 50 * HOUR_MS, START + 50 * HOUR_MS + 1],
    ] as const
    for (const [from_ts, to_ts] of spans)
      await seedQualityFlag({ store }, speed, { from_ts, to_ts })
    expect(await settle()).toBeGreaterThan(100)
    expect(await stored(speed)).toEqual(await expectedWith(spans))
    expect(await settle()).toBe(0)
  })

  it('shows again what no flag in force covers', async () => {
    const [before] = await stored(speed)
    const first = await seedQualityFlag({ store }, speed, { from_ts: START, to_ts: END })
    await seedQualityFlag({ store }, speed, { from_ts: END - DAY_MS, to_ts: END })
    await settle()
    const withdraw = (id: string) =>
      store.db
        .updateTable('quality_flags')
        .set({ withdrawn_at: END })
        .where('id', '=', Number(id))
        .execute()
    await withdraw(first)
    await settle()
    expect(await stored(speed)).toEqual(await expectedWith([[END - DAY_MS, END]]))
    await store.db.updateTable('quality_flags').set({ withdrawn_at: END }).execute()
    await settle()
    expect((await stored(speed))[0]).toEqual(before)
    expect(await stored(speed)).toEqual(await expectedWith([]))
  })

  it('holds the start of a span and not its end', async () => {
    await seedQualityFlag({ store }, speed, {
      from_ts: START,
      to_ts: START + 4 * 11 * MINUTE_MS,
    })
    await settle()
    const rows = await store.db
      .selectFrom('measurements')
      .select('flags')
      .where('data_point', '=', speed.key)
      .orderBy('ts')
      .limit(6)
      .execute()
    // The gap has no value to reject.
    expect(rows.map(({ flags }) => flags)).toEqual([1024, 0, 1152, 1025, 2, 8])
  })

  it('goes on after an interruption', async () => {
    const spans = [[START, END]] as const
    await seedQualityFlag({ store }, speed, { from_ts: START, to_ts: END })
    const days: number[] = []
    const stop = new Error('stop')
    const interrupted = settleQualityFlags(store.db, all(speed.key), (endMs) => {
      days.push(endMs)
      if (days.length === 2) throw stop
    })
    await expect(interrupted).rejects.toBe(stop)
    expect(days).toEqual([1, 2].map((day) => Math.floor(START / DAY_MS + day) * DAY_MS))
    await settle()
    expect(await stored(speed)).toEqual(await expectedWith(spans))
  })

  it('the newest value of the data point follows', async () => {
    const newest = () =>
      store.db
        .selectFrom('data_points')
        .select(['last_ts', 'last_value'])
        .where('key', '=', speed.key)
        .executeTakeFirstOrThrow()
    const ts = END
    await seedReadings({ store }, speed, [[ts, 7]])
    await seedQualityFlag({ store }, speed, { from_ts: ts, to_ts: ts + 1 })
    await settleQualityFlags(store.db, { key: speed.key, from: ts, to: ts + 1 })
    expect(await newest()).toEqual({ last_ts: ts, last_value: null })
    await store.db.updateTable('quality_flags').set({ withdrawn_at: END }).execute()
    await settleQualityFlags(store.db, { key: speed.key, from: ts, to: ts + 1 })
    expect(await newest()).toEqual({ last_ts: ts, last_value: 7 })
  })

  it('readings that come later into a span are rejected as they are stored', async () => {
    await seedQualityFlag({ store }, speed, { from_ts: START - HOUR_MS, to_ts: START })
    store.measurements.forgetFollowed()
    await store.db
      .insertInto('settings')
      .values({ key: 'quality-sources', value: JSON.stringify({ version: speed.key }) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value: JSON.stringify({ version: speed.key }) }),
      )
      .execute()
    await seedReadings({ store }, speed, [
      [START - HOUR_MS, 5],
      [START - HOUR_MS - 1, 6],
      [START - 1, 7, 1],
      [START - 2, 8, 128],
      [START - 3, null],
    ])
    const rows = await store.db
      .selectFrom('measurements')
      .select(['value', 'flags'])
      .where('data_point', '=', speed.key)
      .where('ts', '<', START)
      .orderBy('value')
      .execute()
    expect(rows.map(({ value, flags }) => [value, flags])).toEqual([
      [5, 1024],
      [6, 0],
      [7, 1025],
      [8, 1152],
      [null, 0],
    ])
    expect(await settle()).toBe(0)
  })

  it('a revised reading stays rejected, and one that comes as rejected is invalid', async () => {
    const [ts, uncovered] = [START, START + 4 * 11 * MINUTE_MS]
    await seedQualityFlag({ store }, speed, { from_ts: ts, to_ts: ts + 1 })
    await settle()
    const dataPoint = speed.key
    const revise = (at: number, value: number, flags: number) =>
      store.measurements.revise([{ dataPoint, ts: at, value, flags }], 'server')
    await revise(ts, 55, 0)
    await revise(uncovered, 66, 1024)
    expect(await store.measurements.stored([dataPoint, dataPoint], [ts, uncovered])).toEqual([
      [ts, 55, 1024],
      [uncovered, 66, 16],
    ])
    expect([...(await revise(ts, 55, 0))]).toEqual([])
  })
})
