import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { BELOW_LIMIT_RULES, type BelowLimitRule } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recountStale } from '../../../fleet/measurements/recountLimits.ts'
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

const START = Date.UTC(2026, 2, 2)
const NOW = START + 5 * DAY_MS
const BELOW = 128

type Row = [ts: number, value: number | null, flags: number]

/** A reading every five minutes for five days: a third of them below 0.5, 1 or 2, and some that a flag hides. */
function awkwardReadings(): Row[] {
  const random = seededRandom(2009)
  return Array.from({ length: (5 * DAY_MS) / (5 * MINUTE_MS) }, (_, at): Row => {
    const ts = START + at * 5 * MINUTE_MS
    const chance = random()
    if (chance < 0.3) return [ts, [0.5, 1, 2][at % 3] ?? 2, BELOW]
    if (chance < 0.33) return [ts, 4, BELOW + 16]
    if (chance < 0.36) return [ts, 900, 8]
    if (chance < 0.38) return [ts, null, 0]
    return [ts, 2 + 30 * random(), chance > 0.9 ? 4 : 0]
  })
}

const READINGS = awkwardReadings()
const isBelow = (flags: number) => flags === BELOW

/** The values that a rule counts, in a plain loop. */
function plainValues(rule: BelowLimitRule, from: number, to: number): number[] {
  const values: number[] = []
  for (const [ts, value, flags] of READINGS) {
    if (ts < from || ts >= to || value === null) continue
    if (isBelow(flags)) {
      if (rule === 'half') values.push(value / 2)
      if (rule === 'zero') values.push(0)
    } else if (flags === 0 || flags === 4) values.push(value)
  }
  return values
}

const belowIn = (from: number, to: number) =>
  READINGS.filter(([ts, , flags]) => ts >= from && ts < to && isBelow(flags)).length

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** Linear interpolation between the two nearest, type 7 of Hyndman and Fan. */
function plainPercentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = ((sorted.length - 1) * percent) / 100
  const [below = 0, above = below] = sorted.slice(Math.floor(place))
  return below + (place - Math.floor(place)) * (above - below)
}

