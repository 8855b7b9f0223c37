import { DAY_MS } from '@airshed/domain'
import type { DeviceCommand, ErrorBody, Node } from '@airshed/schemas'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createChannelWorld,
  type ChannelWorld,
} from '../../deviceChannel/testsupport/channelWorld.ts'
import { seedDustTrak } from '../../../testing/world/sensors.ts'

let world: ChannelWorld
let path: string
beforeEach(async () => {
  world = await createChannelWorld()
  path = `nodes/${world.nodeId}`
  await edit({ type: 'Thiamis-1000' })
})
afterEach(() => world.close())

const edit = (body: object) => world.call<Node & ErrorBody>('manager', 'PUT', path, body)
const states = async () =>
  (await world.commands()).map(({ name, state }) => `${name} ${state}`).toSorted()

it('withdraws commands that the new type does not support and keeps the others', async () => {
  for (const name of ['format', 'blink', 'sim_reset']) await world.command(name)
  world.time.now += 1
  expect((await edit({ type: 'Purifier' })).status).toBe(200)
  expect(await states()).toEqual(['blink queued', 'format withdrawn', 'sim_reset withdrawn'])
  const format = (await world.commands()).find(({ name }) => name === 'format')
  expect(format).toMatchObject({
    sent_at: null,
    ended_at: world.time.now,
    withdrawn_by: 'manager Tester',
  })
  const { messages } = await world.inbox()
  expect(messages).toEqual([expect.objectContaining({ type: 'command', name: 'blink' })])
})

it('a new type leaves an event for each withdrawn command after that of the change', async () => {
  const { _id: id } = await world.command('format')
  await edit({ type: 'Generic' })
  const events = await world.context.store.db
    .selectFrom('events')
    .select(['name', 'after', 'detail', 'organization_id'])
    .where('row_id', '=', world.nodeId)
    .orderBy('position', 'desc')
    .limit(2)
    .execute()
  expect(events.toReversed()).toEqual([
    expect.objectContaining({ name: 'node.changed', after: { type: 'Generic' } }),
    expect.objectContaining({
      name: 'node.command-withdrawn',
      detail: { command: id, action: 'format' },
    }),
  ])
  expect(new Set(events.map(({ organization_id: of }) => of)).size).toBe(1)
})

it('reports withdrawn settings without secrets, and not those in force', async () => {
  await edit({ settings: { voc_unit: 'ppb', enable_gps: 1, wifi_ssid: 'City' } })
  await world.say({ type: 'reported', id: 'r', version: 1, settings: { enable_gps: 1 } })
  await edit({ settings: { wifi_ssid: 'City', wifi_password: 'correct horse' } })
  await edit({ type: 'Purifier', settings: { speed: 50 } })
  const event = await world.context.store.db
    .selectFrom('events')
    .select(['before', 'after'])
    .where('name', '=', 'node.changed')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({
    before: {
      type: 'Thiamis-1000',
      settings: { voc_unit: 'ppb', wifi_ssid: 'City', wifi_password: true, speed: null },
    },
    after: {
      type: 'Purifier',
      settings: { voc_unit: null, wifi_ssid: null, wifi_password: null, speed: 50 },
    },
  })
})

it('keeps a command that was fetched and one that has expired', async () => {
  await world.command('format')
  await world.inbox()
  await edit({ type: 'Generic' })
  expect(await states()).toEqual(['format sent'])
  await edit({ type: 'Thiamis-1000' })
  await world.command('sim_reset')
  world.time.now += DAY_MS
  await edit({ type: 'Generic' })
  expect(await states()).toEqual(['format expired', 'sim_reset expired'])
})

it('withdraws requests to sensors that the new type cannot serve', async () => {
  const dust = await seedDustTrak(world.context, world.nodeId)
  await world.call('manager', 'PUT', `${path}/sensors/${dust}`, { debug: 1 })
  const zero = await world.call<DeviceCommand>(
    'manager',
    'PUT',
    `${path}/sensors/${dust}/actions/auto_zero`,
  )
  expect(zero.status).toBe(200)
  await edit({ type: 'Purifier' })
  expect(await world.sensorStates(dust)).toEqual({ debug: 'waiting' })
  expect(await states()).toEqual(['auto_zero queued'])
  await edit({ type: 'airRohr' })
  expect(await world.sensorStates(dust)).toEqual({})
  expect(await states()).toEqual(['auto_zero withdrawn'])
})

it('keeps the requested address to report to if the new type supports it', async () => {
  await world.call('admin', 'PUT', `thiamis/${world.serial}/endpoint`, {
    value: 'https://air.example.org/ingest',
  })
  await edit({ type: 'Generic' })
  expect(await world.setting('endpoint')).toMatchObject({ state: 'waiting' })
  await edit({ type: 'airRohr' })
  expect(await world.setting('endpoint')).toBeUndefined()
})

it('a refused change withdraws nothing', async () => {
  await world.command('format')
  const settings = { speed: 30 }
  expect((await edit({ type: 'Purifier', settings })).status).toBe(400)
  expect((await edit({ type: 'Purifier', version: 99 })).status).toBe(409)
  expect(await states()).toEqual(['format queued'])
})
