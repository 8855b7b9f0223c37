import { HOUR_MS } from '@airshed/domain'
import { ALERTS_MAX } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DRAFT, seedTemplate } from '../../testing/world/alertTemplates.ts'
import { seedDataPoint } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { addManyMasts } from './manyMasts.fixture.ts'
import { settleTemplates } from './settleTemplates.ts'
import {
  createTemplateWorld,
  idOf,
  type SeededMast,
  type TemplateWorld,
} from './templateWorld.fixture.ts'

let world: TemplateWorld
let east: SeededMast
let west: SeededMast
beforeEach(async () => {
  world = await createTemplateWorld()
  east = await world.addMast('1C00C0E0')
  west = await world.addMast('1C00C0F0')
  await world.setTags(east.nodeId, ['roof'])
})
afterEach(() => world.close())

const coveredIds = async () => (await world.members()).map(({ covered_node_id: id }) => id)
const DUST_EAST = 'Warning: Too much dust · Mast 1C00C0E0'
const DUST_WEST = 'Warning: Too much dust · Mast 1C00C0F0'
const CITY_MAST = '1C00AAAA:0'

describe('a device that a template covers', () => {
  it('makes one alert for each covered device, each with messages of its own', async () => {
    await world.setTags(west.nodeId, ['roof', 'school'])
    expect((await world.create()).body).toMatchObject({
      alerts: { total: 2, active: 0, no_data: 0 },
      is_settled: true,
      left_out: 0,
    })
    await world.report([[1, 41]], east.pm25)
    expect(await world.mails()).toEqual([DUST_EAST])
    await world.report([[2, 55]], west.pm25)
    expect(await world.mails()).toEqual([DUST_EAST, DUST_WEST])
    const [{ _id: id = '' } = {}] = (
      await world.call<{ data: { _id: string }[] }>('user', 'GET', 'alert_templates')
    ).body.data
    expect((await world.get(id)).alerts).toEqual({ total: 2, active: 2, no_data: 0 })
  })

  it('makes an alert for a device once it gets the tag', async () => {
    await world.create()
    expect(await coveredIds()).toEqual([east.nodeId])
    await world.call('manager', 'PUT', `nodes/${west.nodeId}`, { tags: ['Roof'] })
    await world.settle()
    expect(await coveredIds()).toEqual([east.nodeId, west.nodeId])
    await world.report([[3, 60]], west.pm25)
    expect(await world.mails()).toEqual([DUST_WEST])
  })

  it('makes an alert for a new device once it measures what the rules name', async () => {
    await world.create({ covers: { types: ['Mast-9'], tags: [] } })
    const late = await world.addMast(
      '1C00C0D0',
      { type: 'Mast-9' },
      { path: '131:10', unit: 'ppm' },
    )
    await world.settle()
    expect(await coveredIds()).toEqual([])
    await seedDataPoint(world.context, late)
    await world.settle()
    expect(await coveredIds()).toEqual([late.nodeId])
  })

  it('removes the alert of a device that loses the tag', async () => {
    await world.create()
    await world.report([[1, 41]], east.pm25)
    await world.setTags(east.nodeId, [])
    await world.settle()
    expect(await world.members()).toEqual([])
    await world.report([[2, 3]], east.pm25)
    expect(await world.mails()).toEqual([DUST_EAST])
  })

  it('skips devices of other types and those without any of the tags', async () => {
    await world.setTags(west.nodeId, ['school'])
    await world.create({
      covers: { types: ['Thiamis-1000', 'Thiamis-2000'], tags: ['roof', 'quay'] },
    })
    expect(await coveredIds()).toEqual([east.nodeId])
    await world.db
      .updateTable('nodes')
      .set({ type: 'Other' })
      .where('id', '=', east.nodeId)
      .execute()
    await world.setTags(west.nodeId, ['quay', 'school'])
    await world.settle()
    expect(await coveredIds()).toEqual([west.nodeId])
  })

  it('renames the alert of a renamed device without evaluating it again', async () => {
    await world.create()
    await world.report([[1, 41]], east.pm25)
    await world.db
      .updateTable('nodes')
      .set({ name: 'Mill' })
      .where('id', '=', east.nodeId)
      .execute()
    await world.settle()
    expect(await world.members()).toMatchObject([
      { name: 'Too much dust · Mill', latest_value: true, judged_from: TEST_NOW_MS },
    ])
  })

  it('skips a device that measures in another unit', async () => {
    const other = await world.addMast('1C00C0D0', {}, { unit: 'mg/m³' })
    await world.setTags(other.nodeId, ['roof'])
    await world.setTags(west.nodeId, ['roof'])
    await world.create()
    expect(await coveredIds()).toEqual([east.nodeId, west.nodeId])
  })

  it('follows a new sensor when the old one is removed', async () => {
    await world.create()
    const sensor = await world.db
      .selectFrom('sensors')
      .selectAll()
      .where('id', '=', east.sensorId)
      .executeTakeFirstOrThrow()
    const id = east.sensorId.replace('.0.0.0', '.1.1.0')
    await world.db
      .insertInto('sensors')
      .values({ ...sensor, id, com_port: 1, com_type: 1, configuration: '{}' })
      .execute()
    const point = await seedDataPoint(world.context, { nodeId: east.nodeId, sensorId: id })
    await world.settle()
    const before = await world.members()
    expect(JSON.stringify(before)).toContain(east.pm25.id)
    await world.db
      .updateTable('sensors')
      .set({ removed_at: TEST_NOW_MS })
      .where('id', '=', east.sensorId)
      .execute()
    await world.settle()
    const after = await world.members()
    expect(after.map(({ id: alert }) => alert)).toEqual(before.map(({ id: alert }) => alert))
    expect(JSON.stringify(after)).toContain(point.id)
    await world.report([[1, 50]], point)
    expect(await world.mails()).toEqual([DUST_EAST])
  })
})

