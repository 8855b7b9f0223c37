import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedNode, seedOrganization, seedUser } from '../../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
import { plainStoredNames } from './0092_plain_names.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await seedOrganization(server.context, 'city')
  await seedUser(server.context, { id: 'ana', role: 'manager', organization: 'city' })
})
afterAll(() => server.close())

const run = () =>
  server.context.store.db
    .transaction()
    .execute((tx) => plainStoredNames(tx as unknown as Kysely<unknown>))

it('removes changes of direction from stored names and keeps marks and other texts', async () => {
  const { db } = server.context.store
  const { nodeId } = await seedNode(server.context, { serial: '1C00A001', organization: 'city' })
  const script = '# \u202Eright to left'
  await sql`update nodes set name = ${'Quay \u202Eteerts'}, external_id = ${'x\u202Ey'}
    where id = ${nodeId}`.execute(db)
  await sql`update users set first_name = ${'A\u2066na'}, last_name = ${'ل\u200Fل'} where id = 'ana'`.execute(
    db,
  )
  const configuration = {
    widgets: [{ config: { name: 'Du\u202Est', markdown: script, title: { en: 'A\u202Eir' } } }],
  }
  await sql`insert into dashboards (id, organization_id, name, description, configuration, created_at, updated_at)
    values ('d', 'city', ${'\u202E'}, '', ${JSON.stringify(configuration)}::text::jsonb, 0, 0)`.execute(
    db,
  )
  await run()
  const { rows } =
    await sql`select n.name, n.external_id, u.first_name, u.last_name, d.name as dashboard,
      d.configuration
    from nodes n, users u, dashboards d where n.id = ${nodeId} and u.id = 'ana' and d.id = 'd'`.execute(
      db,
    )
  expect(rows).toEqual([
    {
      name: 'Quay teerts',
      external_id: 'x\u202Ey',
      first_name: 'Ana',
      last_name: 'ل\u200Fل',
      dashboard: '–',
      configuration: {
        widgets: [{ config: { name: 'Dust', markdown: script, title: { en: 'Air' } } }],
      },
    },
  ])
})

it('numbers a cleaned name that is taken', async () => {
  const { db } = server.context.store
  for (const [id, name] of [
    ['v1', 'Mine'],
    ['v2', 'Mi\u202Ene'],
    ['v3', '\u2066Mine'],
  ] as const) {
    await sql`insert into list_views (id, user_id, list, name, params, saved_at)
      values (${id}, 'ana', 'nodes', ${name}, '{}', 0)`.execute(db)
  }
  await run()
  const { rows } = await sql<{ name: string }>`select name from list_views order by id`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(['Mine', 'Mine (2)', 'Mine (3)'])
})
