import { MINUTE_MS } from '@airshed/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../storage/store/store.ts'
import { createTestStore } from '../../testing/testStore.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { noteSweep } from './noteSweep.ts'

let store: Store
beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

it('devices are monitored since the first sweep, and again after an outage of all servers', async () => {
  const at = (minute: number) => TEST_NOW_MS + minute * MINUTE_MS
  const found = []
  for (const minute of [0, 1, 6, 11.1, 12, 60, 61]) {
    found.push(await noteSweep(store.db, at(minute)))
  }
  expect(found).toEqual([0, 0, 0, at(11.1), at(11.1), at(60), at(60)])
})
