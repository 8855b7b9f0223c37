import {
  DEFAULT_PUBLIC_LINK,
  type DeviceKey,
  type IngestKeyCreated,
  type IngestKeyList,
  type InvitationSent,
  type NewAlert,
  type PublicLink,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alertMailLinks } from '../../alerting/notifications/links/alertMailLinks.ts'
import { readInbox } from '../../fleet/deviceChannel/readInbox.ts'
import { requireRight } from '../../fleet/imports/calls/runningImport.ts'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { BOTH, seedManagerOfBoth } from '../../testing/world/rights.ts'
import { X509Certificate, X509Crl } from '../../base/deviceAuthority/x509.ts'
import { createWorld, type Answer, type UserId, type World } from '../../testing/world/world.ts'
import { seedDataPoint, seedNode, seedOrganization, seedUser } from '../../testing/seed.ts'
import { ENDINGS, type End, type Thing } from './endings.ts'

let world: World
let scenes = 0
beforeAll(async () => {
  world = await createWorld({ env: { AIRSHED_DEVICE_CA: '1' } })
  await seedManagerOfBoth(world)
})
afterAll(() => world.close())

/** Somebody with a right to a device, and how that right ends. */
interface Scene {
  number: number
  nodeId: string
  serial: string
  pointId: string
  maker: UserId
  /** The organization in whose name they act. */
  organization: string
  end: () => Promise<Answer<unknown>>
}

async function newScene(
  owner: string,
  rest: (nodeId: string, number: number) => Promise<Pick<Scene, 'maker' | 'organization' | 'end'>>,
): Promise<Scene> {
  const number = (scenes += 1)
  const serial = `airgradient:e4d0${number}`
  const node = await seedNode(world.context, { serial, organization: owner })
  const { id: pointId } = await seedDataPoint(world.context, node)
  const { nodeId } = node
  return { number, nodeId, serial, pointId, ...(await rest(nodeId, number)) }
}

const put = (user: UserId, path: string, body?: object) => world.call(user, 'PUT', path, body)
const ownScene = (maker: UserId, end: (nodeId: string) => Promise<Answer<unknown>>) =>
  newScene('city', async (nodeId) => ({ maker, organization: 'city', end: () => end(nodeId) }))
const memberScene = (end: (userId: string) => Promise<Answer<unknown>>) =>
  newScene('city', async (_, number) => {
    const id = `person${number}`
    await seedUser(world.context, { id, role: 'manager', organization: 'city' })
    return { maker: id as UserId, organization: 'city', end: () => end(id) }
  })

/** For each end of a right: somebody who has the right, and the call that ends it. */
const SCENES: Record<End, () => Promise<Scene>> = {
  lease_begins: () => ownScene('manager', (id) => put(BOTH, `nodes/${id}/lease/harbour`)),
  lease_ends: () =>
    newScene('city', async (id) => {
      await put(BOTH, `nodes/${id}/lease/harbour`)
      const end = () => world.call('manager', 'DELETE', `nodes/${id}/lease`)
      return { maker: 'harbourmaster', organization: 'harbour', end }
    }),
  transfer: () =>
    ownScene('manager', (id) => put(BOTH, `nodes/${id}/transfer/harbour`, { payment: 'harbour' })),
  share_ends: () =>
    newScene('city', async (id) => {
      await put(BOTH, `nodes/${id}/shares/harbour`)
      const end = () => world.call('manager', 'DELETE', `nodes/${id}/shares/harbour`)
      return { maker: 'harbourmaster', organization: 'harbour', end }
    }),
  role_ends: () =>
    memberScene((id) =>
      world.call('owner', 'DELETE', `users/${id}/permissions/manager?organization_id=city`),
    ),
  account_deactivated: () =>
    memberScene((id) => world.call('owner', 'POST', `users/${id}/deactivate`)),
  organization_deleted: async () => {
    const id = `club${scenes}`
    await seedOrganization(world.context, id)
    return newScene(id, async (_, number) => {
      const maker = (await seedUser(world.context, {
        id: `founder${number}`,
        role: 'owner',
        organization: id,
      })) as UserId
      const end = () => world.call(maker, 'DELETE', `organizations/${id}`, { name: id })
      return { maker, organization: id, end }
    })
  },
}

