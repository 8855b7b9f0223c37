import { env } from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/engines.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import { openStore } from '../openStore.ts'
import type { Store } from '../store.ts'
import { BASELINE } from '../migrations/takeOver.ts'

const server = env['DATABASE_URL']

describe.skipIf(server === undefined)('two servers on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let stores: Store[]
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '')
    const open = () => openStore({ databaseUrl: database.url, dataFolder: '' })
    stores = await Promise.all([open(), open()])
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database.drop()
  })

  it('two servers create the tables once when they start at once', async () => {
    const steps = await Promise.all(
      stores.map(({ db }) =>
        sql<{ name: string }>`select name from kysely_migration order by name`.execute(db),
      ),
    )
    const [first, second] = steps.map(({ rows }) => rows.map(({ name }) => name))
    expect(first?.[0]).toBe(BASELINE)
    expect(new Set(first).size).toBe(first?.length)
    expect(second).toEqual(first)
  })

  it('two servers create the same partitions at once and count each reading once', async () => {
    const [first, second] = stores as [Store, Store]
    const { speed } = await seedWindStation(first)
    const times = Array.from({ length: 240 }, (_, at) => Date.UTC(2024, 0, 1) + at * 3 * 86_400_000)
    const batch = {
      dataPoints: times.map(() => speed.key),
      times,
      values: times.map(() => 1),
      flags: times.map(() => 0),
    }
    const answers = await Promise.all([
      first.measurements.insert(batch),
      second.measurements.insert(batch),
      first.measurements.insert(batch),
    ])
    expect(answers.flat().filter((isNew) => isNew)).toHaveLength(240)
    const { count } = await second.db
      .selectFrom('rollups')
      .select(({ fn }) => fn.sum<number>('count').as('count'))
      .where('step_ms', '=', 86_400_000)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(240)
    const partitions = await sql`
      select 1 from pg_inherits where inhparent = 'measurements'::regclass`.execute(first.db)
    expect(partitions.rows).toHaveLength(24)
  })
})
