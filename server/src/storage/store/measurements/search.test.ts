import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, vectorMean } from '@airshed/domain'
import type { Measurement, MeasurementSearch } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seededRandom } from '../../../testing/random.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import { recordInterval } from '../reportingIntervals.ts'
import type { Store } from '../store.ts'
import { stepStart } from './steps.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const NOW = NOON + HOUR_MS

type Row = [ts: number, value: number | null, flags?: number]
const valuesIn = (rows: readonly Row[], from: number, to: number) =>
  rows.flatMap(([ts, value, flags = 0]) =>
    ts >= from && ts < to && value !== null && (flags & 1) === 0 ? [value] : [],
  )

describe.each(TEST_ENGINES)('searching measurements on $name', ({ open }) => {
  let store: Store
  let points: Awaited<ReturnType<typeof seedWindStation>>
  beforeAll(async () => {
    store = await open({ clock: () => NOW })
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    points = await seedWindStation(store)
  })

  const search = async (query: Omit<MeasurementSearch, 'data_point_id'>, id = points.speed.id) => {
    const found = await store.measurements.search({ data_point_id: [id], ...query })
    return found.get(id) ?? { measurements: [], info: null }
  }

  it('answers the readings of a window unchanged, with faults and gaps', async () => {
    await seedReadings({ store }, points.speed, [
      [NOON - 1, 9],
      [NOON, 1.5],
      [NOON + MINUTE_MS, 999.9, 1],
      [NOON + 2 * MINUTE_MS, null],
      [NOON + 3 * MINUTE_MS, 2, 4],
      [NOON + 4 * MINUTE_MS + 1, 9],
    ])
    const { measurements, info } = await search({ from: NOON, to: NOON + 4 * MINUTE_MS })
    expect(measurements).toEqual([
      [NOON, 1.5],
      [NOON + MINUTE_MS, null, 1],
      [NOON + 2 * MINUTE_MS, null],
      [NOON + 3 * MINUTE_MS, 2, 4],
    ])
    expect(info).toEqual({
      averagingPeriodMs: null,
      reduced: false,
      completeness: 0.5,
      reportingIntervals: [{ fromMs: NOON, intervalMs: MINUTE_MS }],
    })
  })

  it('counts by the interval in force and reports it', async () => {
    const changedTs = NOON - HOUR_MS
    const fast = 10 * SECOND_MS
    await recordInterval(store.db, points.nodeId, {
      firstTs: changedTs,
      lastTs: NOON,
      intervalMs: fast,
    })
    const minutes = Array.from({ length: 60 }, (_, at): Row => [
      changedTs - (60 - at) * MINUTE_MS,
      1,
    ])
    const seconds = Array.from({ length: 360 }, (_, at): Row => [changedTs + at * fast, 1])
    await seedReadings({ store }, points.speed, [...minutes, ...seconds])
    const { measurements, info } = await search({ from: NOON - 2 * HOUR_MS, to: NOON, width: 16 })
    expect(info).toMatchObject({
      reduced: true,
      completeness: 1,
      reportingIntervals: [
        { fromMs: NOON - 2 * HOUR_MS, intervalMs: MINUTE_MS },
        { fromMs: changedTs, intervalMs: fast },
      ],
    })
    expect(measurements.some(([, value]) => value === null)).toBe(false)
  })

  it('says since when a sensor is faulty and what it measured before', async () => {
    await seedReadings({ store }, points.speed, [
      [NOON - 3 * HOUR_MS, 1.5],
      [NOON - 2 * HOUR_MS, 999, 1],
      [NOON, 999, 1],
    ])
    const window = { from: NOON - HOUR_MS, to: NOON + HOUR_MS }
    const fault = { sinceMs: NOON - 2 * HOUR_MS, lastGood: [NOON - 3 * HOUR_MS, 1.5] }
    expect((await search(window)).info?.fault).toEqual(fault)
    expect((await search({ last: 1 })).info?.fault).toEqual(fault)
    expect((await search({ ...window, aggregate: 10 })).info?.fault).toEqual(fault)
    const around = { from: NOON - 4 * HOUR_MS, to: NOON + HOUR_MS }
    expect((await search(around)).info?.fault).toEqual(fault)
    expect((await search({ ...around, aggregate: 10 })).info?.fault).toEqual(fault)
    const before = { from: NOON - 4 * HOUR_MS, to: NOON - 2 * HOUR_MS - 1 }
    expect((await search(before)).info?.fault).toBeUndefined()
  })

  it.each([
    [8, 'implausible'],
    [16, 'invalid'],
    // Its fault explains a value that is out of range, whatever else is known of it.
    [9, undefined],
    [24, 'invalid'],
  ])('says why the newest reading is hidden: flags %d, %s', async (flags, reason) => {
    await seedReadings({ store }, points.speed, [
      [NOON - HOUR_MS, 1.5],
      [NOON, 999, 1],
      [NOON + MINUTE_MS, 999, flags],
    ])
    const { measurements, info } = await search({ from: NOON, to: NOON + HOUR_MS })
    expect(measurements.at(-1)).toEqual([NOON + MINUTE_MS, null, flags])
    expect(info?.fault).toEqual({
      sinceMs: NOON,
      lastGood: [NOON - HOUR_MS, 1.5],
      ...(reason === undefined ? {} : { reason }),
    })
  })

  it('reports no last value of a sensor that never worked and no fault of a silent one', async () => {
    await seedReadings({ store }, points.speed, [[NOON, 999, 1]])
    const window = { from: NOON, to: NOON + 1 }
    expect((await search(window)).info?.fault).toEqual({ sinceMs: NOON, lastGood: null })
    const later = { from: NOON + 1, to: NOON + HOUR_MS }
    expect((await search(later)).info?.fault).toBeUndefined()
  })

  it('answers a series for every requested data point, known or not', async () => {
    await seedReadings({ store }, points.speed, [[NOON, 1]])
    const ids = [points.direction.id, points.speed.id, 'unknown', points.speed.id]
    const found = await store.measurements.search({ data_point_id: ids, from: NOON, to: NOON + 1 })
    expect([...found.keys()]).toEqual([points.direction.id, points.speed.id, 'unknown'])
    expect(found.get('unknown')?.measurements).toEqual([])
    expect(found.get(points.speed.id)?.measurements).toEqual([[NOON, 1]])
  })

  it('answers the newest readings of all time or of a window', async () => {
    await seedReadings({ store }, points.speed, [
      [NOON, 1],
      [NOON + 1, 2],
      [NOON + 2, 3],
    ])
    expect((await search({ last: 2 })).measurements).toEqual([
      [NOON + 1, 2],
      [NOON + 2, 3],
    ])
    expect((await search({ last: 2, to: NOON + 2 })).measurements).toEqual([
      [NOON, 1],
      [NOON + 1, 2],
    ])
    expect((await search({ last: 2 })).info?.completeness).toBeNull()
  })

  describe('statistics of steps', () => {
    it.each([
      ['minutes that rollups do not know', 7],
      ['ten minutes', 10],
      ['an hour', 60],
      ['a day', 1440],
    ])('steps over %s have the statistics of their readings', async (_name, aggregate) => {
      const random = seededRandom(aggregate)
      const rows = Array.from({ length: 3_000 }, (_, at): Row => {
        const chance = random()
        return [NOON - at * MINUTE_MS, chance < 0.02 ? null : random() * 100, chance > 0.98 ? 1 : 0]
      }).filter(([ts]) => ts < NOON - 2_000 * MINUTE_MS || ts > NOON - 1_500 * MINUTE_MS)
      await seedReadings({ store }, points.speed, rows)
      const stepMs = aggregate * MINUTE_MS
      const window = { from: NOON - 2_800 * MINUTE_MS, to: NOON, aggregate }
      for (const statistic of ['mean', 'min', 'max'] as const) {
        const { measurements, info } = await search({ ...window, statistic })
        const expected: Measurement[] = []
        for (let start = stepStart(window.from, stepMs); start < NOON; start += stepMs) {
          const values = valuesIn(rows, start, start + stepMs)
          if (values.length === 0) continue
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length
          const value = { mean, min: Math.min(...values), max: Math.max(...values) }[statistic]
          const minutes = Math.min(aggregate, (NOW - start) / MINUTE_MS)
          expected.push([start, values.length < 0.75 * minutes ? null : value])
        }
        expect(measurements.map(([ts]) => ts)).toEqual(expected.map(([ts]) => ts))
        for (const [at, [, value]] of measurements.entries()) {
          const [, reported = null] = expected[at] ?? []
          if (reported === null) expect(value).toBeNull()
          else expect(value).toBeCloseTo(reported, 8)
        }
        expect(info?.averagingPeriodMs).toBe(stepMs)
      }
    })

    it.each([1, 60])('averages directions as vectors (%i min)', async (aggregate) => {
      const random = seededRandom(3)
      const rows = Array.from({ length: 180 }, (_, at): Row => [
        NOON + at * 20_000,
        (350 + random() * 25) % 360,
      ])
      await seedReadings({ store }, points.direction, rows)
      const { measurements } = await search({ from: NOON, to: NOW, aggregate }, points.direction.id)
      expect(measurements).toHaveLength(60 / aggregate)
      for (const [ts, value] of measurements) {
        const degrees = valuesIn(rows, ts, ts + aggregate * MINUTE_MS)
        expect(value).toBeCloseTo(vectorMean(degrees).directionDeg ?? NaN, 8)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(360)
      }
    })

    it('answers no mean of opposite directions', async () => {
      await seedReadings({ store }, points.direction, [
        [NOON, 90],
        [NOON + 1, 270],
      ])
      const { measurements } = await search(
        { from: NOON, to: NOW, aggregate: 1 },
        points.direction.id,
      )
      expect(measurements).toEqual([[NOON, null]])
    })

    it('counts the newest steps back from the newest reading', async () => {
      await seedReadings({ store }, points.speed, [
        [NOON - DAY_MS, 1],
        [NOON - HOUR_MS, 2],
        [NOON, 4],
      ])
      expect((await search({ last: 2, aggregate: 1 })).measurements).toEqual([[NOON, 4]])
      expect((await search({ last: 61, aggregate: 1 })).measurements).toEqual([
        [NOON - HOUR_MS, 2],
        [NOON, 4],
      ])
    })

    it('withholds steps below 75 % of the readings due by the interval of their time', async () => {
      const changedTs = NOON - HOUR_MS
      await recordInterval(store.db, points.nodeId, {
        firstTs: changedTs,
        lastTs: NOON,
        intervalMs: 10 * SECOND_MS,
      })
      // A reading a minute is all of them before, and a sixth of them afterwards.
      const rows = Array.from({ length: 120 }, (_, at): Row => [NOON - (120 - at) * MINUTE_MS, at])
      await seedReadings({ store }, points.speed, rows)
      const { measurements } = await search({ from: NOON - 2 * HOUR_MS, to: NOON, aggregate: 60 })
      expect(measurements.slice(0, 2)).toEqual([
        [NOON - 2 * HOUR_MS, 29.5],
        [changedTs, null],
      ])
    })

    it('expects from the running step only what is due by now', async () => {
      const midnight = stepStart(NOW, DAY_MS)
      const minutes = (NOW - midnight) / MINUTE_MS
      const rows = Array.from({ length: minutes }, (_, at): Row => [midnight + at * MINUTE_MS, at])
      await seedReadings({ store }, points.speed, rows)
      const { measurements } = await search({ from: midnight, to: NOW, aggregate: 1440 })
      expect(measurements).toEqual([[midnight, (minutes - 1) / 2]])
    })
  })

  it('reports how complete a window is without expecting the future', async () => {
    const rows = Array.from({ length: 60 }, (_, at): Row => [NOON + at * MINUTE_MS, at])
    await seedReadings(
      { store },
      points.speed,
      rows.filter((_, at) => at % 4 !== 0),
    )
    const window = { from: NOON, to: NOON + DAY_MS }
    expect((await search(window)).info?.completeness).toBe(0.75)
    expect((await search({ ...window, aggregate: 60 })).info?.completeness).toBe(0.75)
  })
})
