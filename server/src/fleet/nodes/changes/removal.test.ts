import {
  DEFAULT_PUBLIC_LINK,
  type Node,
  type NodeChangePreview,
  type NodeChangeRun,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeRows } from '../../../access/entities/nodes.ts'
import { loadCaller } from '../../../access/identity/loadCaller.ts'
import { seedDataPoint, seedNode, seedReadings } from '../../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../../testing/testServer.ts'
import { seedAlert } from '../../../testing/world/alerts.ts'
import { chartWidget, seedDashboard } from '../../../testing/world/dashboards.ts'
import { BOTH, leaseTo, READER, seedManagerOfBoth } from '../../../testing/world/rights.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'
import { createSettingsCheck } from '../configuration/settingsOfType.ts'
import { removeSome, WRITTEN_FOR_MS } from '../removedReadings.ts'
import { changeNodes } from './applyChange.ts'
import { PARTS } from './removeNodes.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  await seedManagerOfBoth(world)
})
afterAll(() => world.close())

/** A device of the city with three readings. */
async function newDevice(serial: string) {
  const node = await seedNode(world.context, { serial, organization: 'city', name: 'Old school' })
  const pm25 = await seedDataPoint(world.context, node)
  await seedReadings(world.context, pm25, [
    [NOW - 180_000, 7],
    [NOW - 120_000, 8],
    [NOW - 60_000, 9],
  ])
  return { ...node, pm25 }
}
const readingsOf = async (key: number) => {
  const { db } = world.context.store
  const readings = await db
    .selectFrom('measurements')
    .selectAll()
    .where('data_point', '=', key)
    .execute()
  const rollups = await db.selectFrom('rollups').selectAll().where('data_point', '=', key).execute()
  return [readings.length, rollups.length > 0]
}
const preview = (user: UserId, body: object) =>
  world.call<NodeChangePreview>(user, 'POST', 'nodes/changes/preview', body)

describe('deleting a device', () => {
  it('removes a device with its data points at once, and its readings later', async () => {
    const { nodeId, pm25 } = await newDevice('1C02A001')
    expect((await world.call('manager', 'DELETE', `nodes/${nodeId}`)).status).toBe(204)
    expect((await world.call('manager', 'GET', `nodes/${nodeId}`)).status).toBe(404)
    expect(await readingsOf(pm25.key)).toEqual([3, true])
    const { db } = world.context.store
    expect(await removeSome(db, NOW)).toBe(false)
    while (await removeSome(db, NOW + WRITTEN_FOR_MS)) continue
    expect(await readingsOf(pm25.key)).toEqual([0, false])
  })

  it('removes the revisions of its readings in parts and keeps those of others', async () => {
    const { db } = world.context.store
    const [gone, other] = [await newDevice('1C02A005'), await newDevice('1C02A006')]
    for (const { pm25 } of [gone, other]) {
      await sql`insert into measurement_revisions
          (data_point, ts, old_value, old_flags, value, flags, revised_at, author)
        select ${pm25.key}::int4, at, 1, 0, 2, 0, 0, 'key:k1' from generate_series(1, 12000) as at`.execute(
        db,
      )
    }
    const count = async (key: number) => {
      const rows = await db
        .selectFrom('measurement_revisions')
        .select('id')
        .where('data_point', '=', key)
        .execute()
      return rows.length
    }
    await world.call('manager', 'DELETE', `nodes/${gone.nodeId}`)
    const left = [await count(gone.pm25.key)]
    while (await removeSome(db, NOW + WRITTEN_FOR_MS)) left.push(await count(gone.pm25.key))
    expect(left.at(-1)).toBe(0)
    const removed = left.slice(1).map((count, at) => (left[at] ?? 0) - count)
    expect(Math.max(...removed)).toBe(5_000)
    expect(await count(other.pm25.key)).toBe(12_000)
  })

  it('keeps the readings of other devices', async () => {
    const { nodeId } = await newDevice('1C02A002')
    const other = await newDevice('1C02A003')
    await world.call('manager', 'DELETE', `nodes/${nodeId}`)
    while (await removeSome(world.context.store.db, NOW + WRITTEN_FOR_MS)) continue
    expect(await readingsOf(other.pm25.key)).toEqual([3, true])
  })

  it('refuses a deletion by users who only read the device', async () => {
    const { nodeId } = await newDevice('1C02A004')
    expect((await world.call('user', 'DELETE', `nodes/${nodeId}`)).status).toBe(403)
    expect((await world.call('harbourmaster', 'DELETE', `nodes/${nodeId}`)).status).toBe(404)
  })
})

