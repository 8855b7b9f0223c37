import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { NODE_ORDERS } from './nodeOrders.ts'

const STORED_AS = { text: 'text', int2: 'smallint', int8: 'bigint', boolean: 'boolean' }
const KEYS = Object.entries(NODE_ORDERS).flatMap(([sort, keys]) =>
  keys.map((key, at) => ({ sort, at, key })),
)

describe.each(TEST_ENGINES)('the orders of the list of devices on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  it.each(KEYS)('$sort: key $at has the type of its column', async ({ key }) => {
    const { rows } = await sql<{ type: string }>`select pg_typeof(${key.sql})::text as type
      from (select 1) as one left join nodes on false`.execute(store.db)
    expect(STORED_AS).toMatchObject({ [key.type]: rows[0]?.type })
  })

  it.each(KEYS.filter(({ sort }) => ['name', 'serial', 'last_online'].includes(sort)))(
    '$sort: those without a value are at the end, if there may be any',
    async ({ sort, key }) => {
      const { rows } = await sql<{ is_nullable: string }>`select is_nullable
        from information_schema.columns
        where table_name = 'nodes' and column_name = ${sort}`.execute(store.db)
      expect(rows).toEqual([{ is_nullable: key.isNullable === true ? 'YES' : 'NO' }])
    },
  )
})
