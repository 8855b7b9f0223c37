import type { DeviceKey } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../front/app.ts'
import { leaseTo } from '../../testing/world/rights.ts'
import { eventually } from '../../testing/eventually.ts'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

let world: ChannelWorld
beforeEach(async () => {
  world = await createChannelWorld()
})
afterEach(() => world.close())

/** Resolves once the device waits: its first poll has noted the contact. */
const untilItWaits = () =>
  eventually(async () => {
    const { last_contact } = await world.context.store.db
      .selectFrom('device_channels')
      .select('last_contact')
      .where('node_id', '=', world.nodeId)
      .executeTakeFirstOrThrow()
    expect(last_contact).not.toBeNull()
  })

describe('a device that waits', () => {
  it('a waiting device gets a command as soon as somebody gives it', async () => {
    const waiting = world.inbox(0, 60)
    await untilItWaits()
    const { _id: id } = await world.command('blink')
    expect((await waiting).messages).toEqual([expect.objectContaining({ id })])
  })

  it('gets settings requested at another process', async () => {
    const { config, store, bus, clock } = world.context
    const other = await buildApp({ config, store, bus, clock })
    try {
      const waiting = other.app.inject({
        url: `/devices/${world.serial}/inbox?wait=60`,
        headers: { 'x-airshed-key': world.key },
      })
      await untilItWaits()
      await world.ask({ interval: 30_000 })
      expect((await waiting).json()).toMatchObject({
        messages: [{ type: 'settings', settings: { interval: 30_000 } }],
      })
    } finally {
      await other.app.close()
    }
  })

  it('gets an empty answer when its time is over', async () => {
    await world.command('reboot')
    const { after } = await world.inbox()
    expect(await world.inbox(after, 1)).toEqual({ messages: [], after })
  })

  it('answers the first request of a device that asks again', async () => {
    const first = world.inbox(0, 60)
    await untilItWaits()
    const second = world.inbox(0, 60)
    expect((await first).messages).toEqual([])
    await world.command('blink')
    expect((await second).messages).toHaveLength(1)
  })

  it('closes the requests of waiting devices when the server stops', async () => {
    const waiting = world.inbox(0, 60)
    await untilItWaits()
    await world.app.close()
    expect((await waiting).messages).toEqual([])
  })

  it.each<[string, () => Promise<unknown>, string?]>([
    ['revoked', () => world.call('manager', 'DELETE', `nodes/${world.nodeId}/key`)],
    ['replaced', () => world.makeKey()],
    ['gone with the device', () => world.call('manager', 'DELETE', `nodes/${world.nodeId}`)],
    ['gone as it is reset', () => world.call('admin', 'PUT', `nodes/${world.nodeId}/reset`)],
    [
      'ended with the role of its maker',
      () => world.call('owner', 'DELETE', 'users/manager/permissions/manager?organization_id=city'),
      'DEVICE_KEY_ENDED',
    ],
    [
      'ended with the account of its maker',
      () => world.call('owner', 'POST', 'users/manager/deactivate'),
      'DEVICE_KEY_ENDED',
    ],
  ])(
    'answers at once at every process when the key of a waiting device is %s',
    async (...given) => {
      const [, end, code = 'DEVICE_KEY_UNKNOWN'] = given
      const { config, store, bus, clock } = world.context
      const other = await buildApp({ config, store, bus, clock })
      try {
        const headers = { 'x-airshed-key': world.key }
        const waiting = other.app.inject({
          url: `/devices/${world.serial}/inbox?wait=60`,
          headers,
        })
        await untilItWaits()
        const startedAt = performance.now()
        expect((await end()) as object).toBeDefined()
        const answer = await waiting
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, code])
        // Without a signal it would be polled within 15 s.
        expect(performance.now() - startedAt).toBeLessThan(10_000)
      } finally {
        await other.app.close()
      }
    },
  )

  it('refuses the key of a lessee as the lease ends and sends it nothing of the owner', async () => {
    await leaseTo(world.context, world.nodeId, 'harbour')
    const made = await world.call<DeviceKey>('harbourmaster', 'PUT', `nodes/${world.nodeId}/key`)
    const waiting = world.inject({
      url: `/devices/${world.serial}/inbox?wait=60`,
      headers: { 'x-airshed-key': made.body.key },
    })
    await untilItWaits()
    await world.call('manager', 'DELETE', `nodes/${world.nodeId}/lease`)
    await world.ask({ wifi_ssid: 'Roof', wifi_password: 'of the owner' })
    const answer = await waiting
    expect([answer.statusCode, answer.body]).toEqual([401, expect.not.stringContaining('Roof')])
  })
})
