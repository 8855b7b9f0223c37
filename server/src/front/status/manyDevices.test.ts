import type { OnlineSeries } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDataPoint, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

/** More than one statement asks for. */
const DEVICES = 350
const WEEK = { hours: 168 }

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { db } = world.context.store
  await sql`
    insert into nodes (id, serial, type, name, description, organization_id, external_id, timezone,
      interval_ms, status, status_rank, created_at)
    select 'n' || n || ':0', 'n' || n, 'Purifier', '', '', 'city', 'x' || n, 'UTC',
      60000, 'activated', 1, 0
    from generate_series(1000, ${999 + DEVICES}) n`.execute(db)
  await sql`
    insert into sensors (id, node_id, name, model, vendor, sensor_type, com_port, com_type, address,
      enabled, debug, configuration)
    select 's' || n, 'n' || n || ':0', '', '', '', '', 0, 0, 0, 1, 0, '{}'
    from generate_series(1000, ${999 + DEVICES}) n`.execute(db)
  for (const number of [1000, 999 + DEVICES]) {
    const device = { nodeId: `n${number}:0`, sensorId: `s${number}` }
    await seedReadings(world.context, await seedDataPoint(world.context, device), [
      [TEST_NOW_MS, 5],
    ])
  }
})
afterAll(() => world.close())

it('the devices of a large fleet are counted once each', async () => {
  const { body } = await world.call<OnlineSeries>('user', 'POST', 'search/online', { hours: 1 })
  expect(body).toEqual({ [String(TEST_NOW_MS)]: { Purifier: 2, 'Thiamis-1000': 0 } })
})

it('answers a small call while another caller keeps asking for a week of a large fleet', async () => {
  await world.call('owner', 'POST', 'search/status', {})
  const answered: string[] = []
  const weeks = Array.from({ length: 8 }, async (_, at) => {
    const { status } = await world.call('user', 'POST', 'search/online', WEEK)
    answered.push(`week ${at + 1}`)
    return status
  })
  const { status } = await world.call('owner', 'POST', 'search/status', {})
  answered.push('status')
  expect(status).toBe(200)
  expect(new Set(await Promise.all(weeks))).toEqual(new Set([200]))
  expect(answered[0]).toBe('status')
})
