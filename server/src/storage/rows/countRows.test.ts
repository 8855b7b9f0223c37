import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { countRows } from './countRows.ts'

describe.each(TEST_ENGINES)('a count of rows on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await sql`insert into organizations (id, external_id, name, created_at)
      select n::text, n::text, '', n from generate_series(1, 10001) as n`.execute(store.db)
  })
  afterAll(() => store.close())

  const upTo = (last: number) => [sql<boolean>`created_at <= ${last}`, sql<boolean>`name = ''`]

  it.each([
    ['none', 10_001, undefined],
    ['exact', 10_001, 10_001],
    ['bounded', 10_001, { atLeast: 10_000 }],
    ['bounded', 10_000, 10_000],
    ['bounded', 0, 0],
  ] as const)('counts %s of %i as %j', async (kind, rows, expected) => {
    expect(await countRows(store.db, 'organizations', upTo(rows), kind)).toEqual(expected)
  })
})
