import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedNode, seedOrganization } from '../../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
import { deviceZones } from './0096_device_zones.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await seedOrganization(server.context, 'city')
})
afterAll(() => server.close())

it('takes existing time zones of devices as reported, and UTC as none', async () => {
  const { db } = server.context.store
  const moved = await seedNode(server.context, { serial: '1C00A001', organization: 'city' })
  await seedNode(server.context, { serial: '1C00A002', organization: 'city' })
  await sql`update nodes set timezone = 'Europe/Madrid' where id = ${moved.nodeId}`.execute(db)
  await sql`alter table nodes drop column timezone_source, drop column reported_timezone`.execute(
    db,
  )
  await db.transaction().execute((tx) => deviceZones(tx as unknown as Kysely<unknown>))
  const { rows } = await sql`select serial, timezone, timezone_source, reported_timezone
    from nodes order by serial`.execute(db)
  expect(rows).toEqual([
    {
      serial: '1C00A001',
      timezone: 'Europe/Madrid',
      timezone_source: 'device',
      reported_timezone: 'Europe/Madrid',
    },
    { serial: '1C00A002', timezone: 'UTC', timezone_source: 'default', reported_timezone: null },
  ])
})
