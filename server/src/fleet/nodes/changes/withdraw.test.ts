import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../../../testing/testServer.ts'
import { seedOrganization } from '../../../testing/seed.ts'
import { leaseNodes } from './moveNodes.ts'

it('withdraws commands of 5,000 devices in as many statements as for one', async () => {
  const server = await createTestServer()
  const { context } = server
  const { db } = context.store
  await seedOrganization(context, 'city')
  await sql`insert into nodes (id, serial, type, name, description, organization_id, external_id,
      timezone, interval_ms, status, created_at)
    select 'N' || n || ':0', 'N' || n, 'Thiamis-1000', '', '', 'city', 'N' || n, 'UTC', 60000,
      'activated', 0 from generate_series(1, 5000) n`.execute(db)
  await sql`insert into device_channels (node_id, key_hash, key_organization_id)
    select id, id, 'harbour' from nodes`.execute(db)
  await sql`insert into device_commands (id, node_id, name, position, state, created_at, created_by,
      expires_at)
    select id, id, 'format', 1, 'queued', 0, 'Lea', 1 from nodes`.execute(db)
  let statements = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const endLeases = async (ids: readonly string[]) => {
    statements = 0
    const withdrawn = await counting
      .transaction()
      .execute((tx) => leaseNodes(tx, ids, null, context.clock()))
    expect([...withdrawn.values()]).toEqual(ids.map(() => ['device key', 'command format']))
    return statements
  }
  const ids = Array.from({ length: 5000 }, (_, n) => `N${n + 1}:0`)
  const ofOne = await endLeases(ids.slice(0, 1))
  expect(ofOne).toBeGreaterThan(5)
  expect(await endLeases(ids.slice(1))).toBe(ofOne)
  await server.close()
})
