import { DAY_MS } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import type { Store } from '../../storage/store/store.ts'
import {
  forgetUnclaimedShares,
  takeUnclaimedShare,
  UNCLAIMED_PER_ADDRESS,
} from './unclaimedShare.ts'

describe.each(TEST_ENGINES)('devices that an address adds, on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  const take = (address: string, devices: number, later = 0) =>
    takeUnclaimedShare(store.db, { address, devices, now: TEST_NOW_MS + later })

  it('counts several devices together or not at all, until 24 hours are over', async () => {
    expect(await take('one', UNCLAIMED_PER_ADDRESS - 1)).toBe(0)
    expect(await take('one', 2, 1000)).toBe(DAY_MS - 1000)
    expect(await take('one', 1, 1000)).toBe(0)
    expect(await take('one', 1, DAY_MS - 1)).toBe(1)
    expect(await take('one', UNCLAIMED_PER_ADDRESS, DAY_MS)).toBe(0)
    expect(await take('one', 1, DAY_MS)).toBe(DAY_MS)
  })

  it('refuses more devices in one request than the share', async () => {
    expect(await take('crowd', UNCLAIMED_PER_ADDRESS + 1)).toBe(DAY_MS)
    expect(await take('crowd', UNCLAIMED_PER_ADDRESS)).toBe(0)
  })

  it('counts thirty concurrent devices one by one', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => take('hasty', 1)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(UNCLAIMED_PER_ADDRESS)
  })

  it('forgets counts when their day is over', async () => {
    await take('gone', 1, -DAY_MS)
    await take('kept', 1)
    await forgetUnclaimedShares(store.db, TEST_NOW_MS)
    const known = await store.db.selectFrom('unclaimed_shares').select('address').execute()
    expect(known.map(({ address }) => address)).toContain('kept')
    expect(known.map(({ address }) => address)).not.toContain('gone')
  })
})
