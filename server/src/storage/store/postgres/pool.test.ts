import { env } from 'node:process'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreAwayError } from '../storeAwayError.ts'
import { USUAL_PATIENCE } from './patience.ts'
import { createPool, type StorePool } from './pool.ts'

const { DATABASE_URL: serverUrl } = env
const ignore = () => {}

it('an unreachable PostgreSQL is an absent store', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/nothing', ignore)
  await expect(pool.connect()).rejects.toBeInstanceOf(StoreAwayError)
  await pool.end()
})

describe.skipIf(serverUrl === undefined)('statements on PostgreSQL', () => {
  let pool: StorePool
  let db: Kysely<unknown>
  beforeAll(() => {
    const patience = { ...USUAL_PATIENCE, statementMs: 300, lockMs: 200, answerMs: 2_000 }
    pool = createPool(serverUrl ?? '', ignore, patience)
    db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  })
  afterAll(() => db.destroy())

  it('ends a statement that takes too long and reuses the connection', async () => {
    await db.connection().execute(async (connection) => {
      await expect(sql`select pg_sleep(30)`.execute(connection)).rejects.toBeInstanceOf(
        StoreAwayError,
      )
      await sql`select 1`.execute(connection)
    })
  })

  it('ends a statement that waits too long for a lock', async () => {
    const lock = sql`select pg_advisory_xact_lock(7)`
    await db.transaction().execute(async (holder) => {
      await lock.execute(holder)
      const second = db.transaction().execute((waiter) => lock.execute(waiter))
      await expect(second).rejects.toBeInstanceOf(StoreAwayError)
    })
  })

  it('passes on the error of a wrong statement', async () => {
    await expect(sql`select 1/0`.execute(db)).rejects.toMatchObject({ code: '22012' })
  })
})