describe('resetting a device', () => {
  it('empties every table that refers to devices', async () => {
    const { rows } = await sql<{ table_name: string }>`select table_name
      from information_schema.columns where column_name = 'node_id' and table_schema = 'public'
      order by table_name`.execute(world.context.store.db)
    // Results of orders are history; versions of scripts go with the scripts; certificates are revoked; marks for
    // templates say that something has changed, and go within seconds.
    const apart = [
      'alert_template_marks',
      'device_certificates',
      'device_script_versions',
      'node_change_results',
    ]
    const names = rows.map(({ table_name: name }) => name).filter((name) => !apart.includes(name))
    expect(names).toEqual([...PARTS].toSorted())
  })

  it('returns a device to the inventory without a trace for its next owner', async () => {
    const { nodeId, pm25 } = await newDevice('1C02B001')
    await world.call('manager', 'PUT', `nodes/${nodeId}`, {
      description: 'Room of Ms Vega',
      tags: ['vega'],
      timezone: 'Europe/Madrid',
      settings: { interval: 30_000 },
    })
    await world.call('manager', 'PUT', `nodes/${nodeId}/actions/blink`)
    await leaseTo(world.context, nodeId, 'harbour')
    expect((await world.call('manager', 'PUT', `nodes/${nodeId}/reset`)).status).toBe(204)
    for (const user of ['manager', 'harbourmaster'] as const) {
      expect((await world.call(user, 'GET', `nodes/${nodeId}`)).status).toBe(404)
    }
    await world.call('harbourmaster', 'POST', 'nodes/claim', {
      organization_id: 'harbour',
      serials: ['1C02B001'],
    })
    const path = `nodes/${nodeId}?includes=data_points,configuration`
    const { body } = await world.call<Node>('harbourmaster', 'GET', path)
    expect(body).toMatchObject({
      name: '',
      description: '',
      tags: [],
      timezone: 'UTC',
      timezone_source: 'default',
      timezone_reported: null,
      status: 'inventory',
      leased_to: null,
      last_online: null,
      data_points: [],
      devices: [],
      settings: {},
    })
    const commands = await world.call('harbourmaster', 'GET', `nodes/${nodeId}/commands`)
    expect(commands.body).toMatchObject({ data: [] })
    const search = { data_point_id: [pm25.id], from: 0, to: NOW }
    const read = await world.call('harbourmaster', 'POST', 'search/measurements', search)
    expect(JSON.stringify(read.body)).not.toContain(pm25.id)
  })

  it('old readings stay gone when the same data point reports again', async () => {
    const { nodeId, sensorId, pm25 } = await newDevice('1C02B002')
    await world.call('manager', 'PUT', `nodes/${nodeId}/reset`)
    await world.context.store.db
      .insertInto('sensors')
      .values({
        id: sensorId,
        node_id: nodeId,
        name: 'pm',
        model: '',
        vendor: '',
        sensor_type: '',
        com_port: 0,
        com_type: 0,
        address: 0,
        enabled: 1,
        debug: 0,
        configuration: '{}',
      })
      .execute()
    const again = await seedDataPoint(world.context, { nodeId, sensorId })
    expect(again.id).toBe(pm25.id)
    expect(await readingsOf(again.key)).toEqual([0, false])
  })
})

