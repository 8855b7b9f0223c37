import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { createTestStore } from '../../../testing/testStore.ts'
import { analyzeChanged, dueChores, housekeep } from './housekeeping.ts'

const MB = 1024 * 1024
const quiet = {
  sinceCheckpointMs: 0,
  sinceCheckpointBytes: 0,
  sinceVacuumMs: 0,
  sinceVacuumBytes: 0,
}

type Db = Awaited<ReturnType<typeof createTestStore>>['db']

/** Rows of the settings as the planner knows them; -1: it knows nothing of them. */
async function knownSettings(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::int4 as rows from pg_class where relname = 'settings'`.execute(db)
  return rows[0]?.rows
}

const addSettings = (db: Db, count: number, prefix: string) =>
  sql`insert into settings (key, value)
    select ${prefix} || at, '1' from generate_series(1, ${count}) as at`.execute(db)

describe('chores of the embedded store', () => {
  it.each([
    [
      'nothing while nothing was written',
      { sinceCheckpointMs: HOUR_MS, sinceVacuumMs: HOUR_MS },
      [],
    ],
    [
      'a checkpoint five minutes after a write',
      { sinceCheckpointMs: 5 * MINUTE_MS, sinceCheckpointBytes: 1 },
      ['checkpoint'],
    ],
    ['no checkpoint before', { sinceCheckpointMs: 4 * MINUTE_MS, sinceCheckpointBytes: 1 }, []],
    ['a checkpoint when the log has grown', { sinceCheckpointBytes: 256 * MB }, ['checkpoint']],
    ['a vacuum each hour with writes', { sinceVacuumMs: HOUR_MS, sinceVacuumBytes: 1 }, ['vacuum']],
    ['a vacuum after many writes', { sinceVacuumBytes: 512 * MB }, ['vacuum']],
  ])('computes which chores are due: %s', (_name, chores, due) => {
    const found = Object.entries(dueChores({ ...quiet, ...chores }))
    expect(found.flatMap(([chore, isDue]) => (isDue ? [chore] : []))).toEqual(due)
  })

  describe('chores on a real store', () => {
    let store: Awaited<ReturnType<typeof createTestStore>>
    beforeAll(async () => {
      store = await createTestStore()
    })
    afterAll(() => store.close())

    it('runs chores while the store goes on', async () => {
      await housekeep(store.db, { checkpoint: true, vacuum: true })
      expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([])
    })

    it('analyzes a table that has changed much, and no other', async () => {
      const { db } = store
      await addSettings(db, 100, 'first ')
      await analyzeChanged(db)
      expect(await knownSettings(db)).toBe(100)
      await addSettings(db, 60, 'second ')
      await analyzeChanged(db)
      expect(await knownSettings(db)).toBe(100)
      await addSettings(db, 1, 'third ')
      await analyzeChanged(db)
      expect(await knownSettings(db)).toBe(161)
    })
  })
})
