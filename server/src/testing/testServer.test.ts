import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, TEST_NOW_MS, type TestServer } from './testServer.ts'
import { seedDataPoint, seedNode, seedOrganization, seedReadings, seedUser } from './seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

describe('a test server', () => {
  it('reports that it is healthy', async () => {
    const answer = await server.inject({ url: '/healthz' })
    expect(answer.json()).toEqual({ status: 'ok', store: 'ok', bus: 'ok' })
  })

  it('accepts an organization, a user, a device and its readings', async () => {
    const { context } = server
    const organization = await seedOrganization(context, 'org_test')
    await seedUser(context, { id: 'ann', role: 'owner', organization })
    const node = await seedNode(context, { serial: '1C00A3F7', organization })
    const point = await seedDataPoint(context, node)
    await seedReadings(context, point, [
      [TEST_NOW_MS, 5],
      [TEST_NOW_MS - 60_000, 4],
    ])
    const latest = await context.store.measurements.latest([point.id], 5)
    expect(latest.get('1C00A3F7.0.0.0/132:5')).toEqual([
      [TEST_NOW_MS - 60_000, 4],
      [TEST_NOW_MS, 5],
    ])
    const row = await context.store.db.selectFrom('nodes').selectAll().executeTakeFirstOrThrow()
    expect(row.last_online).toBe(TEST_NOW_MS)
  })
})