describe('a device that changes hands', () => {
  it('covers a device for the organization that holds it', async () => {
    await world.create()
    await world.call('harbourmaster', 'POST', 'alert_templates', {
      ...world.draft({ organization_id: 'harbour' }),
      subscribers: { users: ['harbourmaster'], notification_method: 'email' },
    })
    const holders = async () => {
      await world.settle()
      return (await world.members()).map((row) => [row.organization_id, row.covered_node_id])
    }
    const change = (changes: object) =>
      world.db.updateTable('nodes').set(changes).where('id', '=', east.nodeId).execute()
    expect(await holders()).toEqual([['city', east.nodeId]])
    await change({ leased_to: 'harbour' })
    expect(await holders()).toEqual([['harbour', east.nodeId]])
    await change({ leased_to: null })
    expect(await holders()).toEqual([['city', east.nodeId]])
    await change({ organization_id: 'harbour' })
    expect(await holders()).toEqual([['harbour', east.nodeId]])
    await world.db
      .insertInto('node_shares')
      .values({ node_id: east.nodeId, organization_id: 'city' })
      .execute()
    expect((await holders()).toSorted()).toEqual([
      ['city', east.nodeId],
      ['harbour', east.nodeId],
    ])
    await world.db.deleteFrom('node_shares').execute()
    expect(await holders()).toEqual([['harbour', east.nodeId]])
    await world.db.deleteFrom('nodes').where('id', '=', east.nodeId).execute()
    expect(await holders()).toEqual([])
  })
})

