import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { attemptDelivery } from './attempt.ts'
import { createSendingWorld, type SendingWorld } from './sendingWorld.fixture.ts'
import { LEASE_MS, nextDeliveries, takeWebhooks } from './takeWebhooks.ts'
import { writeResults } from './writeResults.ts'

const LEASE_S = LEASE_MS / 1000

let world: SendingWorld
beforeEach(async () => {
  world = await createSendingWorld()
})
afterEach(() => world.close())

/** Takes the webhook and its first delivery, as a process that never releases its lease. */
async function takeAndDie() {
  const { db } = world.context.store
  const taking = { limit: 1, failingLimit: 1, besides: [], now: TEST_NOW_MS }
  const [taken] = await takeWebhooks(db, taking)
  if (taken === undefined) throw new Error('Nothing was due')
  const [delivery] = await nextDeliveries(db, taken, TEST_NOW_MS)
  if (delivery === undefined) throw new Error('Nothing waits')
  return { taken, delivery }
}

describe('a delivery round that fails', () => {
  it('leaves the target of a failed delivery round alone until the lease expires', async () => {
    const { db } = world.context.store
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'The disk is full'; end $$`.execute(db)
    await sql`create trigger refuse before update on webhook_deliveries
      for each row execute function refuse()`.execute(db)
    await world.happen([1])
    await expect(world.send()).rejects.toThrow('The disk is full')
    world.clockAtSecond(LEASE_S - 1)
    expect(await world.send()).toBe(0)
    expect(world.numbersSent()).toEqual([1])
    await sql`drop trigger refuse on webhook_deliveries`.execute(db)
    world.clockAtSecond(LEASE_S)
    expect(await world.send()).toBe(1)
    const ids = world.idsSent()
    expect(ids).toEqual([ids[0], ids[0]])
    expect(await world.webhook()).toMatchObject({ status: 'ok', waiting_count: 0 })
  })
})

describe('a process that dies', () => {
  it('leaves an unrecorded delivery to the next process with the same id', async () => {
    await world.happen([1, 2])
    const { taken, delivery } = await takeAndDie()
    await attemptDelivery(taken, delivery, { allowPrivateTargets: true, clock: () => TEST_NOW_MS })

    world.clockAtSecond(LEASE_S - 1)
    expect(await world.send()).toBe(0)
    world.clockAtSecond(LEASE_S)
    expect(await world.send()).toBe(1)
    expect(world.numbersSent()).toEqual([1, 1, 2])
    const ids = world.idsSent()
    expect(ids[0]).toBe(ids[1])
    expect((await world.deliveries(world.hookId)).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ])
  })

  it('a process cannot record anything once another has taken over', async () => {
    await world.happen([1])
    const { taken: stale } = await takeAndDie()
    world.clockAtSecond(LEASE_S)
    world.refuse(503)
    await world.send()
    const { context, hookId } = world
    const delivery = await context.store.db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .executeTakeFirstOrThrow()
    const written = await writeResults({ ...context }, stale, [
      {
        delivery,
        attempt: {
          at: TEST_NOW_MS,
          durationMs: 1,
          request: { url: '', headers: {} },
          status: 200,
          answer: '',
          failure: null,
        },
        settled: { state: 'delivered', dueAt: TEST_NOW_MS, refusals: 0, isAside: false },
      },
    ])
    expect(written).toBeNull()
    expect(await world.deliveries(hookId)).toMatchObject([{ state: 'waiting', status: 503 }])
  })
})
