import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { DeviceCommand, NodeSetting } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCommand } from '../../../fleet/deviceChannel/addCommand.ts'
import { askSettings } from '../../../fleet/deviceChannel/askSettings.ts'
import { findDebugLines } from '../../../fleet/nodes/configuration/debugLines.ts'
import { factsOfMany } from '../../../fleet/nodes/configuration/factsOfMany.ts'
import { deleteScript } from '../../../fleet/deviceChannel/deleteScript.ts'
import { saveScript } from '../../../fleet/deviceChannel/saveScript.ts'
import { findScripts } from '../../../fleet/deviceChannel/scriptRows.ts'
import { connectionOf } from '../../../fleet/ingest/settleReadings.ts'
import { findCommands } from '../../../fleet/nodes/configuration/commands.ts'
import { settingsView } from '../../../fleet/nodes/configuration/settingsView.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../../testing/testServer.ts'
import { FLEET, type DemoNode } from '../fleet/fleet.ts'
import { createLiveFleet } from '../live.ts'
import { addDevices } from '../setup/devices.ts'
import { addOrganizations } from '../setup/organizations.ts'
import { createDemoClients, type DemoClients } from './demoClients.ts'

let now = TEST_NOW_MS
let server: TestServer
let clients: DemoClients
beforeAll(async () => {
  server = await createTestServer({ clock: () => now })
  await addOrganizations(server.context)
  await addDevices(server.context, now)
  clients = createDemoClients(server.context)
})
afterAll(() => server.close())

const online = FLEET.find(
  ({ type, status, silentBeforeSetupMs, intervalMs }) =>
    type.startsWith('Thiamis') &&
    status === 'activated' &&
    silentBeforeSetupMs === null &&
    intervalMs === MINUTE_MS,
) as DemoNode
const silent = FLEET.find(
  ({ type, silentBeforeSetupMs }) => type.startsWith('Thiamis') && silentBeforeSetupMs !== null,
) as DemoNode

const pass = async (ms: number) => {
  const until = now + ms
  for (; now < until; now += SECOND_MS) await clients.advance(now)
}
const ask = ({ nodeId }: DemoNode, settings: Record<string, unknown>) =>
  server.context.store.db
    .transaction()
    .execute((tx) => askSettings(tx, { nodeId, settings, by: 'Ana', now }))
const command = ({ nodeId }: DemoNode, name: DeviceCommand['name']) =>
  server.context.store.db
    .transaction()
    .execute((tx) => addCommand(tx, { nodeId, name, by: 'Ana', now }))
const setting = async ({ nodeId: id, type }: DemoNode, name: string) =>
  (await settingsView(server.context.store.db, { id, type }, true)).settings.find(
    (entry: NodeSetting) => entry.name === name,
  )
const newest = async ({ nodeId }: DemoNode) =>
  (await findCommands(server.context.store.db, nodeId, {}, now)).data[0]
const factsOf = async ({ nodeId: id, type }: DemoNode) => {
  const asked = { id, type, isOwners: true, canConfigure: true }
  const facts = await factsOfMany(server.context.store.db, [asked])
  return facts.get(id) ?? expect.fail(`no facts of ${id}`)
}
/** Tags of the lines that a device wrote from a time on. */
const tagsOf = async ({ nodeId }: DemoNode, from = 0) =>
  (await findDebugLines(server.context.store.db, nodeId, { from })).data.map(({ tag }) => tag)

it('a device has reported its factory settings', async () => {
  expect(await setting(online, 'interval')).toMatchObject({
    state: 'reported',
    reported: MINUTE_MS,
  })
})