describe('an alert of a template', () => {
  it('an alert keeps its state when devices are checked again', async () => {
    await world.create()
    await world.report([[1, 41]], east.pm25)
    const [alert] = await world.members()
    await world.call('manager', 'PUT', `alerts/${alert?.id}/acknowledge`)
    await world.call('manager', 'PUT', `alerts/${alert?.id}/mute`, { until: TEST_NOW_MS + HOUR_MS })
    const before = await world.members()
    world.clockAt(30)
    await world.db.insertInto('alert_template_marks').values({ node_id: east.nodeId }).execute()
    while ((await settleTemplates(world.context)) > 0);
    expect(await world.members()).toEqual(before)
    expect(before).toMatchObject([
      {
        latest_value: true,
        acknowledged_by: 'manager',
        version: 1,
        muted_until: TEST_NOW_MS + HOUR_MS,
      },
    ])
  })

  it('follows its template: new rules are evaluated again, a new message is not', async () => {
    const { body } = await world.create()
    await world.report([[1, 41]], east.pm25)
    const [alert] = await world.members()
    await world.call('manager', 'PUT', `alerts/${alert?.id}/mute`, { until: TEST_NOW_MS + HOUR_MS })
    await world.put(idOf(body), { name: 'Dust', description: 'Go in.' })
    expect(await world.members()).toMatchObject([
      { id: alert?.id, name: 'Dust · Mast 1C00C0E0', description: 'Go in.', latest_value: true },
    ])
    const rules = [
      {
        _id: 'g0',
        conditions: [{ deviceId: '*', dataPointId: '*/132:5', expr: 'gt' as const, value: 90 }],
      },
    ]
    expect(
      (await world.put(idOf(body), { name: 'Dust', data_points: rules, version: 2 })).body.version,
    ).toBe(3)
    await world.evaluate()
    expect(await world.members()).toMatchObject([
      { id: alert?.id, latest_value: false, muted_until: TEST_NOW_MS + HOUR_MS },
    ])
    await world.db.updateTable('alerts').set({ muted_until: null, mute_over_at: null }).execute()
    await world.report([[2, 95]], east.pm25)
    expect((await world.mails()).at(-1)).toBe('Warning: Dust · Mast 1C00C0E0')
  })

  it('deactivates, activates and deletes the alert with its template', async () => {
    const { body } = await world.create()
    const act = (action: string) =>
      world.call<{ status: string }>('manager', 'PUT', `alert_templates/${idOf(body)}/${action}`)
    expect((await act('deactivate')).body.status).toBe('deactivated')
    await world.report([[1, 41]], east.pm25)
    expect(await world.mails()).toEqual([])
    await world.report([[2, 3]], east.pm25)
    await world.setTags(west.nodeId, ['roof'])
    await world.settle()
    expect(await world.members()).toMatchObject([
      { status: 'deactivated' },
      { status: 'deactivated' },
    ])
    expect((await act('activate')).body.status).toBe('activated')
    await world.report([[3, 42]], west.pm25)
    expect(await world.mails()).toContain(DUST_WEST)
    expect((await world.call('manager', 'DELETE', `alert_templates/${idOf(body)}`)).status).toBe(
      204,
    )
    expect(await world.members()).toEqual([])
    expect((await world.call('manager', 'GET', `alert_templates/${idOf(body)}`)).status).toBe(404)
  })

  it('leaves out subscribers who unsubscribed until the template is saved', async () => {
    const { body } = await world.create({
      subscribers: { users: ['owner', 'user'], notification_method: 'email' },
    })
    const notified = async () =>
      (
        await world.db
          .selectFrom('alert_subscribers')
          .select('user_id')
          .orderBy('user_id')
          .execute()
      ).map(({ user_id: id }) => id)
    await world.db.deleteFrom('alert_subscribers').where('user_id', '=', 'user').execute()
    await world.db
      .updateTable('nodes')
      .set({ name: 'Mill' })
      .where('id', '=', east.nodeId)
      .execute()
    await world.settle()
    expect(await world.members()).toMatchObject([{ name: 'Too much dust · Mill' }])
    expect(await notified()).toEqual(['owner'])
    await world.put(idOf(body), {
      subscribers: { users: ['owner', 'user'], notification_method: 'email' },
    })
    expect(await notified()).toEqual(['owner', 'user'])
  })

  it('notifies only subscribers who are still members', async () => {
    await world.create({ subscribers: { users: ['owner', 'user'], notification_method: 'email' } })
    await world.db.deleteFrom('user_permissions').where('user_id', '=', 'user').execute()
    await world.setTags(west.nodeId, ['roof'])
    await world.settle()
    const [, last] = await world.members()
    const notified = await world.db
      .selectFrom('alert_subscribers')
      .select('user_id')
      .where('alert_id', '=', last?.id ?? '')
      .execute()
    expect(notified).toEqual([{ user_id: 'owner' }])
  })
})

