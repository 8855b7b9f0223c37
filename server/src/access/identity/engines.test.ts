import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedUser } from '../../testing/seed.ts'
import { nextSessionEpoch, sessionEpochOf, settledEpochOf } from './sessionEpoch.ts'

describe.each(TEST_ENGINES)('the epoch of sessions on $name', ({ name, open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await seedUser({ store }, { id: 'ana' })
  })
  afterAll(() => store.close())

  it('counts an epoch for each user, and none for unknown ones', async () => {
    await seedUser({ store }, { id: 'ben' })
    await nextSessionEpoch(store.db, 'ben')
    const known = ['ana', 'ben', 'nobody'].map((id) => sessionEpochOf(store.db, id))
    expect(await Promise.all(known)).toEqual([0, 1, null])
  })

  // The embedded store runs one transaction at a time.
  it.runIf(name === 'postgres')('waits for sessions that are just ending', async () => {
    const waiting = sql<{ count: number }>`
      select count(*)::int4 as count from pg_locks where not granted`
    let settled: Promise<number | null> = Promise.resolve(null)
    await store.db.transaction().execute(async (tx) => {
      await nextSessionEpoch(tx, 'ana')
      expect(await sessionEpochOf(store.db, 'ana')).toBe(0)
      settled = settledEpochOf(store.db, 'ana')
      await expect.poll(async () => (await waiting.execute(tx)).rows[0]?.count).toBe(1)
    })
    expect(await settled).toBe(1)
  })
})
