import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seededRandom } from '../../../testing/random.ts'
import {
  seedDataPoint,
  seedNode,
  seedOrganization,
  seedReadings,
  type SeededDataPoint,
} from '../../../testing/seed.ts'
import type { Store } from '../store.ts'
import { FLAGS, hides, oneOf } from './flags.fixture.ts'
import { TooManyPairsError } from './pairs.ts'
import { plainStatistic, type PlainReading } from './plainStatistic.fixture.ts'

const START = Date.UTC(2026, 2, 2)
const NOW = START + 6 * DAY_MS
const CHANGE = START + 3 * DAY_MS + 7 * MINUTE_MS
/** Every minute, from the middle on every quarter of an hour. */
const intervalAt = (ts: number) => (ts < CHANGE ? MINUTE_MS : 15 * MINUTE_MS)

type Name = 'speed' | 'direction' | 'dust' | 'hourly'

/** The value of a step in plain loops; null: none. */
function plainSteps(kind: 'scalar' | 'direction', rows: readonly PlainReading[], stepMs: number) {
  const steps = new Map<number, number[]>()
  for (const [ts, value, flags] of rows) {
    if (value === null || hides(flags)) continue
    const start = ts - (ts % stepMs)
    steps.set(start, [...(steps.get(start) ?? []), value])
  }
  return new Map([...steps].map(([start, values]) => [start, plainStatistic(kind, values)]))
}

