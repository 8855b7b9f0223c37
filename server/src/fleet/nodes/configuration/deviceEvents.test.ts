import type { DeviceEvent, List } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createChannelWorld,
  type ChannelWorld,
} from '../../deviceChannel/testsupport/channelWorld.ts'
import { BOTH, leaseTo, seedManagerOfBoth } from '../../../testing/world/rights.ts'
import type { UserId } from '../../../testing/world/world.ts'
import { recordEvents } from '../../../access/events/record.ts'
import { clearEvents } from '../../../testing/clearEvents.ts'

let world: ChannelWorld
beforeAll(async () => {
  world = await createChannelWorld()
  await seedManagerOfBoth(world)
})
/** Nothing has happened yet, and the city has its device. */
beforeEach(async () => {
  await leaseTo(world.context, world.nodeId, null)
  await clearEvents(world.context)
})
afterAll(() => world.close())

const ask = (user: UserId, query = '') =>
  world.call<List<DeviceEvent>>(user, 'GET', `nodes/${world.nodeId}/events${query}`)
const list = async (query = '', user: UserId = 'manager') => (await ask(user, query)).body
const read = async (query = '', user: UserId = 'manager') =>
  (await list(query, user)).data.map(({ name }) => name)

describe('the events of a device', () => {
  it('lists requests, actions and authors of a device, the newest first', async () => {
    await world.call('manager', 'PUT', `nodes/${world.nodeId}`, {
      name: 'Quay',
      settings: { interval: 120_000 },
    })
    const { _id: command } = await world.command('blink')
    await world.inbox()
    await world.say(
      { type: 'result', id: 'c-1', command, ok: false, reason: 'no light' },
      {
        type: 'reported',
        id: 's-1',
        version: 1,
        settings: { enable_led: 1 },
        refused: [{ name: 'interval', reason: 'too long' }],
      },
    )
    const { data } = await list()
    expect(
      data.map(({ name, kind, actor_kind, actor_name }) => [name, kind, actor_kind, actor_name]),
    ).toEqual([
      ['node.settings-reported', 'settings', 'device', 'Quay'],
      ['node.command-failed', 'commands', 'device', 'Quay'],
      ['node.command-sent', 'commands', 'device', 'Quay'],
      ['node.commanded', 'commands', 'user', 'manager Tester'],
      ['node.changed', 'settings', 'user', 'manager Tester'],
    ])
    expect(data.map(({ changed }) => changed)).toEqual([
      ['enable_led'],
      [],
      [],
      [],
      ['name', 'interval'],
    ])
    expect(data[0]?.refused).toEqual(['interval'])
    expect(data.map(({ command: name }) => name)).toEqual([null, 'blink', 'blink', 'blink', null])
  })

  it('leaves out the values of settings', async () => {
    await world.ask({ interval: 180_000 })
    expect(JSON.stringify(await list())).not.toContain('180000')
  })

  it('filters events by kind, searches by author and pages', async () => {
    await world.makeKey()
    await world.call(BOTH, 'PUT', `nodes/${world.nodeId}/deactivate`)
    await world.call('manager', 'PUT', `nodes/${world.nodeId}/activate`)
    const all = ['node.activated', 'node.deactivated', 'node.key-made']
    expect(await read()).toEqual(all)
    expect(await read('?kind=keys,other')).toEqual(['node.key-made'])
    expect(await read('?kind=status&kind=commands&search=both')).toEqual(['node.deactivated'])
    expect(await read('?kind=nothing')).toEqual([])
    const part = await list('?size=2')
    expect(part.data.map(({ name }) => name)).toEqual(all.slice(0, 2))
    expect(await read(`?size=2&cursor=${part.next ?? ''}`)).toEqual(all.slice(2))
    expect(await read('?sort=time')).toEqual(all.toReversed())
  })

  it('lists an event of an unknown kind as other', async () => {
    await recordEvents(world.context.store.db, [
      {
        ts: world.time.now,
        name: 'node.polished',
        actor: { kind: 'system', id: null, name: 'Airshed' },
        organizationId: 'city',
        entity: 'nodes',
        rowId: world.nodeId,
      },
    ])
    expect(await list('?kind=other')).toMatchObject({
      data: [{ name: 'node.polished', kind: 'other' }],
    })
  })

  it('names the organization that a device was shared with or leased to', async () => {
    const path = `nodes/${world.nodeId}`
    await world.call(BOTH, 'PUT', `${path}/shares/harbour`)
    await world.call(BOTH, 'DELETE', `${path}/shares/harbour`)
    await world.call(BOTH, 'PUT', `${path}/lease/harbour`)
    await world.call(BOTH, 'DELETE', `${path}/lease`)
    const { data } = await list('?kind=rights')
    expect(data.map(({ name, organization }) => [name, organization])).toEqual(
      ['node.lease-ended', 'node.leased', 'node.unshared', 'node.shared'].map((name) => [
        name,
        'Harbour Authority',
      ]),
    )
  })
})

describe('readers of the events of a device', () => {
  it('shows events to users who configure the device and answers 403 to users who only read it', async () => {
    await world.makeKey()
    expect((await ask('user')).status).toBe(403)
    expect((await ask('harbourmaster')).status).toBe(404)
    await world.call(BOTH, 'PUT', `nodes/${world.nodeId}/shares/harbour`)
    expect((await ask('harbourmaster')).status).toBe(403)
    await world.call(BOTH, 'DELETE', `nodes/${world.nodeId}/shares/harbour`)
  })

  it('shows the holder events since the lease began, which the owner never reads', async () => {
    const path = `nodes/${world.nodeId}`
    await world.makeKey()
    await world.call(BOTH, 'PUT', `${path}/lease/harbour`)
    await world.call('harbourmaster', 'PUT', path, { description: 'Ours for a year' })
    expect(await read('', 'harbourmaster')).toEqual(['node.changed', 'node.leased'])
    expect((await ask('manager')).status).toBe(409)
    await world.call(BOTH, 'DELETE', `${path}/lease`)
    expect(await read()).toEqual(['node.lease-ended', 'node.leased', 'node.key-made'])
  })
})
