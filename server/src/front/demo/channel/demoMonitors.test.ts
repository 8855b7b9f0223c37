import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCommand } from '../../../fleet/deviceChannel/addCommand.ts'
import { askSettings } from '../../../fleet/deviceChannel/askSettings.ts'
import { findCommands } from '../../../fleet/nodes/configuration/commands.ts'
import { settingsView } from '../../../fleet/nodes/configuration/settingsView.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../../testing/testServer.ts'
import { FLEET, type DemoNode } from '../fleet/fleet.ts'
import { createLiveFleet } from '../live.ts'
import { addDevices } from '../setup/devices.ts'
import { addOrganizations } from '../setup/organizations.ts'
import { createDemoMonitors, type DemoMonitors } from './demoMonitors.ts'

let now = TEST_NOW_MS
let server: TestServer
let monitors: DemoMonitors
beforeAll(async () => {
  server = await createTestServer({ clock: () => now })
  await addOrganizations(server.context)
  await addDevices(server.context, now)
  monitors = createDemoMonitors(server.context)
})
afterAll(() => server.close())

const monitor = FLEET.find(({ type }) => type === 'AirGradient Indoor') as DemoNode
const db = () => server.context.store.db
const view = () => settingsView(db(), { id: monitor.nodeId, type: monitor.type }, true)
const pass = async (ms: number) => {
  const until = now + ms
  for (; now < until; now += 10 * SECOND_MS) await monitors.advance(now)
}

it('a monitor of AirGradient reports no settings and fetches requested ones', async () => {
  await pass(MINUTE_MS)
  expect(await view()).toMatchObject({ channel: 'airgradient', settings: [] })
  const order = { nodeId: monitor.nodeId, settings: { ledBarMode: 'off' }, by: 'Ana', now }
  await db()
    .transaction()
    .execute((tx) => askSettings(tx, order))
  expect((await view()).settings).toMatchObject([{ name: 'ledBarMode', state: 'waiting' }])
  await pass(2 * MINUTE_MS)
  const { settings, last_contact: lastContact } = await view()
  expect(settings).toMatchObject([{ name: 'ledBarMode', desired: 'off', state: 'fetched' }])
  expect(now - (lastContact ?? 0)).toBeLessThanOrEqual(2 * MINUTE_MS)
})

it('takes a command at its next fetch', async () => {
  for (const name of ['led_test', 'co2_calibration'] as const) {
    await db()
      .transaction()
      .execute((tx) => addCommand(tx, { nodeId: monitor.nodeId, name, by: 'Ana', now }))
  }
  await pass(2 * MINUTE_MS)
  const { data } = await findCommands(db(), monitor.nodeId, {}, now)
  expect(data.map(({ name, state }) => [name, state]).toSorted()).toEqual([
    ['co2_calibration', 'fetched'],
    ['led_test', 'fetched'],
  ])
})

it('measures particles, CO2, gas indices, temperature and humidity', async () => {
  await createLiveFleet(server.context, TEST_NOW_MS, now).advance(now + 10 * MINUTE_MS)
  const points = await db()
    .selectFrom('data_points')
    .select(['path', 'last_value'])
    .where('node_id', '=', monitor.nodeId)
    .orderBy('path')
    .execute()
  expect(points.map(({ path }) => path)).toEqual([
    '128:1',
    '128:2',
    '131:10',
    '132:4',
    '132:5',
    '132:7',
    '140:12',
    '140:13',
  ])
  expect(points.every(({ last_value: value }) => value !== null)).toBe(true)
})
