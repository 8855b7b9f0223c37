import {
  calendarSteps,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  rangeStatistics,
  SECOND_MS,
  type CalendarStep,
} from '@airshed/domain'
import { PARAMETER_KINDS, type ParameterKind } from '@airshed/schemas'
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
import { plainRange, type PlainReading } from './plainStatistic.fixture.ts'
import { plausibleValue } from './plausibleValue.fixture.ts'

const START = Date.UTC(2026, 2, 2)
const NOW = START + 12 * DAY_MS
/** Every minute, from the fifth day on every ten seconds for an hour and a half, then every ten minutes. */
const INTERVALS = [
  { fromMs: START - DAY_MS, intervalMs: MINUTE_MS },
  { fromMs: START + 4 * DAY_MS + 7 * MINUTE_MS, intervalMs: 10 * SECOND_MS },
  { fromMs: START + 4 * DAY_MS + 97 * MINUTE_MS, intervalMs: 10 * MINUTE_MS },
]
const intervalAt = (ts: number) =>
  INTERVALS.findLast(({ fromMs }) => fromMs <= ts)?.intervalMs ?? MINUTE_MS

describe.each(TEST_ENGINES)('the statistics of a range on $name', ({ open }) => {
  let store: Store
  const points = new Map<ParameterKind, SeededDataPoint>()
  const readings = new Map<ParameterKind, PlainReading[]>()

  beforeAll(async () => {
    store = await open({ clock: () => NOW })
    const organization = await seedOrganization({ store }, 'city')
    const node = await seedNode(
      { store },
      { serial: '1C00A3F7', organization, intervalMs: 10 * MINUTE_MS },
    )
    await store.db
      .insertInto('reporting_intervals')
      .values(
        INTERVALS.map(({ fromMs, intervalMs }) => ({
          node_id: node.nodeId,
          from_ts: fromMs,
          interval_ms: intervalMs,
        })),
      )
      .execute()
    const random = seededRandom(23)
    for (const kind of PARAMETER_KINDS) {
      const point = await seedDataPoint({ store }, node, { path: `raw:${kind}`, kind })
      const rows: PlainReading[] = []
      for (let ts = START; ts < NOW; ts += intervalAt(ts)) {
        const chance = random()
        // One in twenty has no value, one in twenty-five has a flag, one in ten never came.
        const value = chance < 0.05 ? null : plausibleValue(kind, random())
        const mark = random()
        const flags = mark < 0.04 ? oneOf(FLAGS, mark / 0.04) : 0
        if (random() > 0.1) rows.push([ts, value, flags])
      }
      // The second half came first.
      const half = Math.floor(rows.length / 2)
      await seedReadings({ store }, point, rows.slice(half))
      await seedReadings({ store }, point, rows.slice(0, half))
      points.set(kind, point)
      readings.set(kind, rows)
    }
  })
  afterAll(() => store.close())

  const figures = async (kind: ParameterKind, from: number, to: number) => {
    const { id = '' } = points.get(kind) ?? {}
    const found = (await store.measurements.statistics({ data_point_id: [id], from, to })).get(id)
    if (found === undefined) throw new Error(`expected figures of ${kind}, got none`)
    return found
  }

  it.each(PARAMETER_KINDS)(
    'computes statistics of %s in windows of any length like a plain loop and a browser do',
    async (kind) => {
      const random = seededRandom(41)
      const all = readings.get(kind) ?? []
      for (let round = 0; round < 25; round += 1) {
        const from = START - HOUR_MS + Math.floor(random() * 11 * DAY_MS)
        const to = from + 1 + Math.floor(random() ** 4 * 12 * DAY_MS)
        const found = await figures(kind, from, to)
        const plain = plainRange(kind, all, { from, to }, intervalAt)
        expect(found).toMatchObject({
          count: plain.count,
          minimum: plain.minimum,
          maximum: plain.maximum,
          isTimeWeighted: plain.isTimeWeighted,
        })
        expect(found.hidden).toEqual(plain.hidden)
        const isShown = found.coverage === null || found.coverage >= 0.75
        if (plain.value === null || !isShown) expect(found.value).toBeNull()
        else expect(found.value).toBeCloseTo(plain.value, 8)

        const inBrowser = rangeStatistics(
          {
            kind,
            times: all.map(([ts]) => ts),
            values: all.map(([, value, flags]) =>
              value === null || hides(flags) ? Number.NaN : value,
            ),
            flags: all.map(([, , flags]) => flags),
            reportingIntervalMs: 10 * MINUTE_MS,
            reportingIntervals: INTERVALS,
          },
          { from, to },
          NOW,
        )
        const { value, resultant, ...exact } = inBrowser
        expect(found).toMatchObject(exact)
        if (value === null) expect(found.value).toBeNull()
        else expect(found.value).toBeCloseTo(value, 8)
        if (resultant !== null) expect(found.resultant).toBeCloseTo(resultant, 8)
      }
    },
  )

  it.each<[string, CalendarStep]>([
    ['hours', { unit: 'hour', zone: 'Asia/Kolkata' }],
    ['hours at a quarter past', { unit: 'hour', zone: 'Asia/Kathmandu' }],
    ['days of 23 hours too', { unit: 'day', zone: 'America/New_York' }],
    ['days in standard time', { unit: 'day', zone: 'America/New_York', isStandardTime: true }],
    ['months', { unit: 'month', zone: 'Europe/Lisbon' }],
    ['two hours across a change', { unit: 'hour', every: 2, zone: 'America/New_York' }],
    ['90 minutes', { unit: 'minute', every: 90, zone: 'America/New_York' }],
  ])('computes statistics of each of several %s like those of a single window', async (_, step) => {
    const edges = calendarSteps({ from: START + HOUR_MS, to: NOW }, step)
    expect(edges.length).toBeGreaterThan(1)
    const ids = [...points.values()].map(({ id }) => id)
    const found = await store.measurements.stepStatistics(ids, edges)
    for (const [kind, { id }] of points) {
      const all = readings.get(kind) ?? []
      const steps = found.get(id) ?? []
      expect(steps).toHaveLength(edges.length - 1)
      for (const [index, figure] of steps.entries()) {
        const window = { from: edges[index] ?? 0, to: edges[index + 1] ?? 0 }
        const plain = plainRange(kind, all, window, intervalAt)
        expect(figure).toMatchObject({ count: plain.count, minimum: plain.minimum })
        expect(figure.hidden).toEqual(plain.hidden)
        const isShown = (figure.coverage ?? 1) >= 0.75 && plain.value !== null
        if (isShown) expect(figure.value).toBeCloseTo(plain.value ?? Number.NaN, 8)
        else expect(figure.value).toBeNull()
      }
    }
  })

  it.each(PARAMETER_KINDS.filter((kind) => kind !== 'direction'))(
    'computes percentiles of %s from all readings that count',
    async (kind) => {
      const { id = '' } = points.get(kind) ?? {}
      const window = { from: START + HOUR_MS, to: START + 9 * DAY_MS }
      const search = { data_point_id: [id], ...window, percentiles: [0, 12.5, 50, 98, 100] }
      const found = (await store.measurements.statistics(search)).get(id)
      const shown = (readings.get(kind) ?? []).flatMap(([ts, value, flags]) =>
        ts < window.from || ts >= window.to || value === null || hides(flags) ? [] : [value],
      )
      shown.sort((one, other) => one - other)
      for (const { percent, value } of found?.percentiles ?? []) {
        const place = ((shown.length - 1) * percent) / 100
        const share = place % 1
        const [low = 0, high = low] = shown.slice(Math.floor(place), Math.floor(place) + 2)
        expect(value).toBeCloseTo(low * (1 - share) + high * share, 9)
      }
      expect(found?.percentiles).toHaveLength(5)
      expect(found?.count).toBe(shown.length)
    },
  )

  it('excludes the first reading after the window', async () => {
    const one = { from: START, to: START + MINUTE_MS }
    const [first, second] = (readings.get('scalar') ?? []).filter(([ts]) => ts < START + HOUR_MS)
    if (first === undefined || second === undefined) throw new Error('expected readings, got none')
    const found = await figures('scalar', first[0], second[0])
    expect(found.count).toBeLessThanOrEqual(1)
    expect((await figures('scalar', one.from, one.to)).expected).toBe(1)
  })

  it('expects what is due by now and not the future', async () => {
    const { expected, coverage } = await figures('scalar', NOW - HOUR_MS, NOW + 30 * DAY_MS)
    expect(expected).toBe(6)
    expect(coverage).toBeGreaterThan(0.4)
  })
})
