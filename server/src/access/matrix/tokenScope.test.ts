import {
  TOKEN_PERMISSIONS,
  type Alert,
  type DeviceStats,
  type List,
  type Node,
} from '@airshed/schemas'
import { callName } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { seedAlert } from '../../testing/world/alerts.ts'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { seedWindow } from '../../testing/world/maintenanceWindows.ts'
import { seedChannel } from '../../testing/world/notificationChannels.ts'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { createWorld, type Method, type World } from '../../testing/world/world.ts'
import { exampleOf } from './examples.fixture.ts'
import type { Target } from './target.fixture.ts'
import { idsIn } from './ids.fixture.ts'

// A token of the city that is limited to one of its two devices: nothing of the other is shown.

/** With a point, which no id has: answers hold random ones. */
const HIDDEN_READING = 4242.25

let world: World
let secret: string
let outside: World['city']
let alerts: Record<'inside' | 'outside' | 'both', string>
let hidden: Set<string>
beforeAll(async () => {
  world = await createWorld()
  const { context, city } = world
  const node = await seedNode(context, { serial: '1C00DDDD', organization: 'city', name: 'Depot' })
  const pm25 = await seedDataPoint(context, node, { path: '132:5' })
  const co2 = await seedDataPoint(context, node, { path: '131:10', name: 'CO2', unit: 'ppm' })
  outside = { ...node, pm25, co2 }
  await seedReadings(context, city.pm25, [[TEST_NOW_MS - 60_000, 7]])
  await seedReadings(context, pm25, [[TEST_NOW_MS - 60_000, HIDDEN_READING]])
  alerts = {
    inside: await alertOn(city.nodeId),
    outside: await alertOn(node.nodeId),
    both: await alertOn(city.nodeId, node.nodeId),
  }
  secret = await seedSecretToken(context, 'city', {
    permissions: TOKEN_PERMISSIONS,
    deviceIds: [city.nodeId],
  })
  const widget = chartWidget()
  hidden = new Set([
    node.nodeId,
    node.sensorId,
    pm25.id,
    co2.id,
    '1C00DDDD',
    'Depot',
    alerts.outside,
    alerts.both,
    await seedDashboard(context, { organization: 'city', widgets: [widget] }),
    await seedWindow(context, 'city', { nodeIds: [node.nodeId] }),
    await seedChannel(context, 'city'),
  ])
})
afterAll(() => world.close())

async function alertOn(...nodeIds: string[]): Promise<string> {
  const id = await seedAlert(world.context, 'city', { latest_value: true })
  await world.context.store.db
    .insertInto('alert_nodes')
    .values(nodeIds.map((node_id) => ({ alert_id: id, node_id })))
    .execute()
  return id
}

const ask = <Body>(method: Method, path: string, body?: object) =>
  world.callByToken<Body>(secret, method, path, body)

const reads = ALL_CALLS.filter(
  (call) => call.access !== 'public' && (call.method === 'GET' || call.reads === true),
)

it.each(reads.map((call) => ({ name: callName(call), call })))(
  '$name shows nothing of the other device',
  async ({ call }) => {
    const inside: Target = { world, organization: 'city', device: world.city }
    for (const target of [inside, { ...inside, device: outside }]) {
      const { path, body } = await exampleOf(call, target)
      const [bare = ''] = path.split('?')
      for (const address of [path, call.query === undefined ? path : bare]) {
        const answer = await ask<unknown>(call.method, address, body ?? undefined)
        const asked = new Set([...idsIn(body), ...path.split(/[/?=&]/).map(decodeURIComponent)])
        const leaked = [...idsIn(answer.body)].filter((id) => hidden.has(id) && !asked.has(id))
        expect([address, leaked]).toEqual([address, []])
        expect(JSON.stringify(answer.body)).not.toContain(String(HIDDEN_READING))
      }
    }
  },
)

it('shows its own device with data points and readings', async () => {
  const { nodeId, pm25 } = world.city
  const found = await ask<Node>('GET', `nodes/${nodeId}?includes=data_points`)
  expect(found.body).toMatchObject({ node_id: nodeId, data_points: [{}, {}] })
  const search = { data_point_id: [pm25.id, outside.pm25.id], last: 1 }
  const readings = await ask<Record<string, unknown>>('POST', 'search/measurements', search)
  expect(JSON.stringify(readings.body)).toContain(pm25.id)
})

it('answers for another device as for one that does not exist', async () => {
  const foreign = await ask<object>('GET', `nodes/${outside.nodeId}`)
  const unknown = await ask<object>('GET', 'nodes/1C00NONE:0')
  expect([foreign.status, unknown.status]).toEqual([404, 404])
  const withoutId = (body: object) =>
    JSON.stringify({ ...body, request_id: '' }).replaceAll(/1C00\w+:0/g, 'it')
  expect(withoutId(foreign.body)).toBe(withoutId(unknown.body))
})

describe('counts for a token limited to one device', () => {
  it('counts only its own device in the list of devices', async () => {
    const { body } = await ask<{ total: number }>('GET', 'nodes?organization_id=city')
    expect(body.total).toBe(1)
  })

  it('counts only its own device by status and by hours online', async () => {
    const stats = await ask<DeviceStats>('POST', 'search/status', {})
    expect(stats.body['devices']?.total).toBe(1)
    const online = await ask<Record<string, Record<string, number>>>('POST', 'search/online', {
      hours: 2,
    })
    const counted = Object.values(online.body).flatMap((types) => Object.values(types))
    expect(Math.max(0, ...counted)).toBe(1)
  })
})

it('lists only alerts that watch no other device', async () => {
  const { body } = await ask<List<Alert>>('GET', 'alerts?organization_id=city')
  expect(body.data.map(({ _id: id }) => id)).toEqual([alerts.inside])
  expect((await ask('GET', `alerts/${alerts.inside}`)).status).toBe(200)
  expect((await ask('GET', `alerts/${alerts.both}`)).status).toBe(404)
})

it('refuses to change another device or to create an alert on it', async () => {
  expect((await ask('PUT', `nodes/${outside.nodeId}/deactivate`)).status).toBe(404)
  expect((await ask('PUT', `nodes/${world.city.nodeId}/deactivate`)).status).toBe(200)
  const alert = (device: World['city']) => ({
    organization_id: 'city',
    name: 'Dust',
    description: '',
    notification_level: 'warning',
    data_points: [
      {
        _id: 'group_1',
        conditions: [
          { deviceId: device.nodeId, dataPointId: device.pm25.id, expr: 'gt', value: 35 },
        ],
      },
    ],
    subscribers: { users: ['owner'], notification_method: 'email' },
  })
  expect((await ask('POST', 'alerts', alert(outside))).status).toBe(400)
  expect((await ask('POST', 'alerts', alert(world.city))).status).toBe(200)
})

it('a device that leaves the organization is gone for its token as well', async () => {
  const { db } = world.context.store
  const { nodeId } = world.city
  await db
    .updateTable('nodes')
    .set({ organization_id: 'harbour' })
    .where('id', '=', nodeId)
    .execute()
  expect((await ask('GET', `nodes/${nodeId}`)).status).toBe(404)
  await db.updateTable('nodes').set({ organization_id: 'city' }).where('id', '=', nodeId).execute()
})