describe.each(TEST_ENGINES)('the pairs of a rose on $name', ({ open }) => {
  let store: Store
  const points = new Map<Name, SeededDataPoint>()
  const readings = new Map<Name, PlainReading[]>()
  const idOf = (name: Name) => points.get(name)?.id ?? ''
  const rowsOf = (name: Name, from: number, to: number) =>
    (readings.get(name) ?? []).filter(([ts]) => ts >= from && ts < to)

  beforeAll(async () => {
    store = await open({ clock: () => NOW })
    const organization = await seedOrganization({ store }, 'city')
    const mast = await seedNode(
      { store },
      { serial: '1C00A3F7', organization, intervalMs: 15 * MINUTE_MS },
    )
    const monitor = await seedNode(
      { store },
      { serial: '1C00A3F8', organization, intervalMs: HOUR_MS },
    )
    await store.db
      .insertInto('reporting_intervals')
      .values([
        { node_id: mast.nodeId, from_ts: START - DAY_MS, interval_ms: MINUTE_MS },
        { node_id: mast.nodeId, from_ts: CHANGE, interval_ms: 15 * MINUTE_MS },
      ])
      .execute()
    points.set('speed', await seedDataPoint({ store }, mast, { path: '150:1' }))
    points.set(
      'direction',
      await seedDataPoint({ store }, mast, { path: '150:2', kind: 'direction' }),
    )
    points.set('dust', await seedDataPoint({ store }, mast, { path: '132:5' }))
    points.set('hourly', await seedDataPoint({ store }, monitor, { path: '132:5' }))
    const random = seededRandom(31)
    for (const [name, point] of points) {
      const rows: PlainReading[] = []
      const every = (ts: number) => (name === 'hourly' ? HOUR_MS : intervalAt(ts))
      for (let ts = START; ts < NOW; ts += every(ts)) {
        const chance = random()
        // One in ten is calm, one in twenty has no value, one in twenty-five a flag; one in ten never came.
        const calm = name === 'speed' && chance > 0.9
        const top = name === 'direction' ? 360 : 12
        const value = chance < 0.05 ? null : calm ? 0 : Math.floor(random() * top * 10) / 10
        const mark = random()
        const flags = mark < 0.04 ? oneOf(FLAGS, mark / 0.04) : 0
        // Nobody reads all of a device in the same second.
        const lateMs =
          name === 'direction' && ts < CHANGE ? Math.floor(random() * 20) * SECOND_MS : 0
        if (random() > 0.1) rows.push([ts + lateMs, value, flags])
      }
      // The second half came first.
      const half = Math.floor(rows.length / 2)
      await seedReadings({ store }, point, rows.slice(half))
      await seedReadings({ store }, point, rows.slice(0, half))
      readings.set(name, rows)
    }
  })
  afterAll(() => store.close())

  const pairs = async (fromMs: number, toMs: number, pollutant: Name | null = null) => {
    const found = await store.measurements.pairs({
      speedId: idOf('speed'),
      directionId: idOf('direction'),
      pollutantId: pollutant === null ? null : idOf(pollutant),
      fromMs,
      toMs,
    })
    if (found === null) throw new Error('expected pairs, got none')
    return found
  }
  /** Those that have all parts, as plain numbers. */
  const whole = ({ speeds, directionsDeg, concentrations }: Awaited<ReturnType<typeof pairs>>) =>
    [...speeds].flatMap((speed, at) => {
      const parts = [
        speed,
        directionsDeg[at],
        ...(concentrations === null ? [] : [concentrations[at]]),
      ]
      return parts.every((part) => Number.isFinite(part)) ? [parts as number[]] : []
    })

  it('pairs readings of the same half minute where the interval never changed', async () => {
    const random = seededRandom(7)
    for (let round = 0; round < 10; round += 1) {
      const from = START - HOUR_MS + Math.floor(random() * 2 * DAY_MS)
      const to = Math.min(CHANGE, from + 1 + Math.floor(random() ** 3 * 2 * DAY_MS))
      const found = await pairs(from, to, 'dust')
      expect(found.averagingPeriodMs).toBeNull()
      const directions = rowsOf('direction', from, to).filter(
        ([, value, flags]) => value !== null && !hides(flags),
      )
      const dust = new Map(rowsOf('dust', from, to).map(([ts, ...rest]) => [ts, rest]))
      const expected: number[][] = []
      for (const [ts, value, flags] of rowsOf('speed', from, to)) {
        const [amount = null, mark = 1] = dust.get(ts) ?? []
        let nearest: PlainReading | undefined
        for (const one of directions) {
          const distance = Math.abs(one[0] - ts)
          if (distance > 30 * SECOND_MS) continue
          if (nearest === undefined || distance <= Math.abs(nearest[0] - ts)) nearest = one
        }
        if (value === null || hides(flags) || nearest === undefined) continue
        if (amount === null || hides(mark)) continue
        expected.push([value, nearest[1] ?? Number.NaN, amount])
      }
      // Dust of a minute before or after stands in where that of the minute is missing: it is 60 s away.
      expect(whole(found)).toEqual(expected)
    }
  })

  it.each<[string, Name, number]>([
    ['half an hour where it became a quarter', 'dust', 30 * MINUTE_MS],
    ['an hour where the pollutant comes each hour', 'hourly', HOUR_MS],
  ])('pairs means of %s', async (_, pollutant, stepMs) => {
    const random = seededRandom(11)
    for (let round = 0; round < 10; round += 1) {
      const from = START + Math.floor(random() * 2 * DAY_MS)
      const to = CHANGE + 1 + Math.floor(random() * 4 * DAY_MS)
      const found = await pairs(from, to, pollutant)
      expect(found.averagingPeriodMs).toBe(stepMs)
      const speeds = plainSteps('scalar', rowsOf('speed', from, to), stepMs)
      const directions = plainSteps('direction', rowsOf('direction', from, to), stepMs)
      const amounts = plainSteps('scalar', rowsOf(pollutant, from, to), stepMs)
      const expected = [...speeds]
        .toSorted(([a], [b]) => a - b)
        .map(([start, speed]) => [speed, directions.get(start), amounts.get(start)])
        .filter((parts) => parts.every((part) => part != null)) as number[][]
      const got = whole(found)
      expect(got).toHaveLength(expected.length)
      for (const [at, [speed = 0, direction = 0, amount = 0]] of expected.entries()) {
        expect(got[at]?.[0]).toBeCloseTo(speed, 8)
        expect(got[at]?.[1]).toBeCloseTo(direction, 6)
        expect(got[at]?.[2]).toBeCloseTo(amount, 8)
      }
    }
  })

  it('counts how many pairs were due by now', async () => {
    const { expected, reportingIntervalMs } = await pairs(NOW - DAY_MS, NOW + DAY_MS)
    expect([expected, reportingIntervalMs]).toEqual([96, 15 * MINUTE_MS])
  })

  it('refuses a range with readings on more days than a lifetime', async () => {
    await sql`
      insert into rollups (data_point, step_ms, ts, count, sum, min, max, first_ts, first_value,
        last_ts, last_value, min_ts, max_ts, sin_sum, cos_sum, energy_sum)
      select ${points.get('hourly')?.key ?? 0}, ${DAY_MS}, day * ${DAY_MS}::int8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from generate_series(-30000, -4999) day`.execute(store.db)
    const since = (days: number) => pairs(-days * DAY_MS, NOW, 'hourly')
    await expect(since(30_000)).rejects.toThrow(TooManyPairsError)
    expect((await since(20_000)).averagingPeriodMs).toBe(HOUR_MS)
  })

  it('answers null for an unknown data point', async () => {
    const query = { speedId: 'x', directionId: idOf('direction'), pollutantId: null }
    expect(await store.measurements.pairs({ ...query, fromMs: START, toMs: NOW })).toBeNull()
  })
})