const isOk = ({ status }: { status: number }) => status < 400
const byKey = async (key: string, method: 'GET' | 'POST', url: string, body?: object) => {
  const headers = { 'x-airshed-key': key, 'content-type': 'application/json' }
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
  return (await world.inject({ method, url, headers, ...payload })).statusCode < 400
}
const reading = (serial: string) => ({ serial, readings: { pm25: 7 } })
/** The messages that the device is sent, whoever asks for them. */
const messagesTo = async ({ nodeId }: Scene) => {
  const actor = { kind: 'device' as const, id: nodeId, name: 'A device' }
  const { store, clock } = world.context
  const reader = { nodeId, organizationId: 'city', actor }
  return (await readInbox(store.db, reader, 0, clock(), { isPush: true })).messages
}

/** For each thing: makes it as whoever has the right. Answers how to find out whether it works. */
const THINGS: Record<Thing, (scene: Scene) => Promise<() => Promise<boolean[]>>> = {
  async device_key({ maker, nodeId, serial }) {
    const { body } = await world.call<DeviceKey>(maker, 'PUT', `nodes/${nodeId}/key`)
    const { key } = body
    return async () => [
      await byKey(key, 'GET', `/devices/${serial}/inbox`),
      await byKey(key, 'POST', `/devices/${serial}/outbox`, {
        messages: [{ type: 'readings', id: 'r-1', readings: { pm25: 7 } }],
      }),
      await byKey(key, 'POST', '/ingest/json', reading(serial)),
    ]
  },
  async device_certificate({ maker, serial }) {
    const { body } = await world.call<string>(maker, 'POST', `thiamis/${serial}.crt`)
    const { serialNumber } = new X509Certificate(body)
    return async () => {
      const list = await world.inject({ method: 'GET', url: '/device-authority/revoked.crl' })
      return [
        new X509Crl(new Uint8Array(list.rawPayload).buffer).findRevoked(serialNumber) === null,
      ]
    }
  },
  async ingest_key({ maker, organization, number, serial }) {
    const wish = { organization_id: organization, name: `Key ${number}` }
    const { body } = await world.call<IngestKeyCreated>(maker, 'POST', 'ingest_keys', wish)
    return async () => [await byKey(body.key, 'POST', '/ingest/json', reading(serial))]
  },
  async api_token({ maker, organization, nodeId }) {
    const secret = await seedSecretToken(world.context, organization as 'city', {
      owner: maker,
      permissions: ['read_devices'],
    })
    return async () => [isOk(await world.callByToken(secret, 'GET', `nodes/${nodeId}`))]
  },
  async invitation({ maker, organization, number }) {
    const links: string[] = []
    for (const turn of [1, 2]) {
      const email = `friend${turn}.${number}@example.org`
      const wish = { organization_id: organization, email, role: 'user' }
      const { body } = await world.call<InvitationSent>(maker, 'POST', 'invitations', wish)
      links.push(new URL(body.link ?? '').pathname)
    }
    const person = { first_name: 'A', last_name: 'Friend', password: 'Clear air 7' }
    const form = { do: 'accept', ...person, repeated: person.password }
    return async () => [
      isOk({
        status: (
          await world.inject({
            method: 'POST',
            url: links.shift() ?? '',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams(form).toString(),
          })
        ).statusCode,
      }),
    ]
  },
  async command(scene) {
    await put(scene.maker, `nodes/${scene.nodeId}/actions/reboot`)
    return async () => [(await messagesTo(scene)).some(({ type }) => type === 'command')]
  },
  async setting(scene) {
    await put(scene.maker, `nodes/${scene.nodeId}`, { settings: { interval: 30_000 } })
    return async () => [
      (await messagesTo(scene)).some(
        (message) => message.type === 'settings' && 'interval' in message.settings,
      ),
    ]
  },
  async script(scene) {
    const save = { text: 'print(1)', based_on: null }
    await put(scene.maker, `nodes/${scene.nodeId}/scripts/main.lua`, save)
    return async () => [(await messagesTo(scene)).some(({ type }) => type === 'files')]
  },
  async keyless({ maker, nodeId, serial }) {
    await put(maker, `nodes/${nodeId}/keyless`, { accepts_keyless: true })
    const payload = JSON.stringify({ wifi: -50, pm02: 3 })
    const headers = { 'content-type': 'application/json' }
    const url = `/sensors/${serial}/measures`
    return async () => [
      (await world.inject({ method: 'POST', url, headers, payload })).statusCode < 400,
    ]
  },
  async public_link({ maker, nodeId }) {
    const wish = { ...DEFAULT_PUBLIC_LINK, short_url: true }
    const { body } = await world.call<PublicLink>(maker, 'PUT', `nodes/${nodeId}/public_link`, wish)
    const code = body.address?.split('/').at(-1) ?? ''
    return async () => [isOk(await world.call(null, 'GET', `public/devices/${code}`))]
  },
  async import({ maker, organization }) {
    const order = { userId: maker, organizationId: organization }
    const goesOn = () =>
      requireRight(world.context, order, true).then(
        () => true,
        () => false,
      )
    return async () => [await goesOn()]
  },
  async alert({ maker, organization, number, nodeId, pointId }) {
    const condition = { deviceId: nodeId, dataPointId: pointId, expr: 'gt' as const, value: 35 }
    const alert: NewAlert = {
      organization_id: organization,
      name: `Dust ${number}`,
      description: '',
      notification_level: 'info',
      data_points: [{ _id: 'g1', conditions: [condition] }],
      subscribers: { users: [maker], notification_method: 'email' },
    }
    const { body } = await world.call<{ _id: string }>(maker, 'POST', 'alerts', alert)
    const { _id: id } = body
    return async () => {
      const sources = world.context.store.db.selectFrom('alert_sources').select('source')
      return [(await sources.where('alert_id', '=', id).execute()).length > 0]
    }
  },
  async alert_link(scene) {
    await THINGS.alert(scene)
    const { db } = world.context.store
    const { id } = await db
      .updateTable('alerts')
      .set({ latest_value: true })
      .where('name', '=', `Dust ${scene.number}`)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { acknowledgeLink, muteLink, unsubscribeLink } = alertMailLinks(world.context, {
      alertId: id,
      userId: scene.maker,
      canManage: true,
      isOver: false,
    })
    const post = async (link: string | null, action: string) =>
      isOk({
        status: (
          await world.inject({
            method: 'POST',
            url: new URL(link ?? '').pathname,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: `do=${action}`,
          })
        ).statusCode,
      })
    return async () => [
      await post(acknowledgeLink, 'acknowledge'),
      await post(muteLink, 'mute'),
      await post(unsubscribeLink, 'unsubscribe'),
    ]
  },
  async reading({ maker, nodeId }) {
    return async () => [isOk(await world.call(maker, 'GET', `nodes/${nodeId}/settings`))]
  },
}