it('a device waits, applies what it can and reports at its new interval', async () => {
  await ask(online, { interval: 30 * SECOND_MS })
  await clients.advance(now)
  expect(await setting(online, 'interval')).toMatchObject({ state: 'waiting' })
  await pass(10 * SECOND_MS)
  expect(await setting(online, 'interval')).toMatchObject({ state: 'applied' })

  const { db } = server.context.store
  const point = await db
    .selectFrom('data_points')
    .select('key')
    .where('node_id', '=', online.nodeId)
    .orderBy('key')
    .executeTakeFirstOrThrow()
  const from = now
  await createLiveFleet(server.context, TEST_NOW_MS, from).advance(from + 10 * MINUTE_MS)
  const { readings } = await db
    .selectFrom('measurements')
    .select((eb) => eb.fn.countAll<number>().as('readings'))
    .where('data_point', '=', point.key)
    .executeTakeFirstOrThrow()
  expect(Number(readings)).toBeGreaterThan(15)
})

it('a device refuses what it cannot do, with its reason', async () => {
  await ask(online, { interval: SECOND_MS })
  await pass(10 * SECOND_MS)
  expect(await setting(online, 'interval')).toMatchObject({
    state: 'refused',
    reason: 'Shortest interval: 5 s',
    reported: 30 * SECOND_MS,
  })
})

it('a device answers commands', async () => {
  await command(online, 'wifi_scan')
  await pass(10 * SECOND_MS)
  expect(await newest(online)).toMatchObject({
    state: 'done',
    data: { networks: expect.arrayContaining([expect.objectContaining({ ssid: 'City Works' })]) },
  })
})

it('a device starts with scripts, fetches new ones and refuses broken ones', async () => {
  const { db } = server.context.store
  const { nodeId } = online
  const scripts = async () =>
    (await findScripts(db, nodeId)).map(({ name, state, reason }) => [name, state, reason])
  const save = (name: string, text: string, basedOn: number | null) =>
    db
      .transaction()
      .execute((tx) => saveScript(tx, { nodeId, name, text, based_on: basedOn, by: 'Ana', now }))
  const delivered = await scripts()
  expect(delivered).toContainEqual(['main.lua', 'applied', null])
  await save('night.lua', 'if hour > 21 then\n  led.off()\nend\n', null)
  await save('main.lua', 'while true do\n', 1)
  await clients.advance(now)
  expect(await scripts()).toContainEqual(['night.lua', 'waiting', null])
  await pass(10 * SECOND_MS)
  expect(await scripts()).toContainEqual(['night.lua', 'applied', null])
  expect(await scripts()).toContainEqual(['main.lua', 'refused', 'Line 1: do has no end'])
  await db.transaction().execute((tx) => deleteScript(tx, { nodeId, name: 'night.lua', now }))
  await pass(10 * SECOND_MS)
  expect((await scripts()).map(([name]) => name)).toEqual(delivered.map(([name]) => name))
})

const sensorOf = ({ serial, instruments }: DemoNode, name: string): string => {
  const found = instruments.find(({ sensor }) => sensor.name === name)
  if (found === undefined) throw new Error(`${serial} has no ${name}`)
  return connectionOf(serial, found.sensor)
}
const sensorSetting = async ({ nodeId: id, type }: DemoNode, sensorId: string, name: string) =>
  (await settingsView(server.context.store.db, { id, type }, true)).sensors[sensorId]?.find(
    (entry: NodeSetting) => entry.name === name,
  )