describe('the preview of a change of devices', () => {
  it('lists what ends with the devices', async () => {
    const { db } = world.context.store
    const { nodeId } = await newDevice('1C02C001')
    await world.call('manager', 'PUT', `nodes/${nodeId}/key`)
    await world.call('manager', 'PUT', `nodes/${nodeId}`, { settings: { interval: 30_000 } })
    await world.call('manager', 'PUT', `nodes/${nodeId}/actions/blink`)
    await world.call(BOTH, 'PUT', `nodes/${nodeId}/shares/harbour`)
    const link = { ...DEFAULT_PUBLIC_LINK, short_url: true }
    await world.call('manager', 'PUT', `nodes/${nodeId}/public_link`, link)
    for (const organization of ['city', 'harbour'] as const) {
      const id = await seedAlert(world.context, organization)
      await db.insertInto('alert_nodes').values({ alert_id: id, node_id: nodeId }).execute()
    }
    const widget = JSON.parse(
      JSON.stringify(chartWidget('chart-1')).replaceAll('1C00AAAA', '1C02C001'),
    ) as ReturnType<typeof chartWidget>
    await seedDashboard(world.context, { organization: 'city', widgets: [widget] })
    const devices = { ids: [nodeId] }
    const deleted = await preview('manager', { change: 'delete', devices })
    expect(deleted.body).toEqual({
      of: 1,
      changed: 1,
      unchanged: 0,
      refused: 0,
      shares: 1,
      leases: 0,
      keys: 1,
      commands: 1,
      settings: 1,
      public_links: 1,
      alerts: 2,
      dashboards: 1,
      data_points: 1,
      readings: 3,
    })
    const moved = await preview(BOTH, {
      change: 'transfer',
      devices,
      to_organization_id: 'harbour',
      payment_organization_id: 'harbour',
    })
    expect(moved.body).toMatchObject({
      changed: 1,
      shares: 1,
      public_links: 1,
      alerts: 1,
      data_points: 0,
      readings: 0,
    })
  })

  it('changes nothing and counts the devices that the order would refuse', async () => {
    const { nodeId } = await newDevice('1C02C002')
    const { nodeId: other } = await newDevice('1C02C003')
    await leaseTo(world.context, other, 'harbour')
    const { body } = await preview('manager', {
      change: 'hibernate',
      devices: { ids: [nodeId, other, 'unknown:0', world.harbour.nodeId] },
    })
    expect(body).toMatchObject({ of: 4, changed: 1, unchanged: 0, refused: 3 })
    const { body: found } = await world.call<Node>('manager', 'GET', `nodes/${nodeId}`)
    expect(found.status).toBe('activated')
  })

  it('previews only orders that the caller may give', async () => {
    const devices = { ids: [world.city.nodeId] }
    const reader = await preview('user', { change: 'delete', devices })
    expect(reader.body).toMatchObject({ of: 1, changed: 0, refused: 1, alerts: 0, readings: 0 })
    expect((await preview(READER, { change: 'transfer', devices })).status).toBe(400)
    const transfer = { change: 'transfer', devices, to_organization_id: 'harbour' }
    const paid = { ...transfer, payment_organization_id: 'city' }
    expect((await preview(READER, transfer)).status).toBe(400)
    expect((await preview(READER, paid)).status).toBe(403)
    expect((await preview('manager', paid)).status).toBe(404)
  })
})

describe('an order about rights in devices', () => {
  async function carryOut(user: UserId, body: object): Promise<NodeChangeRun> {
    const { body: run } = await world.call<NodeChangeRun>(user, 'POST', 'nodes/changes', body)
    const path = `nodes/changes/${run.id}`
    const now = async () => (await world.call<NodeChangeRun>(user, 'GET', path)).body
    await expect.poll(async () => (await now()).state, { timeout: 15_000 }).toBe('done')
    return now()
  }

  it('leases, takes back, transfers and deletes many devices', async () => {
    const ids: string[] = []
    for (const serial of ['1C02D001', '1C02D002', '1C02D003']) {
      ids.push((await newDevice(serial)).nodeId)
    }
    const devices = { ids }
    const harbour = { to_organization_id: 'harbour' }
    expect(await carryOut(BOTH, { change: 'lease', devices, ...harbour })).toMatchObject({
      changed: 3,
    })
    expect(await carryOut('manager', { change: 'hibernate', devices })).toMatchObject({
      refused: 3,
    })
    expect(await carryOut('manager', { change: 'remove_lease', devices })).toMatchObject({
      changed: 3,
    })
    const transfer = { change: 'transfer', devices, ...harbour, payment_organization_id: 'city' }
    expect(await carryOut(BOTH, transfer)).toMatchObject({ changed: 3 })
    expect(await carryOut('harbourmaster', { change: 'delete', devices })).toMatchObject({
      changed: 3,
    })
    expect(await carryOut('harbourmaster', { change: 'delete', devices })).toMatchObject({
      refused: 3,
    })
  })

  it('stops changing devices once its author no longer manages the receiver', async () => {
    const rows = await nodeRows(world.context.store.db)
      .where('nodes.id', '=', world.city.nodeId)
      .execute()
    const caller = await loadCaller(world.context, READER, null)
    if (caller === null) throw new Error('The reader is gone')
    const decisions = await world.context.store.db.transaction().execute((tx) =>
      changeNodes(
        {
          tx,
          caller,
          now: NOW,
          by: 'Reader',
          check: createSettingsCheck(),
          record: () => undefined,
        },
        { change: 'transfer', toOrganizationId: 'harbour', paymentOrganizationId: 'city' },
        rows,
      ),
    )
    expect(decisions).toEqual([{ outcome: 'refused', code: 'FORBIDDEN' }])
  })
})
