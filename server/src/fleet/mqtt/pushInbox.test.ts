import { DAY_MS } from '@airshed/domain'
import type { DeviceKey } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaseTo } from '../../testing/world/rights.ts'
import { eventually } from '../../testing/eventually.ts'
import { claimDue } from './dueDevices.ts'
import type { Pusher } from './pushInbox.ts'
import { createMqttWorld, type MqttWorld } from './testsupport/mqttWorld.ts'

let world: MqttWorld
let pushers: Pusher[]
beforeEach(async () => {
  world = await createMqttWorld()
  pushers = [world.createPusher(), world.createPusher()]
})
afterEach(async () => {
  await Promise.all(pushers.map((pusher) => pusher.stop()))
  await world.close()
})

/** Resolves when nothing is left to publish. */
async function settled(): Promise<void> {
  for (const pusher of pushers) pusher.poll()
  await Promise.all(pushers.splice(0).map((pusher) => pusher.stop()))
  pushers = [world.createPusher(), world.createPusher()]
}
const announced = async (after = 0) => {
  await world.arrive({ type: 'inbox', after })
  world.published.length = 0
}
const positions = () => world.pushed().map(({ messages }) => messages.map((m) => m.position))

describe('a device that asked for its messages over MQTT', () => {
  it('publishes a new message at once and from one of all processes', async () => {
    await announced()
    await world.command('blink')
    await eventually(() => expect(world.published).toHaveLength(1))
    await settled()
    expect(positions()).toEqual([[1]])
  })

  it('publishes everything after the position that the device named last', async () => {
    await announced()
    await world.command('blink')
    await settled()
    await world.ask({ interval: 30_000 })
    await settled()
    expect(positions()).toEqual([[1], [1, 2]])
    await announced(2)
    await world.command('reboot')
    await settled()
    expect(positions()).toEqual([[3]])
  })

  it('skips a command that was withdrawn while the broker was away', async () => {
    await announced()
    world.broker.isReady = false
    const { _id: id } = await world.command('format')
    await world.command('blink')
    const path = `nodes/${world.nodeId}/commands/${id}/withdraw`
    expect((await world.call('manager', 'PUT', path)).status).toBe(200)
    world.broker.isReady = true
    await settled()
    expect(positions()).toEqual([[2]])
  })

  it('publishes what arrived while the broker was away once it is back', async () => {
    await announced()
    world.broker.isReady = false
    await world.command('blink')
    await settled()
    expect(world.published).toEqual([])
    world.broker.isReady = true
    await settled()
    expect(positions()).toEqual([[1]])
  })

  it('stops publishing when the key ends with the role of its author, and resumes later', async () => {
    await announced()
    const role = { organization_id: 'city', role: 'user' }
    expect((await world.call('owner', 'POST', 'users/manager/roles', role)).status).toBe(200)
    await world.call('owner', 'PUT', `nodes/${world.nodeId}/actions/blink`)
    await settled()
    expect(positions()).toEqual([])
    await world.call('owner', 'POST', 'users/manager/roles', { ...role, role: 'manager' })
    await settled()
    expect(positions()).toEqual([[1]])
  })

  it('stops for the key of a lessee once the lease has ended', async () => {
    await leaseTo(world.context, world.nodeId, 'harbour')
    const made = await world.call<DeviceKey>('harbourmaster', 'PUT', `nodes/${world.nodeId}/key`)
    const { key } = made.body
    await world.arrive({ type: 'inbox', after: 0 }, { userProperties: { key } })
    world.published.length = 0
    await world.call('manager', 'DELETE', `nodes/${world.nodeId}/lease`)
    await world.command('blink')
    await settled()
    expect(positions()).toEqual([])
    await world.arrive({ type: 'inbox', after: 0 }, { userProperties: { key } })
    expect(world.refusals).toEqual([expect.objectContaining({ reason: 'DEVICE_KEY_UNKNOWN' })])
  })

  it('another process publishes what one was about to publish when it died', async () => {
    await announced()
    await Promise.all(pushers.splice(0).map((pusher) => pusher.stop()))
    await world.command('blink')
    const { store, clock } = world.context
    expect(await claimDue(store.db, clock())).toMatchObject([{ nodeId: world.nodeId, after: 0 }])
    expect(await claimDue(store.db, clock())).toEqual([])
    world.time.now += 30_000
    pushers = [world.createPusher()]
    await settled()
    expect(positions()).toEqual([[1]])
  })

  it('publishes nothing after a day of silence', async () => {
    await announced()
    world.time.now += DAY_MS
    await world.command('blink')
    await settled()
    expect(positions()).toEqual([])
  })

  it('extends the time by a day with each message of the device', async () => {
    await announced()
    world.time.now += DAY_MS - 1
    await world.arrive({ messages: [{ type: 'hello', id: 'still here' }] })
    world.published.length = 0
    world.time.now += DAY_MS - 1
    await world.command('blink')
    await settled()
    expect(positions()).toEqual([[1]])
  })

  it('stops publishing when the device gets another key until it asks with that', async () => {
    await announced()
    const key = await world.makeKey()
    await world.command('blink')
    await settled()
    expect(positions()).toEqual([])
    await world.arrive({ type: 'inbox', after: 0 }, { userProperties: { key } })
    expect(positions()).toEqual([[1]])
  })

  it('counts a device as seen when it asks, and not when something is published', async () => {
    await announced()
    const asked = world.time.now
    world.time.now += 60_000
    await world.command('blink')
    await settled()
    const { last_contact: contact } = await world.context.store.db
      .selectFrom('device_channels')
      .select('last_contact')
      .where('node_id', '=', world.nodeId)
      .executeTakeFirstOrThrow()
    expect(contact).toBe(asked)
  })
})

it('a device that never asked over MQTT gets nothing', async () => {
  await world.arrive({ messages: [{ type: 'hello', id: 'boot' }] })
  world.published.length = 0
  await world.command('blink')
  await settled()
  expect(world.published).toEqual([])
})
