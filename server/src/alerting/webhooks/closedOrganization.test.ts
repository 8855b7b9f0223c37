import { DAY_MS } from '@airshed/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createSendingWorld, type SendingWorld } from './sendingWorld.fixture.ts'

let world: SendingWorld
beforeEach(async () => {
  world = await createSendingWorld()
})
afterEach(() => world.close())

describe('a closed organization', () => {
  const lock = () => world.call('support', 'POST', 'organizations/city/lock')
  const unlock = () => world.call('support', 'POST', 'organizations/city/unlock')
  const remove = () =>
    world.call('owner', 'DELETE', 'organizations/city', { name: 'City of Clear Air' })
  const restore = () => world.call('owner', 'POST', 'organizations/city/restore')

  it.each(['locked_at', 'deleted_at'] as const)(
    'sends nothing while %s is set, and sends what waits once the organization is open',
    async (column) => {
      const set = (ts: number | null) =>
        world.context.store.db
          .updateTable('organizations')
          .set({ [column]: ts })
          .where('id', '=', 'city')
          .execute()
      await world.happen([1])
      await set(TEST_NOW_MS)
      await world.happen([2])
      expect(await world.send()).toBe(0)
      await set(null)
      await world.happen([3])
      await world.send()
      expect(world.numbersSent()).toEqual([1, 3])
      expect((await world.webhook()).dropped_count).toBe(0)
    },
  )

  it.each([
    ['locked', { close: lock, open: unlock }],
    ['deleted', { close: remove, open: restore }],
  ])('retries what waits for another day after days of being %s', async (_, { close, open }) => {
    const clockAtDay = (day: number) => world.clockAtSecond((day * DAY_MS) / 1000)
    world.refuse(503)
    await world.happen([1])
    await world.send()
    expect((await close()).status).toBe(204)
    clockAtDay(3)
    expect((await open()).status).toBe(204)
    expect(await world.send()).toBe(1)
    expect(await world.webhook()).toMatchObject({
      enabled: true,
      failing_since: TEST_NOW_MS + 3 * DAY_MS,
      waiting_count: 1,
    })
    clockAtDay(4)
    await world.send()
    expect(await world.webhook()).toMatchObject({ enabled: false, disabled_reason: 'failing' })
    expect(world.numbersSent()).toEqual([1, 1, 1])
  })
})