describe('a sensor of a device', () => {
  const dusty = FLEET.find(({ name }) => name === 'Metro site east') as DemoNode
  const dust = sensorOf(dusty, 'dust-trak')
  const askSensor = (settings: Record<string, unknown>) =>
    server.context.store.db
      .transaction()
      .execute((tx) =>
        askSettings(tx, { nodeId: dusty.nodeId, sensorId: dust, settings, by: 'Ana', now }),
      )

  it('a sensor reports its factory settings, applies what it can and refuses the rest', async () => {
    expect(await sensorSetting(dusty, dust, 'profile')).toMatchObject({ reported: 'ambient' })
    await askSensor({ debug: 1, auto_zero: 15 })
    await clients.advance(now)
    expect(await sensorSetting(dusty, dust, 'debug')).toMatchObject({ state: 'waiting' })
    await pass(10 * SECOND_MS)
    expect(await sensorSetting(dusty, dust, 'debug')).toMatchObject({ state: 'applied' })
    expect(await sensorSetting(dusty, dust, 'auto_zero')).toMatchObject({
      state: 'refused',
      reason: 'Shortest auto-zero interval: 30 min',
      reported: 60,
    })
  })

  it('a sensor sends nothing while it is disabled, and again once it is enabled', async () => {
    const { db } = server.context.store
    const readingsAfter = async (from: number, isOf: '=' | '<>') => {
      const { readings } = await db
        .selectFrom('measurements')
        .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
        .select((eb) => eb.fn.countAll<number>().as('readings'))
        .where('data_points.node_id', '=', dusty.nodeId)
        .where('data_points.sensor_id', isOf, dust)
        .where('measurements.ts', '>', from)
        .executeTakeFirstOrThrow()
      return Number(readings)
    }
    const liveFor = async (ms: number) => {
      const from = now
      const fleet = createLiveFleet(server.context, TEST_NOW_MS, from)
      now += ms
      await fleet.advance(now)
      return from
    }
    // Behind the reports that other tests have sent ahead of the clock.
    now += 15 * MINUTE_MS
    await askSensor({ enabled: 0 })
    await pass(10 * SECOND_MS)
    const off = await liveFor(10 * MINUTE_MS)
    expect(await readingsAfter(off, '=')).toBe(0)
    expect(await readingsAfter(off, '<>')).toBeGreaterThan(0)
    await askSensor({ enabled: 1 })
    await pass(10 * SECOND_MS)
    const on = await liveFor(10 * MINUTE_MS)
    expect(await readingsAfter(on, '=')).toBeGreaterThan(0)
  })

  it('runs an auto-zero and reports its time', async () => {
    await server.context.store.db.transaction().execute((tx) =>
      addCommand(tx, {
        nodeId: dusty.nodeId,
        sensorId: dust,
        name: 'auto_zero',
        by: 'Ana',
        now,
      }),
    )
    const requestedAt = now
    await pass(10 * SECOND_MS)
    expect(await newest(dusty)).toMatchObject({ sensor_id: dust, state: 'done' })
    const { reported } = (await sensorSetting(dusty, dust, 'auto_zero_time')) ?? {}
    expect(reported).toBeGreaterThan(requestedAt)
  })
})

it('a device that is offline leaves its commands waiting', async () => {
  await command(silent, 'reboot')
  await pass(2 * MINUTE_MS)
  expect(await newest(silent)).toMatchObject({ state: 'queued' })
})

it('a device reports its battery, network and location', async () => {
  const placed = FLEET.find(({ name }) => name === 'Town Hall roof') as DemoNode
  await pass(2 * MINUTE_MS)
  const facts = await factsOf(placed)
  expect(facts.battery).toMatchObject({ volts: expect.closeTo(12.6, 0), percent: null })
  expect(facts.network).toMatchObject({ kind: 'gsm', name: 'Alder Mobile' })
  expect(facts.location?.latitude).toBeCloseTo(placed.latitude, 3)
  const indoor = FLEET.find(({ type }) => type === 'Aethair IAQ') as DemoNode
  expect(await factsOf(indoor)).toMatchObject({
    battery: { percent: 100, is_charging: true },
    network: { kind: 'wifi' },
    location: null,
  })
})

it('a device logs as much as it is asked for', async () => {
  const before = await tagsOf(online)
  expect(before).not.toContain('bus')
  await ask(online, { debug_level: 5, debug_tags: ['bus'] })
  await pass(10 * SECOND_MS)
  const asked = now
  await pass(20 * SECOND_MS)
  expect(new Set(await tagsOf(online, asked))).toEqual(new Set(['bus']))
})
