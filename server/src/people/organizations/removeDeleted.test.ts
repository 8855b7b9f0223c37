import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { seedDataPoint, seedNode, seedOrganization, seedReadings } from '../../testing/seed.ts'
import { removeSome as removeReadings, WRITTEN_FOR_MS } from '../../fleet/nodes/removedReadings.ts'
import { leaseTo } from '../../testing/world/rights.ts'
import { seedDelivery, seedWebhook } from '../../testing/world/webhooks.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { removeSome } from './removeDeleted.ts'

const DELIVERIES = 1_100
/** Rows of one transaction. */
const AT_ONCE = 500

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('very many deliveries of webhooks are removed in parts, with their attempts', async () => {
  const { db } = world.context.store
  const [first, second, others] = [
    await seedWebhook(world.context, 'harbour'),
    await seedWebhook(world.context, 'harbour'),
    await seedWebhook(world.context, 'city'),
  ]
  await sql`insert into webhook_deliveries
      (id, webhook_id, event_id, event_type, kind, body, state, due_at, created_at)
    select 'd' || at, case when at % 2 = 0 then ${first} else ${second} end, 'msg_' || at,
      'webhook.test', 'event', '{}', 'delivered', 0, 0
    from generate_series(1, ${DELIVERIES}) as at`.execute(db)
  await sql`insert into webhook_attempts (delivery_id, number, at, duration_ms)
    select id, 1, 0, 1 from webhook_deliveries`.execute(db)
  const kept = await seedDelivery(world.context, others)
  await db
    .updateTable('organizations')
    .set({ deleted_at: TEST_NOW_MS, removing_since: TEST_NOW_MS })
    .where('id', '=', 'harbour')
    .execute()

  const deliveries = async () =>
    (await db.selectFrom('webhook_deliveries').select('id').execute()).map(({ id }) => id)
  const left = [(await deliveries()).length]
  while (await removeSome(db, 'harbour', TEST_NOW_MS)) left.push((await deliveries()).length)

  const removed = left.slice(1).map((count, at) => (left[at] ?? 0) - count)
  expect(Math.max(...removed)).toBe(AT_ONCE)
  expect(await deliveries()).toEqual([kept])
  expect(await db.selectFrom('webhook_attempts').selectAll().execute()).toEqual([])
})

it('leases to a removed organization end, and what it asked of the devices is withdrawn', async () => {
  const { context } = world
  const { db } = context.store
  await seedOrganization(context, 'lessee')
  const { nodeId } = await seedNode(context, { serial: '1C0A0001', organization: 'city' })
  await leaseTo(context, nodeId, 'lessee')
  await db
    .insertInto('device_channels')
    .values({ node_id: nodeId, key_hash: 'of the lessee', key_organization_id: 'lessee' })
    .execute()
  await db
    .updateTable('organizations')
    .set({ deleted_at: TEST_NOW_MS, removing_since: TEST_NOW_MS })
    .where('id', '=', 'lessee')
    .execute()
  while (await removeSome(db, 'lessee', TEST_NOW_MS));
  const node = db.selectFrom('nodes').innerJoin('device_channels', 'node_id', 'id')
  expect(
    await node.select(['leased_to', 'key_hash']).where('id', '=', nodeId).executeTakeFirst(),
  ).toEqual({ leased_to: null, key_hash: null })
  const event = db.selectFrom('events').select(['organization_id', 'detail'])
  expect(await event.where('row_id', '=', nodeId).execute()).toEqual([
    {
      organization_id: 'city',
      detail: { withdrawn: ['device key'], reason: 'organization.removed' },
    },
  ])
})

it('readings of its devices are removed with their revisions', async () => {
  const { context } = world
  const { db, measurements } = context.store
  await seedOrganization(context, 'ended')
  const node = await seedNode(context, { serial: '1C0A0002', organization: 'ended' })
  const pm25 = await seedDataPoint(context, node)
  await seedReadings(context, pm25, [[TEST_NOW_MS - 60_000, 7]])
  const revision = { dataPoint: pm25.key, ts: TEST_NOW_MS - 60_000, value: 8, flags: 0 }
  await measurements.revise([revision], 'key:k1')
  await db
    .updateTable('organizations')
    .set({ deleted_at: TEST_NOW_MS, removing_since: TEST_NOW_MS })
    .where('id', '=', 'ended')
    .execute()
  while (await removeSome(db, 'ended', TEST_NOW_MS));
  while (await removeReadings(db, TEST_NOW_MS + WRITTEN_FOR_MS + 1));
  for (const table of ['measurements', 'measurement_revisions'] as const) {
    const rows = db.selectFrom(table).select('ts').where('data_point', '=', pm25.key)
    expect(await rows.execute(), table).toEqual([])
  }
})