describe.each(TEST_ENGINES)('readings below their detection limit, on $name', ({ open }) => {
  let store: Store
  const points = new Map<BelowLimitRule, SeededDataPoint>()
  beforeAll(async () => {
    store = await open({ clock: () => NOW })
    for (const rule of BELOW_LIMIT_RULES) {
      const organization = await seedOrganization({ store }, `org_${rule}`)
      await choose(rule, rule)
      const node = await seedNode(
        { store },
        { serial: `1C00${rule}`, organization, intervalMs: 5 * MINUTE_MS },
      )
      const point = await seedDataPoint({ store }, node, { path: 'raw:lead' })
      // The second half came first.
      await seedReadings({ store }, point, READINGS.slice(700))
      await seedReadings({ store }, point, READINGS.slice(0, 700))
      points.set(rule, point)
    }
  })
  afterAll(() => store.close())

  const choose = (organization: BelowLimitRule, rule: BelowLimitRule) =>
    store.db
      .updateTable('organizations')
      .set({ below_limit: rule })
      .where('id', '=', `org_${organization}`)
      .execute()
  const pointOf = (rule: BelowLimitRule) => points.get(rule) ?? { id: '', key: 0 }
  const kept = async ({ key }: SeededDataPoint) => {
    const of = async (table: 'measurements' | 'rollups' | 'hidden_rollups') =>
      (await store.db.selectFrom(table).selectAll().where('data_point', '=', key).execute())
        .map((row) =>
          JSON.stringify({ ...row, data_point: null }, (_, one: unknown) =>
            typeof one === 'number' ? Number(one.toPrecision(10)) : one,
          ),
        )
        .toSorted()
    const newest = await store.db
      .selectFrom('data_points')
      .select(['last_value', 'last_limit'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return {
      newest,
      readings: await of('measurements'),
      rollups: await of('rollups'),
      hidden: await of('hidden_rollups'),
    }
  }

  describe.each(BELOW_LIMIT_RULES)('an organization with the rule %s', (rule) => {
    it.each([
      ['whole days', START, START + 3 * DAY_MS],
      [
        'ends within a step of the rollups',
        START + 7 * MINUTE_MS,
        START + 2 * DAY_MS + 33 * MINUTE_MS,
      ],
      ['a few readings', START + 601 * MINUTE_MS, START + 696 * MINUTE_MS],
    ])('counts limits of readings in statistics of %s like a plain loop', async (_, from, to) => {
      const { id } = pointOf(rule)
      const search = { data_point_id: [id], from, to, percentiles: [10, 50, 98] }
      const found = (await store.measurements.statistics(search)).get(id)
      const values = plainValues(rule, from, to)
      const isComplete = values.length / ((to - from) / (5 * MINUTE_MS)) >= 0.75
      expect(found).toMatchObject({
        value: isComplete ? expect.closeTo(mean(values), 9) : null,
        count: values.length,
        minimum: Math.min(...values),
        maximum: Math.max(...values),
        belowLimit: { [rule]: belowIn(from, to) },
      })
      expect(found?.percentiles).toEqual(
        [10, 50, 98].map((percent) => ({
          percent,
          value: isComplete ? expect.closeTo(plainPercentile(values, percent), 9) : null,
        })),
      )
    })

    it('counts limits of readings in hours, in means of steps and in pairs like a plain loop', async () => {
      const { id } = pointOf(rule)
      const edges = Array.from({ length: 49 }, (_, at) => START + at * HOUR_MS)
      const hours = (await store.measurements.stepStatistics([id], edges)).get(id) ?? []
      expect(hours.map(({ count, minimum }) => [count, minimum])).toEqual(
        edges.slice(1).map((to) => {
          const values = plainValues(rule, to - HOUR_MS, to)
          return [values.length, values.length === 0 ? null : Math.min(...values)]
        }),
      )
      const window = { from: START, to: START + DAY_MS - 1 }
      const means = await store.measurements.search({
        data_point_id: [id],
        ...window,
        aggregate: 5,
      })
      const expected = plainValues(rule, START, START + DAY_MS)
      const shown = (means.get(id)?.measurements ?? []).flatMap(([, value]) => value ?? [])
      expect(shown).toEqual(expected)
      const pairs = await store.measurements.pairs({
        speedId: id,
        directionId: id,
        pollutantId: null,
        fromMs: START,
        toMs: START + DAY_MS,
      })
      expect([...(pairs?.speeds ?? [])].filter((speed) => !Number.isNaN(speed))).toEqual(expected)
    })

    it('answers readings with their limit and with the rule in their flags', async () => {
      const { id } = pointOf(rule)
      const found = await store.measurements.search({
        data_point_id: [id],
        from: START,
        to: START + DAY_MS - 1,
      })
      const bits = { half: 128, zero: 384, excluded: 640 }[rule]
      const day = READINGS.filter(([ts]) => ts < START + DAY_MS)
      expect(
        found
          .get(id)
          ?.measurements.filter(([, , flags = 0]) => (flags & BELOW) !== 0 && (flags & 16) === 0),
      ).toEqual(day.filter(([, , flags]) => isBelow(flags)).map(([ts, value]) => [ts, value, bits]))
    })

    it('draws readings as they count where there are more than fit the width', async () => {
      const { id } = pointOf(rule)
      const found = await store.measurements.search({
        data_point_id: [id],
        from: START + 3 * MINUTE_MS,
        to: NOW,
        width: 10,
      })
      const series = found.get(id)
      expect(series?.info.reduced).toBe(true)
      const values = (series?.measurements ?? []).flatMap(([, value]) => value ?? [])
      expect(Math.min(...values)).toBe(Math.min(...plainValues(rule, START + 1, NOW)))
    })
  })

  it('a change of the rule leaves the store as if it had always been in force', async () => {
    const run = {
      db: store.db,
      signal: new AbortController().signal,
      progress: async () => {},
    }
    for (const rule of ['zero', 'excluded', 'half'] as const) {
      await choose('half', rule)
      const changed = await recountStale(run, 'org_half')
      expect(changed).toBe(READINGS.filter(([, , flags]) => (flags & BELOW) !== 0).length)
      if (rule !== 'half') expect(await kept(pointOf('half'))).toEqual(await kept(pointOf(rule)))
      expect(await recountStale(run, null)).toBe(0)
    }
  })

  it('a change of the rule continues day by day after an interruption', async () => {
    await choose('zero', 'excluded')
    const controller = new AbortController()
    const steps: number[][] = []
    const progress = async (done: number, of: number) => {
      steps.push([done, of])
      if (done === 2) controller.abort()
    }
    const interrupted = { db: store.db, signal: controller.signal, progress }
    await expect(recountStale(interrupted, 'org_zero')).rejects.toThrow('abort')
    expect(steps).toEqual([
      [1, 5],
      [2, 5],
    ])
    const rest = { ...interrupted, signal: new AbortController().signal, progress: async () => {} }
    expect(await recountStale(rest, null)).toBeGreaterThan(0)
    expect(await kept(pointOf('zero'))).toEqual(await kept(pointOf('excluded')))
  })
})
