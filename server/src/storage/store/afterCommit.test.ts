import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { afterCommit } from './afterCommit.ts'
import type { Store } from './store.ts'

describe.each(TEST_ENGINES)('calls after a commit on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(() => store.db.deleteFrom('settings').execute())
  afterAll(() => store.close())

  const rows = () => store.db.selectFrom('settings').select('key').execute()
  /** Writes a row and asks to be called; answers how many rows there were at each call. */
  async function write(key: string, fails = false) {
    const calls: string[] = []
    await store.db.transaction().execute(async (tx) => {
      await afterCommit(tx, () => calls.push(key))
      await tx.insertInto('settings').values({ key, value: '{}' }).execute()
      expect(calls).toEqual([])
      if (fails) throw new Error('Rolled back')
    })
    return calls
  }

  it('calls everybody who asked, once', async () => {
    expect(await write('a')).toEqual(['a'])
    expect(await rows()).toHaveLength(1)
    const calls = await write('b')
    await store.db.transaction().execute(async () => {})
    expect(calls).toEqual(['b'])
  })

  it('calls nobody after a rollback, neither then nor after the next transaction', async () => {
    const calls: string[] = []
    const rolledBack = store.db.transaction().execute(async (tx) => {
      await afterCommit(tx, () => calls.push('rolled back'))
      throw new Error('No')
    })
    await expect(rolledBack).rejects.toThrow('No')
    await expect(write('c', true)).rejects.toThrow('Rolled back')
    expect(await write('d')).toEqual(['d'])
    expect(calls).toEqual([])
    expect(await rows()).toEqual([{ key: 'd' }])
  })
})
