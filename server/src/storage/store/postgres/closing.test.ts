import { env } from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/engines.ts'
import { openStore } from '../openStore.ts'

const server = env['DATABASE_URL']
/** Shorter than the 10 s after which a pool closes idle connections itself. */
const WITHIN_MS = 5_000

describe.skipIf(server === undefined)('a closed store on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  it('leaves no connection, even if it was never used', async () => {
    const store = await openStore({ databaseUrl: database.url, dataFolder: '' })
    await store.close()
    const others = `select application_name from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
    await expect.poll(() => database.ask(others), { timeout: WITHIN_MS }).toEqual([])
  })
})
