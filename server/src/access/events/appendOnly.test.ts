import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { forgetEventsBefore } from './forget.ts'
import { recordEvents } from './record.ts'

const REFUSAL = 'Events are append-only'

describe.each(TEST_ENGINES)('the log on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await recordEvents(
      store.db,
      [10, 20, 30].map((ts) => ({
        ts,
        name: 'token.deleted',
        actor: { kind: 'user', id: 'olga', name: 'Olga Owner' },
        organizationId: 'city',
        after: { name: 'Build server', secret: 'airshed_1234' },
        from: { address: '203.0.113.7', agent: 'curl/8.5.0' },
      })),
    )
  })
  afterAll(() => store.close())
  const kept = async () =>
    (await store.db.selectFrom('events').select('ts').orderBy('ts').execute()).map(({ ts }) => ts)

  it('keeps the origin of an event and no secret', async () => {
    const event = await store.db
      .selectFrom('events')
      .select(['from_address', 'from_agent', 'after'])
      .where('ts', '=', 10)
      .executeTakeFirst()
    expect(event).toEqual({
      from_address: '203.0.113.7',
      from_agent: 'curl/8.5.0',
      after: { name: 'Build server', secret: '[left out]' },
    })
  })

  it.each([
    ['changed', sql`update events set actor_name = 'Nobody'`],
    ['changed in part', sql`update events set after = null where ts = 20`],
    ['deleted', sql`delete from events where ts = 20`],
    ['emptied', sql`truncate events`],
  ])('an event cannot be %s', async (_, statement) => {
    await expect(statement.execute(store.db)).rejects.toThrow(REFUSAL)
    expect(await kept()).toEqual([10, 20, 30])
  })

  it('deletes events named as too old, in that transaction only', async () => {
    const deleteAll = (before: number) =>
      store.db.transaction().execute(async (tx) => {
        await sql`select set_config('airshed.forget_events_before', ${String(before)}, true)`.execute(
          tx,
        )
        await tx.deleteFrom('events').execute()
      })
    await expect(deleteAll(20)).rejects.toThrow(REFUSAL)
    expect(await kept()).toEqual([10, 20, 30])
    await forgetEventsBefore(store.db, 20)
    expect(await kept()).toEqual([20, 30])
    await expect(store.db.deleteFrom('events').execute()).rejects.toThrow(REFUSAL)
  })
})
