import type {
  AuditEntry,
  DeviceKey,
  ErrorBody,
  List,
  Node,
  NodeSettings,
  NodeWifi,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashDeviceKey } from '../deviceKeys/deviceKey.ts'
import { BOTH, seedManagerOfBoth } from '../../testing/world/rights.ts'
import type { UserId } from '../../testing/world/world.ts'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

const PASSWORD = 'correct horse battery'

let world: ChannelWorld
beforeAll(async () => {
  world = await createChannelWorld()
  await seedManagerOfBoth(world)
})
beforeEach(async () => {
  const { db } = world.context.store
  for (const table of ['device_settings', 'device_commands'] as const) {
    await db.deleteFrom(table).execute()
  }
  await clearEvents(world.context)
})
afterAll(() => world.close())

const wifi = async (user: 'manager' | 'user' = 'manager') =>
  world.call<NodeWifi & ErrorBody>(user, 'GET', `nodes/${world.nodeId}/default_wifi`)
const reported = (id: string, version: number, settings: object, refused: object[] = []) => ({
  type: 'reported',
  id,
  version,
  settings,
  refused,
})
/** Everything that the store, the log of changes and the answers have. */
async function everythingKept(): Promise<string> {
  const { db } = world.context.store
  const rows = await Promise.all([
    db.selectFrom('device_settings').selectAll().execute(),
    db.selectFrom('events').selectAll().execute(),
  ])
  return JSON.stringify(rows)
}
async function everythingAnswered(): Promise<string> {
  const base = `nodes/${world.nodeId}`
  const answers = await Promise.all([
    world.call<Node>('manager', 'GET', `${base}?includes=configuration`),
    world.call<NodeSettings>('manager', 'GET', `${base}/settings`),
    wifi(),
    world.call<List<AuditEntry>>('owner', 'GET', 'audit?organization_id=city'),
  ])
  return JSON.stringify(answers.map(({ body }) => body))
}
const version = async (): Promise<number> => {
  const { messages } = await world.inbox()
  const settings = messages.find((message) => message.type === 'settings')
  return settings?.type === 'settings' ? settings.version : 0
}

describe('the password of a network', () => {
  it('reaches the device, and nobody else', async () => {
    await world.ask({ wifi_ssid: 'City Works', wifi_password: PASSWORD })
    const { messages } = await world.inbox()
    expect(messages.at(-1)).toMatchObject({
      settings: { wifi_ssid: 'City Works', wifi_password: PASSWORD },
    })
    const { rows: events } = await sql`select * from events`.execute(world.context.store.db)
    expect(JSON.stringify(events)).toContain('wifi_password')
    expect(JSON.stringify(events)).not.toContain(PASSWORD)
    const answered = await everythingAnswered()
    expect(answered).toContain('City Works')
    expect(answered).not.toContain(PASSWORD)
    expect((await wifi()).body).toMatchObject({ wifi_ssid: 'City Works', has_wifi_password: true })
    expect(await world.setting('wifi_password')).toMatchObject({ state: 'waiting' })
  })

  it('forgets the password once the device has applied it', async () => {
    await world.ask({ wifi_ssid: 'City Works', wifi_password: PASSWORD })
    await world.say(reported('taken', await version(), { wifi_ssid: 'City Works' }))
    expect(await everythingKept()).not.toContain(PASSWORD)
    expect(await world.setting('wifi_password')).toMatchObject({ state: 'applied' })
    expect((await wifi()).body).toMatchObject({ has_wifi_password: true })
    expect(await world.events()).toContain('node.settings-reported by device Mast in the city')
    await world.ask({ wifi_password: 'another password' })
    expect(await world.setting('wifi_password')).toMatchObject({ state: 'waiting' })
  })

  it('keeps the password while the device has refused it, with the reason', async () => {
    await world.ask({ wifi_password: PASSWORD })
    const refused = [{ name: 'wifi_password', reason: 'Wrong password' }]
    await world.say(reported('refused', await version(), {}, refused))
    expect(await world.setting('wifi_password')).toMatchObject({
      state: 'refused',
      reason: 'Wrong password',
    })
  })

  it('stores no password that a device reports', async () => {
    await world.say(reported('told', 0, { wifi_password: PASSWORD, wifi_ssid: 'Quay' }))
    expect(await everythingKept()).not.toContain(PASSWORD)
    expect(await everythingAnswered()).not.toContain(PASSWORD)
    expect((await wifi()).body).toMatchObject({ wifi_ssid: 'Quay', has_wifi_password: true })
  })

  it('treats an empty password as an open network', async () => {
    await world.ask({ wifi_ssid: 'Free', wifi_password: '' })
    expect((await wifi()).body.has_wifi_password).toBe(false)
    await world.say(reported('open', await version(), { wifi_ssid: 'Free' }))
    expect((await wifi()).body.has_wifi_password).toBe(false)
  })

  it.each(['short', 'ñandú ñandú', 'x'.repeat(65)])(
    '%s is refused, and not repeated',
    async (word) => {
      const answer = await world.call<ErrorBody>('manager', 'PUT', `nodes/${world.nodeId}`, {
        settings: { wifi_password: word },
      })
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([
        400,
        '/settings/wifi_password',
      ])
      expect(JSON.stringify(answer.body)).not.toContain(word)
    },
  )
})

