import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { migrate } from './migrations/migrate.ts'
import { BASELINE } from './migrations/takeOver.ts'
import type { Store } from './store.ts'
import { sqlStateOf } from './storeError.ts'

describe.each(TEST_ENGINES)('a store on $name', ({ name, open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  it('a store names its engine', () => {
    expect(store.engine).toBe(name)
  })

  it('answers each column type with the same type of value', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as big, ${'{1,2,null}'}::int8[] as bigs, ${5}::int4 as small,
        ${'{1.5,-2}'}::float8[] as floats, array['a','b'] as texts, ${'{"a":[1]}'}::jsonb as document,
        ${Buffer.from([0, 255])}::bytea as bytes, null::int8 as nothing, true as truth, count(*) as count
      from settings`.execute(store.db)
    const { bytes, ...rest } = rows[0] ?? {}
    expect(rest).toEqual({
      big: 9_007_199_254_740_991,
      bigs: [1, 2, null],
      small: 5,
      floats: [1.5, -2],
      texts: ['a', 'b'],
      document: { a: [1] },
      nothing: null,
      truth: true,
      count: 0,
    })
    expect([...(bytes as Uint8Array)]).toEqual([0, 255])
  })

  it('rolls back a transaction that fails', async () => {
    const failing = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'half', value: '{}' }).execute()
      throw new Error('Something else went wrong')
    })
    await expect(failing).rejects.toThrow('Something else went wrong')
    const rows = await store.db
      .selectFrom('settings')
      .where('key', '=', 'half')
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })

  it('runs concurrent transactions without mixing them', async () => {
    await store.db.insertInto('settings').values({ key: 'sum', value: '{"is":0}' }).execute()
    await Promise.all(
      Array.from({ length: 10 }, () =>
        store.db.transaction().execute(async (transaction) => {
          const { value } = await transaction
            .selectFrom('settings')
            .select('value')
            .where('key', '=', 'sum')
            .forUpdate()
            .executeTakeFirstOrThrow()
          const next = { is: (value as { is: number }).is + 1 }
          await transaction
            .updateTable('settings')
            .set({ value: JSON.stringify(next) })
            .where('key', '=', 'sum')
            .execute()
        }),
      ),
    )
    const { value } = await store.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'sum')
      .executeTakeFirstOrThrow()
    expect(value).toEqual({ is: 10 })
  })

  it('a store says why it refuses a row', async () => {
    await seedOrganization({ store }, 'org_twice')
    const error = await seedOrganization({ store }, 'org_twice').catch((caught: unknown) => caught)
    expect(sqlStateOf(error)).toBe('23505')
    const foreign = store.db
      .insertInto('user_permissions')
      .values({ user_id: 'nobody', organization_id: 'org_twice', permission: 'read_devices' })
      .execute()
    expect(sqlStateOf(await foreign.catch((caught: unknown) => caught))).toBe('23503')
  })

  it('a store stays unchanged when several processes migrate it again', async () => {
    const steps = () => sql`select * from kysely_migration order by name`.execute(store.db)
    const { rows: before } = await steps()
    await Promise.all([migrate(store.db, name), migrate(store.db, name)])
    expect((await steps()).rows).toEqual(before)
    expect(before).toContainEqual(expect.objectContaining({ name: BASELINE }))
  })
})
