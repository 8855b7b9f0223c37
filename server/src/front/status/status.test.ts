import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { DeviceStats, OnlineSeries } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('devices in each state', () => {
  it('counts states over all devices and by type, with other statuses in the total only', async () => {
    for (const [serial, status, sharedTo] of [
      ['1C00C001', 'deactivated', []],
      ['1C00C002', 'inventory', []],
      ['1C00C003', 'hibernated', []],
    ] as const) {
      const type = 'Purifier'
      await seedNode(world.context, { serial, organization: 'city', type, status, sharedTo })
    }
    const shared = { serial: '1C00C004', organization: 'harbour', sharedTo: ['city'] }
    const online = await seedNode(world.context, { ...shared, type: 'Purifier' })
    const point = await seedDataPoint(world.context, online)
    await seedReadings(world.context, point, [[TEST_NOW_MS - MINUTE_MS, 8]])

    const { body } = await world.call<DeviceStats>('user', 'POST', 'search/status', {})
    expect(body).toEqual({
      devices: { online: 1, offline: 1, deactivated: 1, inventory: 1, total: 5 },
      'devices.Purifier': { online: 1, offline: 0, deactivated: 1, inventory: 1, total: 4 },
      'devices.Thiamis-1000': { online: 0, offline: 1, deactivated: 0, inventory: 0, total: 1 },
    })
  })

  it('counts no devices of a foreign organization', async () => {
    const search = { organization_id: 'harbour' }
    const { body } = await world.call<DeviceStats>('user', 'POST', 'search/status', search)
    expect(body).toEqual({
      devices: { online: 0, offline: 0, deactivated: 0, inventory: 0, total: 0 },
    })
  })
})

describe('devices that reported in each hour', () => {
  it('counts every hour and type under the start of the hour', async () => {
    const { pm25, co2 } = world.city
    await seedReadings(world.context, pm25, [
      [TEST_NOW_MS, 5],
      [TEST_NOW_MS - HOUR_MS - 1, 5],
    ])
    await seedReadings(world.context, co2, [[TEST_NOW_MS + 1000, 400]])
    await seedReadings(world.context, world.harbour.pm25, [[TEST_NOW_MS, 5]])
    const search = { hours: 3, organization_id: 'city' }
    const { body } = await world.call<OnlineSeries>('user', 'POST', 'search/online', search)
    const hour = (ago: number) => String(TEST_NOW_MS - ago * HOUR_MS)
    expect(body).toEqual({
      [hour(2)]: { Purifier: 0, 'Thiamis-1000': 1 },
      [hour(1)]: { Purifier: 1, 'Thiamis-1000': 0 },
      [hour(0)]: { Purifier: 0, 'Thiamis-1000': 1 },
    })
  })

  it('covers the last day by default', async () => {
    const { body } = await world.call<OnlineSeries>('user', 'POST', 'search/online', {})
    expect(Object.keys(body)).toHaveLength(24)
  })

  it('runs one statement that finds the hours through an index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select 1 from data_points join rollups on rollups.data_point = data_points.key
        and rollups.step_ms = 3600000 and rollups.ts = ${TEST_NOW_MS}
      where data_points.node_id = ${world.city.nodeId} limit 1`.execute(world.context.store.db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('rollups_pkey')
  })
})