describe('the network of a device', () => {
  it('hides the network from those the device is shared with', async () => {
    await world.say(reported('quay', 0, { wifi_ssid: 'Quay', interval: 60_000 }))
    const { db } = world.context.store
    const share = { node_id: world.nodeId, organization_id: 'harbour' }
    await db.insertInto('node_shares').values(share).execute()
    const base = `nodes/${world.nodeId}`
    const [node, settings, network] = [
      await world.call<Node>('harbourmaster', 'GET', `${base}?includes=configuration`),
      await world.call<NodeSettings>('harbourmaster', 'GET', `${base}/settings`),
      await world.call('harbourmaster', 'GET', `${base}/default_wifi`),
    ]
    await db.deleteFrom('node_shares').execute()
    expect(node.body.settings).toEqual({ interval: 60_000 })
    expect(settings.body.settings.map(({ name }) => name)).toEqual(['interval'])
    expect(network.status).toBe(403)
  })

  it('shows the network only to those who manage the device', async () => {
    await world.say(reported('city', 0, { wifi_ssid: 'City' }))
    expect((await wifi()).body.wifi_ssid).toBe('City')
    expect((await wifi('user')).status).toBe(403)
  })

  it('removes network and password when the device is leased and when the lease ends', async () => {
    await world.ask({ wifi_ssid: 'City Works', wifi_password: PASSWORD })
    const lease = await world.call(BOTH, 'PUT', `nodes/${world.nodeId}/lease/harbour`)
    expect(lease.status).toBe(200)
    expect(await everythingKept()).not.toContain(PASSWORD)
    const keyOf = async (user: UserId) =>
      (await world.call<DeviceKey>(user, 'PUT', `nodes/${world.nodeId}/key`)).body.key
    const askedWith = async (key: string) =>
      (await world.request('GET', `/devices/${world.serial}/inbox`, { key })).body
    const key = await keyOf('harbourmaster')
    await world.call('harbourmaster', 'PUT', `nodes/${world.nodeId}`, {
      settings: { wifi_password: 'of the harbour' },
    })
    expect(await askedWith(key)).toContain('of the harbour')
    await world.call(BOTH, 'DELETE', `nodes/${world.nodeId}/lease`)
    const asked = await askedWith(await keyOf('manager'))
    expect(asked).toContain('"after"')
    expect(asked).not.toContain('of the harbour')
    await world.context.store.db
      .updateTable('device_channels')
      .set({ key_hash: hashDeviceKey(world.key) })
      .where('node_id', '=', world.nodeId)
      .execute()
  })
})

describe('a scan for networks', () => {
  it('shows a scan in progress, and its networks once the device answers', async () => {
    expect((await wifi()).body).toMatchObject({ scan: null, networks: [], scanned_at: null })
    const { _id } = await world.command('wifi_scan')
    expect((await wifi()).body.scan).toMatchObject({ _id, state: 'queued' })
    await world.inbox()
    expect((await wifi()).body.scan).toMatchObject({ _id, state: 'sent' })
    const data = { networks: [{ ssid: 'Quay', signal_dbm: -60, is_open: true }, 'Hidden?'] }
    await world.say({ type: 'result', id: 'found', command: _id, ok: true, data })
    expect((await wifi()).body).toMatchObject({
      scan: { _id, state: 'done' },
      scanned_at: world.time.now,
      networks: [
        { ssid: 'Quay', signal_dbm: -60, is_open: true },
        { ssid: 'Hidden?', signal_dbm: null, is_open: null },
      ],
    })
  })

  it('a failed scan keeps the networks of the one before', async () => {
    const { _id } = await world.command('wifi_scan')
    const data = { networks: ['Quay'] }
    await world.say({ type: 'result', id: 'first', command: _id, ok: true, data })
    const { _id: next } = await world.command('wifi_scan')
    const message = { type: 'result', id: 'second', command: next, ok: false }
    await world.say({ ...message, reason: 'Radio off' })
    expect((await wifi()).body).toMatchObject({
      scan: { _id: next, state: 'failed', reason: 'Radio off' },
      networks: [{ ssid: 'Quay' }],
    })
  })

  it('refuses the network of a type without Wi-Fi', async () => {
    const { db } = world.context.store
    const type = (name: string) =>
      db.updateTable('nodes').set({ type: name }).where('id', '=', world.nodeId).execute()
    await type('Purifier')
    const { status, body } = await wifi()
    await type('Thiamis-1000')
    expect([status, body.code]).toEqual([409, 'ACTION_NOT_SUPPORTED'])
  })
})