describe('alerts of very many devices', () => {
  const manyMasts = (count: number) => addManyMasts(world.db, count)
  const field = { covers: { types: [], tags: ['field'] } }

  it('makes and deletes alerts in batches, each in a transaction of its own', async () => {
    await manyMasts(250)
    const id = await seedTemplate(world.context, 'city', {
      tags: ['field'],
      is_settled: false,
      due_at: TEST_NOW_MS,
    })
    const totals: [number, boolean][] = []
    const note = async () => {
      const { alerts, is_settled: isSettled } = await world.get(id)
      totals.push([alerts.total, isSettled])
    }
    await note()
    while ((await settleTemplates(world.context)) > 0) await note()
    expect(totals).toEqual([
      [0, false],
      [100, false],
      [200, false],
      [250, true],
    ])
    await world.db
      .updateTable('alert_templates')
      .set({ removed_at: TEST_NOW_MS, due_at: TEST_NOW_MS })
      .execute()
    expect((await world.call('user', 'GET', `alert_templates/${id}`)).status).toBe(404)
    const left: number[] = []
    while ((await settleTemplates(world.context)) > 0) left.push((await world.members()).length)
    expect(left).toEqual([150, 50, 0])
    expect(await world.db.selectFrom('alert_templates').selectAll().execute()).toEqual([])
  })

  it('alerts follow a template soon after the answer that it was created, changed or deleted', async () => {
    await manyMasts(120)
    const { body } = await world.create(field)
    expect(body.is_settled).toBe(false)
    await world.settle()
    expect(await world.get(idOf(body))).toMatchObject({ is_settled: true, alerts: { total: 120 } })
    expect((await world.call('manager', 'DELETE', `alert_templates/${idOf(body)}`)).status).toBe(
      204,
    )
    expect((await world.call('user', 'GET', `alert_templates/${idOf(body)}`)).status).toBe(404)
    await world.settle()
    expect(await world.members()).toEqual([])
  })

  it('makes as many alerts as the organization can have and counts those left out', async () => {
    await manyMasts(30)
    await sql`insert into alerts (id, name, description, organization_id, status, notification_level, rules, created_at)
      select 'own' || n, 'Own', '', 'city', 'deactivated', 'info', '[]', ${TEST_NOW_MS}
      from generate_series(1, ${ALERTS_MAX - 20}::int4) n`.execute(world.db)
    const { body } = await world.create(field)
    expect(body).toMatchObject({ left_out: 10, alerts: { total: 20 } })
    await sql`delete from alerts where id in ('own1', 'own2', 'own3')`.execute(world.db)
    world.clockAt(10)
    await world.settle()
    expect(await world.get(idOf(body))).toMatchObject({ left_out: 7, alerts: { total: 23 } })
  })
})

it('a template that fails delays no other and is tried again after a minute', async () => {
  const broken = await seedTemplate(world.context, 'city', {
    id: 'broken',
    tags: ['roof'],
    points: '[{ "path": "132:5", "unit": "µg/m³", "kind": "scalar" }]',
    draft: JSON.stringify({
      ...DRAFT,
      data_points: [
        {
          _id: 'g0',
          conditions: [{ deviceId: '*', dataPointId: '*/131:10', expr: 'gt', value: 35 }],
        },
      ],
    }),
    is_settled: false,
    due_at: TEST_NOW_MS,
  })
  await world.create()
  await world.setTags(west.nodeId, ['roof'])
  await world.settle()
  expect(await coveredIds()).toEqual([east.nodeId, west.nodeId])
  const dueAt = async () =>
    (
      await world.db
        .selectFrom('alert_templates')
        .select('due_at')
        .where('id', '=', broken)
        .executeTakeFirstOrThrow()
    ).due_at
  expect(await dueAt()).toBe(TEST_NOW_MS + 60_000)
  await world.db
    .updateTable('alert_templates')
    .set({ draft: JSON.stringify(DRAFT) })
    .where('id', '=', broken)
    .execute()
  world.clockAt(1)
  await world.settle()
  expect(await world.members()).toHaveLength(4)
})

it('devices are checked again after an hour in case a mark was missed', async () => {
  await world.create()
  world.clockAt(1)
  await world.settle()
  await world.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('nodes')
      .set({ tags: ['roof'] })
      .where('id', '=', west.nodeId)
      .execute()
    await tx.deleteFrom('alert_template_marks').execute()
  })
  world.clockAt(60)
  await world.settle()
  expect(await coveredIds()).toEqual([east.nodeId])
  world.clockAt(62)
  await world.settle()
  expect(await coveredIds()).toEqual([east.nodeId, west.nodeId])
})

it('a change marks no device while no template exists', async () => {
  await world.setTags(CITY_MAST, ['roof'])
  expect(await world.db.selectFrom('alert_template_marks').selectAll().execute()).toEqual([])
})