const CELLS = Object.entries(ENDINGS).flatMap(([thing, { ends }]) =>
  Object.keys(ends).map((end) => [thing as Thing, end as End] as const),
)

describe('things made with a right', () => {
  it.each(CELLS)('%s no longer works once %s', async (thing, end) => {
    const scene = await SCENES[end]()
    const works = await THINGS[thing](scene)
    const before = await works()
    expect(before).toEqual(before.map(() => true))
    expect((await scene.end()).status).toBeLessThan(300)
    expect(await works()).toEqual(before.map(() => false))
  })

  it('a lease that begins keeps the key in the device working', async () => {
    const scene = await SCENES.lease_begins()
    const works = await THINGS.device_key(scene)
    await scene.end()
    expect(await works()).toEqual([true, true, true])
  })
})

describe('a key that ended with a role', () => {
  it('an ended key works again once its author is back', async () => {
    const scene = await SCENES.account_deactivated()
    const works = await THINGS.device_key(scene)
    await scene.end()
    expect((await world.call('owner', 'POST', `users/${scene.maker}/activate`)).status).toBe(200)
    expect(await works()).toEqual([true, true, true])
  })

  it('ends with a role that manages no devices, and works again with one that does', async () => {
    const scene = await SCENES.role_ends()
    const works = await THINGS.ingest_key(scene)
    const give = (role: string) =>
      world.call('admin', 'POST', `users/${scene.maker}/roles`, { organization_id: 'city', role })
    const stateOf = async () => {
      const path = `ingest_keys?organization_id=city&search=Key ${scene.number}`
      return (await world.call<IngestKeyList>('owner', 'GET', path)).body.data[0]?.state
    }
    expect(await stateOf()).toBe('active')
    expect((await give('user')).status).toBe(200)
    expect(await works()).toEqual([false])
    expect(await stateOf()).toBe('ended')
    const again = { organization_id: 'city', name: `Key ${scene.number}` }
    expect((await world.call('owner', 'POST', 'ingest_keys', again)).status).toBe(201)
    expect((await give('manager')).status).toBe(200)
    expect(await works()).toEqual([true])
  })

  it('a key that ended blocks no other sender from its address, however often it is sent', async () => {
    const scene = await SCENES.role_ends()
    const works = await THINGS.ingest_key(scene)
    const { key } = (await world.call<DeviceKey>('owner', 'PUT', `nodes/${scene.nodeId}/key`)).body
    await scene.end()
    for (let post = 0; post < 70; post += 1) expect(await works()).toEqual([false])
    expect(await byKey(key, 'GET', `/devices/${scene.serial}/inbox`)).toBe(true)
  })
})

