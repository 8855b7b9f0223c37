import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { openStore } from '../openStore.ts'
import type { Tables } from '../tables.ts'
import { schemaSql } from '../testsupport/schemaSql.ts'
import {
  emptyDatabase,
  recordSteps,
  schemaBeforeBaseline,
  stepsBeforeBaseline,
  storeBeforeBaseline,
} from '../testsupport/storeBeforeBaseline.ts'
import { migrate } from './migrate.ts'
import { BASELINE, StoreTooOldError } from './takeOver.ts'

/** The newest reading of the fixture: 13 µg/m³ of PM2.5, one of four of that day of which one is hidden. */
const NEWEST_MS = Date.UTC(2026, 2, 2, 12)
const PM25 = '1C00AAAA.0.0.0/132:5'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const recorded = async (db: Kysely<Tables>) =>
  (
    await sql<{ name: string; timestamp: string }>`
      select name, timestamp from kysely_migration order by name collate "C"`.execute(db)
  ).rows

/** Every row of every table but the migrator’s, by the name of its table. */
async function allRows(db: Kysely<Tables>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%'
    order by 1`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(one)::text as row from ${sql.table(name)} one order by 1`.execute(db)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

describe.each(TEST_ENGINES)('the baseline on $name', ({ name }) => {
  it('the baseline makes the tables, indexes, functions and triggers that the steps before it made', async () => {
    const store = await emptyDatabase(name)
    try {
      await migrate(store.db, name, BASELINE)
      expect(await schemaSql(store.db)).toEqual(schemaBeforeBaseline(name))
    } finally {
      await store.close()
      await store.remove()
    }
  })

  describe('taking over', () => {
    const steps = stepsBeforeBaseline()
    let before: Awaited<ReturnType<typeof storeBeforeBaseline>>
    let rows: Awaited<ReturnType<typeof allRows>>
    beforeAll(async () => {
      before = await storeBeforeBaseline(name)
      rows = await allRows(before.db)
    })
    afterAll(() => before.remove())

    it.each<[string, string[], string]>([
      ['lacks the last step', steps.slice(0, -1), '94, the last one 0131_mass_references'],
      ['has only the first step', steps.slice(0, 1), '1, the last one 0001_ground'],
      ['lacks a step in between', steps.toSpliced(40, 1), '94, the last one 0132_below_limit'],
      ['has a step that is unknown', [...steps, '0133_mine'], '96, the last one 0133_mine'],
    ])('a store that %s is refused and stays unchanged', async (_, others, found) => {
      const { db } = before
      await recordSteps(db, others)
      const record = await recorded(db)

      const refusal = await migrate(db, name).catch((error: unknown) => error)

      expect(refusal).toBeInstanceOf(StoreTooOldError)
      expect((refusal as Error).message).toBe(
        `STORE_TOO_OLD: The store cannot be opened by this version: expected the 95 steps of the version of 2026-11-30, up to 0132_below_limit, found ${found}. Nothing was changed. Start the version of 2026-11-30 on this store once, then this one`,
      )
      expect(await recorded(db)).toEqual(record)
      expect(await allRows(db)).toEqual(rows)
      await recordSteps(db, steps)
    })

    it('a store from before the baseline is taken over once when two open it: its rows and tables stay', async () => {
      const { db } = before
      const schema = await schemaSql(db)
      const newest = (await recorded(db)).at(-1)?.timestamp
      expect(Object.values(rows).filter((stored) => stored.length > 0).length).toBeGreaterThan(50)

      await Promise.all([migrate(db, name, BASELINE), migrate(db, name, BASELINE)])

      expect(await recorded(db)).toEqual([{ name: '0132_baseline', timestamp: newest }])
      expect(await allRows(db)).toEqual(rows)
      expect(await schemaSql(db)).toEqual(schema)
    })

    it('a store that was taken over adds new readings to those of before', async () => {
      await before.close()
      const store = await openStore(before.config, { isDurable: false, clock: () => NEWEST_MS })
      try {
        const { db } = store
        const point = await db
          .selectFrom('data_points')
          .select('key')
          .where('id', '=', PM25)
          .executeTakeFirstOrThrow()
        const times = [NEWEST_MS, NEWEST_MS + MINUTE_MS]
        const isNew = await store.measurements.insert({
          dataPoints: times.map(() => point.key),
          times,
          values: [13, 14.5],
          flags: [0, 0],
        })
        expect(isNew).toEqual([false, true])

        const day = await db
          .selectFrom('rollups')
          .select(['count', 'sum', 'min', 'max', 'last_value'])
          .where('data_point', '=', point.key)
          .where('step_ms', '=', DAY_MS)
          .executeTakeFirstOrThrow()
        // 11.75, which was revised from 11.5, 12.25, 13 and 14.5; 90 is hidden.
        expect(day).toEqual({ count: 4, sum: 51.5, min: 11.75, max: 14.5, last_value: 14.5 })
        const node = await db
          .selectFrom('nodes')
          .select(['name', 'status_rank', 'tag_words'])
          .where('id', '=', '1C00AAAA:0')
          .executeTakeFirstOrThrow()
        expect(node).toMatchObject({ name: 'Mast in the city', tag_words: 'roof,north' })
      } finally {
        await store.close()
      }
    })
  })
})
