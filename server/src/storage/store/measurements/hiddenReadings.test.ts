import { HOUR_MS, SECOND_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import type { Store } from '../store.ts'
import { readSeries } from './readSeries.ts'
import type { RunSlice } from './sliceSize.ts'
import type { SeriesRow } from './searchSql.ts'
import { planSearch } from './window.ts'

const START = Date.UTC(2026, 2, 2, 8)
const WINDOW = { from: START, to: START + 4 * HOUR_MS - 1 }
/** Beyond what a window of this width holds as it is, several times. */
const FAULTS = 12_000
const WIDTH = 16
/** One before the sensor fails, one in the middle of a rollup step, one after all faults. */
const GOOD = [START, START + 6_500 * SECOND_MS + 1, START + (FAULTS + 1) * SECOND_MS] as const

describe.each(TEST_ENGINES)('a sensor that reports faults each second, on $name', ({ open }) => {
  let store: Store
  let id: string
  beforeAll(async () => {
    store = await open({ clock: () => WINDOW.to })
    const { speed } = await seedWindStation(store)
    id = speed.id
    const faults = Array.from({ length: FAULTS }, (_, at): [number, number, number] => [
      START + (at + 1) * SECOND_MS,
      999,
      MEASUREMENT_FLAGS.sensorFault,
    ])
    await seedReadings({ store }, speed, [
      ...faults,
      ...GOOD.map((ts, at): [number, number] => [ts, at]),
    ])
  })
  afterAll(() => store.close())

  const search = async (width?: number) => {
    const found = await store.measurements.search({ data_point_id: [id], ...WINDOW, width })
    return found.get(id)
  }

  it('draws measured values, like any window with more readings than fit a width', async () => {
    const found = await search(WIDTH)
    const values = found?.measurements.filter(([, value]) => value !== null)
    expect(values).toEqual(GOOD.map((ts, at) => [ts, at]))
    expect(found?.measurements.length).toBeLessThan(4 * WIDTH)
    expect(found?.info?.reduced).toBe(true)
  })

  it('reads a part of its readings, however many there are', async () => {
    let read = 0
    const run: RunSlice = async <Row>(statement: string, parameters: readonly unknown[]) => {
      const query = CompiledQuery.raw(statement, [...parameters])
      const { rows } = await store.db.executeQuery<Row>(query)
      for (const row of rows as unknown as SeriesRow[]) read += row.rows ?? 0
      return { rows, tookMs: 1 }
    }
    const plan = planSearch({ data_point_id: [id], ...WINDOW, width: WIDTH }, WINDOW.to)
    const [row] = await readSeries(run, [id], plan, 'mean')
    expect(row?.rows).toBe(GOOD.length)
    expect(read).toBeLessThan(FAULTS / 2)
  })

  it('answers each reading where all of them fit', async () => {
    const found = await search()
    expect(found?.measurements).toHaveLength(FAULTS + GOOD.length)
    expect(found?.info?.reduced).toBe(false)
  })
})