describe('the end of a lease', () => {
  it('records for both organizations what was withdrawn', async () => {
    const scene = await SCENES.lease_ends()
    for (const thing of ['device_key', 'command', 'setting', 'script', 'keyless'] as const) {
      await THINGS[thing](scene)
    }
    await scene.end()
    const rows = await world.context.store.db
      .selectFrom('events')
      .select(['organization_id', 'detail'])
      .where('name', '=', 'node.lease-ended')
      .where('row_id', '=', scene.nodeId)
      .orderBy('organization_id')
      .execute()
    const withdrawn = [
      'device key',
      'command reboot',
      'setting interval',
      'script main.lua',
      'choice about readings without a key',
    ]
    expect(rows).toEqual([
      { organization_id: 'city', detail: expect.objectContaining({ withdrawn }) },
      { organization_id: 'harbour', detail: expect.objectContaining({ withdrawn }) },
    ])
  })

  it('restores what the owner chose about readings without a key', async () => {
    const scene = await SCENES.lease_begins()
    const works = await THINGS.keyless(scene)
    await scene.end()
    await put('harbourmaster', `nodes/${scene.nodeId}/keyless`, { accepts_keyless: false })
    expect(await works()).toEqual([false])
    await world.call('manager', 'DELETE', `nodes/${scene.nodeId}/lease`)
    expect(await works()).toEqual([true])
  })

  it('keeps the key and the script of the owner, which the device runs', async () => {
    const { db } = world.context.store
    const scene = await SCENES.lease_begins()
    const works = await THINGS.device_key(scene)
    const path = `nodes/${scene.nodeId}/scripts/main.lua`
    await put('manager', path, { text: 'print(1)', based_on: null })
    const { digest } = await db
      .selectFrom('device_scripts')
      .select('digest')
      .where('node_id', '=', scene.nodeId)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('device_scripts')
      .set({ reported_digest: digest })
      .where('node_id', '=', scene.nodeId)
      .execute()
    await scene.end()
    expect((await put('harbourmaster', path, { text: 'print(2)', based_on: 1 })).status).toBe(200)
    await world.call('manager', 'DELETE', `nodes/${scene.nodeId}/lease`)
    const { body } = await world.call<{ text: string }>('manager', 'GET', path)
    expect(body.text).toBe('print(1)')
    expect((await put('manager', path, { text: 'print(3)', based_on: 1 })).status).toBe(200)
    expect(await works()).toEqual([true, true, true])
  })
})

it('a lessee requests no private setting while the device has the key of its owner', async () => {
  const scene = await SCENES.lease_begins()
  await THINGS.device_key(scene)
  await scene.end()
  const ask = () =>
    world.call<{ code: string }>('harbourmaster', 'PUT', `nodes/${scene.nodeId}`, {
      settings: { wifi_ssid: 'Harbour', wifi_password: 'kept among us' },
    })
  const refused = await ask()
  expect([refused.status, refused.body.code]).toEqual([409, 'DEVICE_KEY_OF_OWNER'])
  await put('harbourmaster', `nodes/${scene.nodeId}/key`)
  expect((await ask()).status).toBe(200)
})

it('refuses to make keys while acting for somebody else, which they would outlive', async () => {
  const acting = { external_id: 'ext-city', role: 'manager' }
  const path = 'users/access_context/support'
  expect((await world.call('support', 'POST', path, acting)).status).toBe(200)
  const tries = [
    await put('support', `nodes/${world.city.nodeId}/key`),
    await world.call('support', 'POST', 'ingest_keys', { organization_id: 'city', name: 'Mine' }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([409, 409])
  await world.call('support', 'DELETE', path)
})
