import type {
  AuditEntry,
  DeviceKey,
  ErrorBody,
  List,
  Node,
  NodeChangePreview,
  NodeChangeRun,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedAlert } from '../../../testing/world/alerts.ts'
import { seedWindow } from '../../../testing/world/maintenanceWindows.ts'
import {
  BILLING,
  BOTH,
  leaseTo,
  READER,
  seedFleet,
  seedManagerOfBoth,
} from '../../../testing/world/rights.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  await seedManagerOfBoth(world)
})
afterAll(() => world.close())

const newDevice = async (serial: string) => (await seedFleet(world, [serial]))[0] ?? ''
const put = (user: UserId, path: string, body?: object) =>
  world.call<Node & ErrorBody>(user, 'PUT', `nodes/${path}`, body)
const eventsIn = async (organization: string, nodeId: string) => {
  const path = `audit?organization_id=${organization}&size=100`
  const user = organization === 'city' ? 'owner' : 'harbourmaster'
  const { body } = await world.call<List<AuditEntry>>(user, 'GET', path)
  return body.data.filter(({ target }) => target === nodeId).map(({ action }) => action)
}

describe('the lease of a device', () => {
  it('leases a device to another organization of the caller until its owner takes it back', async () => {
    const id = await newDevice('1C01A001')
    const { status, body } = await put(READER, `${id}/lease/harbour`)
    expect([status, body.leased_to]).toEqual([200, 'harbour'])
    expect((await world.call('harbourmaster', 'GET', `nodes/${id}/settings`)).status).toBe(200)
    const back = await world.call<Node>('manager', 'DELETE', `nodes/${id}/lease`)
    expect([back.status, back.body.leased_to, back.body.statusType]).toEqual([200, null, 'offline'])
    expect((await world.call('harbourmaster', 'GET', `nodes/${id}`)).status).toBe(404)
    expect((await world.call('manager', 'GET', `nodes/${id}/settings`)).status).toBe(200)
  })

  it('the audit logs of both organizations record a lease', async () => {
    const id = await newDevice('1C01A002')
    await put(BOTH, `${id}/lease/harbour`)
    await put(BOTH, `${id}/lease/harbour`)
    await world.call(BOTH, 'DELETE', `nodes/${id}/lease`)
    const both = ['node.lease-ended', 'node.leased']
    expect(await eventsIn('city', id)).toEqual(both)
    expect(await eventsIn('harbour', id)).toEqual(both)
  })

  it('events from a leased device belong to its holder and not to its owner', async () => {
    const id = await newDevice('1C01A007')
    await put(BOTH, `${id}/lease/harbour`)
    const { body } = await world.call<DeviceKey>('harbourmaster', 'PUT', `nodes/${id}/key`)
    const answer = await world.inject({
      method: 'POST',
      url: '/devices/1C01A007/outbox',
      headers: { 'x-airshed-key': body.key, 'content-type': 'application/json' },
      payload: JSON.stringify({
        messages: [
          { type: 'reported', id: 's-1', version: 0, settings: { interval: 30_000 } },
          { type: 'readings', id: 'r-1', readings: { pm25: 7 } },
        ],
      }),
    })
    expect(answer.json()).toMatchObject({ accepted: 2, refused: [] })
    const rows = await world.context.store.db
      .selectFrom('events')
      .select('organization_id')
      .where('row_id', '=', id)
      .where('name', '=', 'node.settings-reported')
      .execute()
    expect(rows).toEqual([{ organization_id: 'harbour' }])
  })

  it('refuses to lease to an organization that the caller does not belong to', async () => {
    const id = await newDevice('1C01A003')
    expect((await put('manager', `${id}/lease/harbour`)).status).toBe(404)
    expect((await put('user', `${id}/lease/city`)).status).toBe(403)
  })

  it.each([
    ['to its owner', 'lease/city', 'LEASE_WITH_OWNER'],
    ['while it is shared', 'lease/harbour', 'LEASE_SHARED'],
  ] as const)('refuses to lease a device %s', async (_, path, code) => {
    const id = await newDevice(code === 'LEASE_SHARED' ? '1C01A004' : '1C01A005')
    await put(BOTH, `${id}/shares/harbour`)
    const { status, body } = await put(BOTH, `${id}/${path}`)
    expect([status, body.code]).toEqual([409, code])
  })

  it('a leased device cannot be shared', async () => {
    const id = await newDevice('1C01A006')
    await put(BOTH, `${id}/lease/harbour`)
    const { status, body } = await put('manager', `${id}/shares/city`)
    expect([status, body.code]).toEqual([409, 'LEASED'])
  })
})

