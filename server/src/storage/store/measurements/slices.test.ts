import { DAY_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import type { Store } from '../store.ts'
import { BY_INDEX } from './createMeasurementStore.ts'
import { LAST_SQL } from './searchSql.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const STEP_MS = 10 * SECOND_MS
const READINGS = 12_000
const FROM = NOON - READINGS * STEP_MS

describe.each(TEST_ENGINES)('long series on $name', ({ open }) => {
  let store: Store
  let id: string
  const rows = Array.from({ length: READINGS }, (_, at): [number, number] => [
    FROM + at * STEP_MS,
    at % 97,
  ])
  beforeAll(async () => {
    store = await open({ clock: () => NOON })
    const { speed } = await seedWindStation(store)
    id = speed.id
    await seedReadings({ store }, speed, rows)
  })
  afterAll(() => store.close())

  it('answers long series completely though one statement reads only a part', async () => {
    const found = await store.measurements.search({ data_point_id: [id], from: FROM, to: NOON })
    expect(found.get(id)?.measurements).toEqual(rows)
    expect(found.get(id)?.info).toMatchObject({ reduced: false })
  })

  it('answers every step once in a window far longer than the readings', async () => {
    const query = { data_point_id: [id], from: NOON - 400 * DAY_MS, to: NOON, aggregate: 1 }
    const steps = (await store.measurements.search(query)).get(id)?.measurements ?? []
    const times = rows.map(([ts]) => Math.floor(ts / MINUTE_MS) * MINUTE_MS)
    expect(steps.map(([ts]) => ts)).toEqual([...new Set(times)])
    const newest = await store.measurements.search({ data_point_id: [id], last: 9, aggregate: 1 })
    expect(newest.get(id)?.measurements).toEqual(steps.slice(-9))
  })

  it('lets other callers read between slices', async () => {
    const ask = () => sql`select pg_sleep(0.001)`.execute(store.db)
    await Promise.all([ask(), ask(), ask(), ask()])
    const ended: string[] = []
    const query = { data_point_id: [id], from: FROM, to: NOON }
    const heavy = store.measurements.search(query, 'heavy').then(() => ended.push('heavy'))
    const light = [ask(), ask(), ask()]
    await Promise.all([heavy, ...light.map((asked) => asked.then(() => ended.push('light')))])
    expect(ended).toEqual(['light', 'light', 'light', 'heavy'])
  })

  it('reads the newest readings from the end of the index, whatever the planner expects', async () => {
    const planOf = (...settings: string[]) =>
      store.db.transaction().execute(async (transaction) => {
        for (const setting of settings) await transaction.executeQuery(CompiledQuery.raw(setting))
        const parameters = [[id], -8.64e15, 8.64e15, 1000]
        const { rows: lines } = await transaction.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${LAST_SQL}`, parameters),
        )
        return lines.map((line) => line['QUERY PLAN']).join('\n')
      })
    // Many readings, and no figures about those of one data point: as a large table after an import.
    await sql`update pg_class
      set reltuples = 1000000, relpages = pg_relation_size(oid) / 8192
      where relname like 'measurements%' and relkind = 'r'`.execute(store.db)
    expect(await planOf()).toMatch(/Bitmap Heap Scan on measurements/)
    expect(await planOf(BY_INDEX)).toMatch(/Index Scan Backward using measurements\w*_pkey/)
  })
})
