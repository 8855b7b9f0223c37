import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { PARAMETER_KINDS, type MeasurementSearch, type ParameterKind } from '@airshed/schemas'
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
import { plainStatistic } from './plainStatistic.fixture.ts'
import { plausibleValue } from './plausibleValue.fixture.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const LENGTH_MS = 6 * HOUR_MS

type Row = [ts: number, value: number | null, flags: number]

describe.each(TEST_ENGINES)('steps on $name', ({ open }) => {
  let store: Store
  const points = new Map<ParameterKind, SeededDataPoint>()
  const readings = new Map<ParameterKind, readonly Row[]>()

  beforeAll(async () => {
    store = await open({ clock: () => NOON + LENGTH_MS })
    const organization = await seedOrganization({ store }, 'city')
    const node = await seedNode({ store }, { serial: '1C00A3F7', organization })
    const random = seededRandom(11)
    for (const kind of PARAMETER_KINDS) {
      const point = await seedDataPoint({ store }, node, { path: `raw:${kind}`, kind })
      const rows = Array.from({ length: LENGTH_MS / MINUTE_MS }, (_, at): Row => {
        const chance = random()
        const value = random() < 0.05 ? null : plausibleValue(kind, chance)
        return [NOON + at * MINUTE_MS + Math.floor(50 * chance) * SECOND_MS, value, 0]
      })
      // Faulty, implausible and invalid ones are kept, and count nowhere.
      for (const [at, flags] of [1, 8, 16].entries()) {
        rows.push([NOON + 90 * MINUTE_MS + (55 + at) * SECOND_MS, 999_999, flags])
      }
      await seedReadings({ store }, point, rows)
      points.set(kind, point)
      readings.set(kind, rows)
    }
  })
  afterAll(() => store.close())

  const steps = async (kind: ParameterKind, query: Partial<MeasurementSearch>) => {
    const { id = '' } = points.get(kind) ?? {}
    const found = await store.measurements.search({
      data_point_id: [id],
      from: NOON,
      to: NOON + LENGTH_MS,
      ...query,
    })
    return found.get(id)?.measurements ?? []
  }

  const valuesAt = (kind: ParameterKind, start: number, stepMs: number) =>
    (readings.get(kind) ?? []).flatMap(([ts, value, flags]) =>
      ts >= start && ts < start + stepMs && value !== null && flags === 0 ? [value] : [],
    )

  /** Fewer than three quarters of a reading a minute, as far as the minutes are over. */
  const isWithheld = (kind: ParameterKind, start: number, minutes: number) => {
    const over = Math.min(minutes, (NOON + LENGTH_MS - start) / MINUTE_MS)
    return valuesAt(kind, start, minutes * MINUTE_MS).length < 0.75 * over
  }

  // Sixty minutes are made of rollups, seven of readings.
  it.each(PARAMETER_KINDS.flatMap((kind) => [60, 7].map((minutes) => ({ kind, minutes }))))(
    'computes steps of $minutes minutes of $kind values like a plain computation',
    async ({ kind, minutes }) => {
      const found = await steps(kind, { aggregate: minutes })
      expect(found.length).toBeGreaterThan(5)
      for (const [start, value] of found) {
        if (isWithheld(kind, start, minutes)) {
          expect(value).toBeNull()
          continue
        }
        const expected = plainStatistic(kind, valuesAt(kind, start, minutes * MINUTE_MS))
        expect(value).toBeCloseTo(expected as number, 9)
      }
      expect(found.some(([, value]) => value !== null)).toBe(true)
    },
  )

  it.each(['min', 'max'] as const)(
    'computes the %s of readings in each step for every kind but directions',
    async (statistic) => {
      for (const kind of PARAMETER_KINDS) {
        if (kind === 'direction') continue
        for (const [start, value] of await steps(kind, { aggregate: 60, statistic })) {
          expect(value).toBe(Math[statistic](...valuesAt(kind, start, HOUR_MS)))
        }
      }
    },
  )
})
