import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seededRandom } from '../../../testing/random.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import type { MeasurementBatch } from '../measurementStore.ts'
import type { Store } from '../store.ts'
import type { RollupsTable } from '../tables/measurements.ts'
import { FLAGS, hides, oneOf } from './flags.fixture.ts'
import { rollupsOf, type Reading } from './rollupReference.fixture.ts'
import { ROLLUP_STEPS_MS } from './steps.ts'

const START = Date.UTC(2026, 0, 31, 22)

const batchOf = (readings: readonly Reading[]): MeasurementBatch => ({
  dataPoints: readings.map(({ key }) => key),
  times: readings.map(({ ts }) => ts),
  values: readings.map(({ value }) => value),
  flags: readings.map(({ flags }) => flags),
})

/** Sums depend on the order of adding in their last digits; everything else is exact. */
const rounded = (row: RollupsTable) => ({
  ...row,
  sum: Number(row.sum.toFixed(6)),
  sin_sum: Number(row.sin_sum.toFixed(6)) + 0,
  cos_sum: Number(row.cos_sum.toFixed(6)) + 0,
  energy_sum: Number(row.energy_sum.toPrecision(10)),
})

describe.each(TEST_ENGINES)('rollups on $name', ({ open }) => {
  let store: Store
  let points: Awaited<ReturnType<typeof seedWindStation>>
  beforeAll(async () => {
    store = await open()
    points = await seedWindStation(store)
  })
  afterAll(() => store.close())

  it('rollups equal a plain count after back-fill, repeats, gaps and faults, of every kind', async () => {
    const random = seededRandom(7)
    const keys = [points.speed.key, points.direction.key, points.level.key]
    const all: Reading[] = []
    for (let batch = 0; batch < 12; batch += 1) {
      const readings = Array.from({ length: 400 }, (): Reading => {
        const chance = random()
        return {
          key: keys[Math.floor(random() * 3)] as number,
          // Some before 1970, where cutting towards zero would go wrong.
          ts: (chance < 0.1 ? -START : START) + Math.floor(random() * 4_000) * 60_000,
          value: chance > 0.97 ? null : Math.round(random() * 3_600) / 10,
          flags: chance > 0.88 ? oneOf(FLAGS, random()) : 0,
        }
      })
      all.push(...readings)
      await store.measurements.insert(batchOf(readings))
    }
    const special = {
      directions: new Set([points.direction.key]),
      levels: new Set([points.level.key]),
    }
    for (const step of ROLLUP_STEPS_MS) {
      const rows = await store.db
        .selectFrom('rollups')
        .selectAll()
        .where('step_ms', '=', step)
        .orderBy('data_point')
        .orderBy('ts')
        .execute()
      expect(rows.map(rounded)).toEqual(rollupsOf(all, step, special).map(rounded))
    }
  })

  it('rollups stay exact when several writers bring overlapping readings at once', async () => {
    const before = await count(store, points.speed.key)
    const ts = (writer: number, at: number) => START + 30 * 86_400_000 + (writer * 50 + at) * 60_000
    await Promise.all(
      Array.from({ length: 6 }, (_, writer) =>
        store.measurements.insert(
          batchOf(
            Array.from({ length: 100 }, (_, at) => ({
              key: at % 2 === writer % 2 ? points.speed.key : points.direction.key,
              ts: ts(writer, at),
              value: at,
              flags: 0,
            })),
          ),
        ),
      ),
    )
    const stored = await store.db
      .selectFrom('measurements')
      .select('flags')
      .where('data_point', '=', points.speed.key)
      .where('value', 'is not', null)
      .execute()
    const shown = stored.filter(({ flags }) => !hides(flags))
    expect(await count(store, points.speed.key)).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(before)
  })
})

async function count(store: Store, key: number): Promise<number> {
  const rows = await store.db
    .selectFrom('rollups')
    .select('count')
    .where('data_point', '=', key)
    .where('step_ms', '=', ROLLUP_STEPS_MS[2])
    .execute()
  return rows.reduce((sum, row) => sum + row.count, 0)
}
