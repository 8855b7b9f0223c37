import { sql, type KyselyPlugin, type SqlBool } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { visibleRows } from '../../../storage/rows/visible.ts'
import { planOf } from '../../../testing/planOf.ts'
import { rowsRead } from '../../../testing/rowsRead.ts'
import { createWebhookWorld, type WebhookWorld } from '../webhookWorld.fixture.ts'
import { seedDelivery, seedWebhook } from '../../../testing/world/webhooks.ts'
import { findDeliveries } from './deliveries.ts'
import { findWebhooks, foundWebhook } from './queries.ts'

let world: WebhookWorld
beforeEach(async () => {
  world = await createWebhookWorld()
})
afterEach(() => world.close())

const idOf = ({ _id: id }: { _id: string }): string => id

/** A thousand devices, so that reading all of them is not the cheapest. */
async function seedDevices(): Promise<void> {
  const { db } = world.context.store
  await sql`insert into nodes (id, serial, type, name, description, organization_id, external_id,
      timezone, interval_ms, status, status_rank, created_at)
    select 'd' || at || ':0', 'd' || at, 'Generic', '', '', 'city', 'd' || at, 'UTC', 60000,
      'activated', 0, 0
    from generate_series(1, 1000) as at`.execute(db)
  await sql`analyze`.execute(db)
}

describe('reads from the store', () => {
  it('reading a webhook reads only the devices that it names', async () => {
    const made = await world.create({ conditions: { node_id: [world.city.nodeId] } })
    const { db } = world.context.store
    await seedDevices()
    const plan = await planOf(db, (watched) => foundWebhook(watched, idOf(made)))
    expect(plan).toContain('Index Cond: (id = named.id)')
    expect(plan).not.toContain('Seq Scan on nodes')
  })

  it('reading webhooks that name the same devices reads each device once', async () => {
    const node_ids = JSON.stringify(['d1:0', 'd2:0'])
    for (let at = 0; at < 20; at += 1) await seedWebhook(world.context, 'city', { node_ids })
    await seedDevices()
    const visible = visibleRows({
      each: { keys: ['city'], where: (id) => sql<SqlBool>`webhooks.organization_id = ${id}` },
      also: [],
    })
    const read = await rowsRead(world.context.store.db, 'nodes', async (tx) => {
      const { data } = await findWebhooks(tx, visible, {})
      expect(data).toHaveLength(20)
      for (const { nodes } of data) expect(nodes.map(idOf)).toEqual(['d1:0', 'd2:0'])
    })
    expect(read).toBe(2)
  })

  it('listing deliveries reads neither bodies nor answers', async () => {
    const id = await seedWebhook(world.context, 'city')
    await seedDelivery(world.context, id, { answer_body: 'long' })
    const columns = new Set<string>()
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        for (const row of result.rows) for (const name of Object.keys(row)) columns.add(name)
        return Promise.resolve(result)
      },
    }
    const found = await findDeliveries(world.context.store.db.withPlugin(watch), id, {})
    expect(found.data).toHaveLength(1)
    expect(columns).toContain('event_id')
    for (const long of ['body', 'answer_body', 'request']) expect(columns).not.toContain(long)
  })
})