describe('the transfer of a device', () => {
  const transfer = (user: UserId, id: string, payment: string, to = 'harbour') =>
    put(user, `${id}/transfer/${to}`, { payment })

  it('gives a device with its data to a new owner and ends everything else of it', async () => {
    const { db } = world.context.store
    const id = await newDevice('1C01B001')
    await put(BOTH, `${id}/keyless`, { accepts_keyless: true })
    await put(BOTH, `${id}/key`)
    await put(BOTH, id, { settings: { interval: 30_000 } })
    await put(BOTH, `${id}/actions/blink`)
    await put(BOTH, `${id}/lease/harbour`)
    const alert = await seedAlert(world.context, 'city')
    await db.insertInto('alert_nodes').values({ alert_id: alert, node_id: id }).execute()
    await seedWindow(world.context, 'city', { nodeIds: [id] })
    const { status, body } = await transfer(BOTH, id, 'city')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        organization_id: 'harbour',
        payment_organization_id: 'city',
        leased_to: null,
        accepts_keyless: false,
      }),
    ])
    const settings = await world.call('harbourmaster', 'GET', `nodes/${id}/settings`)
    expect(settings.body).toMatchObject({ key: null, settings: [] })
    const commands = await world.call('harbourmaster', 'GET', `nodes/${id}/commands`)
    expect(commands.body).toMatchObject({ data: [] })
    for (const table of ['alert_nodes', 'maintenance_window_nodes'] as const) {
      const left = await db.selectFrom(table).select('node_id').where('node_id', '=', id).execute()
      expect(left).toEqual([])
    }
    expect((await world.call('owner', 'GET', `nodes/${id}`)).status).toBe(404)
  })

  it('a transfer ends shares and is in the audit logs of both organizations', async () => {
    const id = await newDevice('1C01B002')
    await put(BOTH, `${id}/shares/harbour`)
    await transfer(BOTH, id, 'harbour')
    const { body } = await world.call<Node>('harbourmaster', 'GET', `nodes/${id}`)
    expect([body.shared_to, body.payment_organization_id]).toEqual([[], null])
    expect((await eventsIn('city', id))[0]).toBe('node.transferred')
    expect(await eventsIn('harbour', id)).toEqual(['node.transferred'])
  })

  it('keeps what the device has reported without the names of who asked for it', async () => {
    const { db } = world.context.store
    const id = await newDevice('1C01B003')
    await put(BOTH, id, { settings: { interval: 30_000, enable_led: 0 } })
    await db
      .updateTable('device_settings')
      .set({ reported: JSON.stringify(30_000), reported_at: 1 })
      .where('node_id', '=', id)
      .where('name', '=', 'interval')
      .execute()
    await transfer(BOTH, id, 'harbour')
    const { body } = await world.call<{ settings: object[] }>(
      'harbourmaster',
      'GET',
      `nodes/${id}/settings`,
    )
    expect(body.settings).toEqual([
      expect.objectContaining({
        name: 'interval',
        reported: 30_000,
        state: 'reported',
        asked_by: null,
      }),
    ])
    expect(body.settings[0]).not.toHaveProperty('desired')
  })

  it('requires a manager of both organizations and of the payer', async () => {
    const id = await newDevice('1C01B004')
    expect((await transfer('manager', id, 'city')).status).toBe(404)
    expect((await transfer(READER, id, 'city')).status).toBe(403)
    expect((await transfer(BOTH, id, 'nowhere')).status).toBe(404)
    expect((await transfer('harbourmaster', id, 'harbour')).status).toBe(404)
    await leaseTo(world.context, id, 'harbour')
    expect((await transfer('harbourmaster', id, 'harbour')).status).toBe(403)
  })

  it('refuses a transfer without a payer and one to the present owner', async () => {
    const id = await newDevice('1C01B005')
    expect((await put(BOTH, `${id}/transfer/harbour`, {})).status).toBe(400)
    const { status, body } = await transfer(BOTH, id, 'city', 'city')
    expect([status, body.code]).toEqual([409, 'TRANSFER_TO_OWNER'])
  })
})

describe('the payer of a device', () => {
  const bill = (user: UserId, id: string, payer: string) => put(user, `${id}/payment/${payer}`)

  it('changes the payer without the owner and records it for the owner and the payer', async () => {
    const id = await newDevice('1C01C001')
    const { status, body } = await bill(BILLING, id, 'harbour')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ organization_id: 'city', payment_organization_id: 'harbour' }),
    ])
    await bill(BILLING, id, 'harbour')
    expect((await bill(BILLING, id, 'city')).body.payment_organization_id).toBeNull()
    const twice = ['node.payment-changed', 'node.payment-changed']
    expect(await eventsIn('city', id)).toEqual(twice)
    expect(await eventsIn('harbour', id)).toEqual(twice)
    expect((await world.call('harbourmaster', 'GET', `nodes/${id}`)).status).toBe(404)
  })

  it('requires an administrator of the owner who manages devices of the payer', async () => {
    const id = await newDevice('1C01C002')
    expect((await bill(BOTH, id, 'harbour')).status).toBe(403)
    expect((await bill('admin', id, 'harbour')).status).toBe(404)
    expect((await bill(BILLING, id, 'nowhere')).status).toBe(404)
    expect((await bill('harbourmaster', id, 'harbour')).status).toBe(404)
    await leaseTo(world.context, id, 'harbour')
    expect((await bill('harbourmaster', id, 'harbour')).status).toBe(403)
    expect((await bill(BILLING, id, 'harbour')).status).toBe(200)
  })

  it('an order changes the payer of many devices and refuses those of others', async () => {
    const ids = await seedFleet(world, ['1C01C003', '1C01C004'])
    const order = {
      change: 'payment_update',
      devices: { ids },
      payment_organization_id: 'harbour',
    }
    const preview = await world.call<NodeChangePreview>(
      BILLING,
      'POST',
      'nodes/changes/preview',
      order,
    )
    expect(preview.body).toMatchObject({ of: 2, changed: 2, refused: 0, keys: 0 })
    const outcomeOf = async (user: UserId) => {
      const { body } = await world.call<NodeChangeRun>(user, 'POST', 'nodes/changes', order)
      const now = async () =>
        (await world.call<NodeChangeRun>(user, 'GET', `nodes/changes/${body.id}`)).body
      await expect.poll(async () => (await now()).state).toBe('done')
      return now()
    }
    expect(await outcomeOf(BOTH)).toMatchObject({ changed: 0, refused: 2 })
    expect(await outcomeOf(BILLING)).toMatchObject({ changed: 2, refused: 0 })
    const { payment_organization_id: payer, ...without } = order
    const refused = await world.call<ErrorBody>(BILLING, 'POST', 'nodes/changes', without)
    expect([payer, refused.status]).toEqual(['harbour', 400])
  })
})
