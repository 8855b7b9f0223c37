import {
  ALERT_TEMPLATES_MAX,
  type AlertDetails,
  type AlertSelectionResult,
  type AlertTemplate,
  type AlertTemplateDetails,
  type CoveredDevices,
  type ErrorBody,
} from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createTemplateWorld,
  idOf,
  type SeededMast,
  type TemplateWorld,
} from '../templateWorld.fixture.ts'
import { seedDataPoint } from '../../../testing/seed.ts'
import { seedTemplate } from '../../../testing/world/alertTemplates.ts'
import { seedChannel } from '../../../testing/world/notificationChannels.ts'

let world: TemplateWorld
let east: SeededMast
beforeEach(async () => {
  world = await createTemplateWorld()
  east = await world.addMast('1C00C0E0')
  await world.setTags(east.nodeId, ['roof'])
})
afterEach(() => world.close())

const gt = (dataPointId: string, deviceId = '*') => [
  { _id: 'g0', conditions: [{ deviceId, dataPointId, expr: 'gt' as const, value: 35 }] },
]

describe('templates of a manager', () => {
  it('creates a template that everybody in the organization reads', async () => {
    const channel = await seedChannel(world.context, 'city')
    const { body } = await world.create({
      covers: { types: ['Thiamis-1000'], tags: ['  ROOF ', 'roof'] },
      name: ' Dust ',
      hold_time_ms: 60_000,
      references: [
        { name: 'limit', value: 3 },
        { name: 'unused', value: 4 },
      ],
      data_points: [
        {
          _id: 'g0',
          conditions: [
            { deviceId: '*', dataPointId: '*/132:5', expr: 'gt', value: { reference: 'limit' } },
          ],
        },
      ],
      subscribers: {
        users: ['owner'],
        channels: [channel],
        notification_method: 'email',
        methods: [{ user: 'user', notification_method: 'sms' }],
        escalation: { users: ['user'], after_ms: 300_000 },
      },
    })
    const details = await world.get(idOf(body))
    expect(details).toMatchObject({
      name: 'Dust',
      covers: { types: ['Thiamis-1000'], tags: ['roof'] },
      status: 'activated',
      references: [{ name: 'limit', value: 3 }],
      hold_time_ms: 60_000,
      missing_data: 'keep',
      version: 1,
      actions: [],
      subscribers: {
        users: [{ _id: 'owner', notification_method: null }],
        channels: [{ _id: channel }],
        escalation: { users: [{ _id: 'user', notification_method: 'sms' }], after_ms: 300_000 },
      },
    })
    expect(body.actions).toEqual(['modify', 'delete', 'deactivate'])
    const [member] = await world.members()
    const { body: alert } = await world.call<AlertDetails>('user', 'GET', `alerts/${member?.id}`)
    const { _id: id, name } = details
    expect(alert).toMatchObject({
      template: { _id: id, name },
      nodes: [east.nodeId],
      subscribers: details.subscribers,
      hold_time_ms: 60_000,
    })
  })

  it('finds templates by their name', async () => {
    await world.create({ name: 'Dust' })
    await seedTemplate(world.context, 'city', { name: 'Ozone' })
    await seedTemplate(world.context, 'harbour', { name: 'Of others' })
    const names = async (query: string) =>
      (
        await world.call<{ data: AlertTemplate[] }>('user', 'GET', `alert_templates${query}`)
      ).body.data.map(({ name }) => name)
    expect(await names('')).toEqual(['Dust', 'Ozone'])
    expect(await names('?sort=-name')).toEqual(['Ozone', 'Dust'])
    expect(await names('?search=zon')).toEqual(['Ozone'])
  })

  it(`creates up to ${ALERT_TEMPLATES_MAX} for an organization`, async () => {
    for (let at = 1; at < ALERT_TEMPLATES_MAX; at += 1) await seedTemplate(world.context, 'city')
    expect((await world.create()).status).toBe(200)
    const { status, body } = await world.create()
    expect([status, body.code]).toEqual([409, 'ALERT_TEMPLATE_LIMIT'])
  })

  it('refuses a change that is not based on the newest version', async () => {
    const { body } = await world.create()
    await world.put(idOf(body), { name: 'Dust' })
    const late = await world.put(idOf(body), { name: 'Late' })
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect(late.body.details).toMatchObject({ newest: { name: 'Dust', version: 2 } })
  })

  it('records templates and the alerts that they create or delete in the audit log', async () => {
    const { body } = await world.create()
    await world.put(idOf(body), { name: 'Dust' })
    await world.call('manager', 'PUT', `alert_templates/${idOf(body)}/deactivate`)
    await world.setTags(east.nodeId, [])
    await world.settle()
    await world.call('manager', 'DELETE', `alert_templates/${idOf(body)}`)
    const events = await world.db
      .selectFrom('events')
      .select(['name', 'actor_kind'])
      .where('entity', 'in', ['alerts', 'alert_templates'])
      .where('is_audited', '=', true)
      .orderBy('ts')
      .orderBy('name')
      .execute()
    expect(events.map(({ name, actor_kind: by }) => `${name} ${by}`)).toEqual([
      'alert.created system',
      'alert.deleted system',
      'alert_template.created user',
      'alert_template.deactivated user',
      'alert_template.deleted user',
      'alert_template.updated user',
    ])
  })
})

describe('refused templates', () => {
  it.each<[string, Parameters<TemplateWorld['create']>[0], object]>([
    [
      'that covers nothing',
      { covers: { types: [], tags: [] } },
      { path: '/covers', expected: 'at least one device type or tag', got: 'none' },
    ],
    [
      'whose rules are about one device',
      { data_points: gt('1C00C0E0.0.0.0/132:5', '1C00C0E0:0') },
      { path: '/data_points' },
    ],
    [
      'about a parameter that nobody knows',
      { data_points: gt('*/raw:zz') },
      { path: '/data_points/0/conditions/0/dataPointId', got: '*/raw:zz' },
    ],
    [
      'that compares with a device of others',
      {
        data_points: [
          {
            _id: 'g0',
            conditions: [
              {
                dataPointId: {
                  func: 'diff',
                  dataPointId: '*/132:5',
                  dataPointId2: '1C00BBBB.0.0.0/132:5',
                  value: 4,
                },
              },
            ],
          },
        ],
      },
      { path: '/data_points/0/conditions/0/dataPointId/dataPointId2' },
    ],
    [
      'with more conditions than thousands of alerts can have',
      {
        data_points: [0, 1].map((group) => ({
          _id: `g${group}`,
          conditions: Array.from({ length: 26 }, () => gt('*/132:5'))
            .flat()
            .flatMap(({ conditions }) => conditions),
        })),
      },
      { path: '/data_points', got: '52' },
    ],
    [
      'whose device is another than that of the data point',
      { data_points: gt('*/132:5', '1C00C0E0:0') },
      { path: '/data_points/0/conditions/0/deviceId', expected: '*' },
    ],
    [
      'that nobody is notified of',
      { subscribers: { users: [], notification_method: 'email' } },
      { path: '/subscribers/users' },
    ],
  ])('refuses a template %s', async (_, changes, issue) => {
    const { status, body } = await world.create(changes)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.issues).toEqual([expect.objectContaining(issue)])
    expect(await world.members()).toEqual([])
  })

  it('refuses a template from members who only read', async () => {
    expect((await world.create({}, 'user')).status).toBe(403)
  })
})

it('a template may compare each device with one upwind', async () => {
  const upwind = await world.addMast('1C00C0D0')
  await world.create({
    data_points: [
      {
        _id: 'g0',
        conditions: [
          {
            dataPointId: {
              func: 'diff',
              dataPointId: '*/132:5',
              dataPointId2: upwind.pm25.id,
              value: 4,
            },
          },
        ],
      },
    ],
  })
  const [alert] = await world.alerts()
  expect(alert?.nodes).toEqual(['1C00C0D0:0', east.nodeId])
  await world.report([[1, 3]], upwind.pm25)
  await world.report([[1, 30]], east.pm25)
  expect(await world.mails()).toEqual(['Warning: Too much dust · Mast 1C00C0E0'])
})

it('a template keeps the unit of its limit while a device measures in it', async () => {
  const { body } = await world.create()
  for (const serial of ['1C00C0F0', '1C00C0F1']) {
    const odd = await world.addMast(serial, {}, { unit: 'mg/m³' })
    await world.setTags(odd.nodeId, ['roof'])
  }
  const { body: saved } = await world.put(idOf(body), { name: 'Dust' })
  expect(saved.points).toEqual([{ path: '132:5', unit: 'µg/m³', kind: 'scalar' }])
  expect(await world.members()).toMatchObject([{ covered_node_id: east.nodeId }])
  await world.setTags(east.nodeId, [])
  await world.put(idOf(body), { name: 'Dust', version: 2 })
  expect(await world.members()).toHaveLength(2)
})

it('a template about a parameter that no device measures yet waits for the first', async () => {
  const { status } = await world.create({ data_points: gt('*/131:10') })
  expect(status).toBe(200)
  expect(await world.members()).toEqual([])
  await seedDataPoint(world.context, east, { path: '131:10', unit: 'ppm' })
  await world.settle()
  expect(await world.members()).toHaveLength(1)
})

describe('an alert of a template', () => {
  const alertId = async () => {
    await world.create()
    return (await world.members())[0]?.id ?? ''
  }
  const own = async () => {
    const { body } = await world.call<AlertDetails>('manager', 'POST', 'alerts', {
      organization_id: 'city',
      name: 'Own',
      description: '',
      notification_level: 'info',
      data_points: gt(east.pm25.id, east.nodeId),
      subscribers: { users: ['owner'], notification_method: 'email' },
    })
    return body
  }

  it('refuses to change, delete or switch an alert of a template by itself', async () => {
    const id = await alertId()
    const {
      organization_id: _,
      covers: __,
      ...edit
    } = world.draft({
      data_points: gt(east.pm25.id, east.nodeId),
    })
    for (const [method, body] of [
      ['PUT', { ...edit, version: 1 }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await world.call<ErrorBody>('manager', method, `alerts/${id}`, body)
      expect([answer.status, answer.body.code]).toEqual([409, 'ALERT_OF_TEMPLATE'])
      expect(answer.body.errors.detail).toContain('Too much dust')
    }
    const { _id: ownId } = await own()
    for (const action of ['activate', 'deactivate', 'delete']) {
      const { body } = await world.call<AlertSelectionResult>(
        'manager',
        'POST',
        `alerts/${action}`,
        {
          ids: [id, ownId],
        },
      )
      expect(body.refused).toEqual([{ id, code: 'ALERT_OF_TEMPLATE' }])
    }
    expect(await world.members()).toMatchObject([{ id, status: 'activated', version: 1 }])
  })

  it('lists the actions that an alert of a template allows', async () => {
    await alertId()
    const { actions } = await own()
    expect(actions).toEqual(['monitor', 'modify', 'delete', 'deactivate'])
    const [, member] = await world.alerts('manager')
    expect(member).toMatchObject({ actions: ['monitor'], template: { name: 'Too much dust' } })
  })
})

describe('devices that a template would cover', () => {
  const find = async (
    covers: object,
    paths?: string[],
    user: 'manager' | 'harbourmaster' = 'manager',
  ) =>
    (
      await world.call<CoveredDevices & ErrorBody>(user, 'POST', 'alert_templates/covered', {
        organization_id: 'city',
        covers,
        ...(paths === undefined ? {} : { paths }),
      })
    ).body
  const roof = { types: [], tags: ['Roof'] }

  it('counts matching devices with their parameters and one example', async () => {
    const west = await world.addMast('1C00C0F0')
    const odd = await world.addMast('1C00C0F1', {}, { unit: 'mg/m³' })
    await world.setTags(west.nodeId, ['roof'])
    await world.setTags(odd.nodeId, ['roof'])
    await seedDataPoint(world.context, west, { path: '131:10', name: 'CO2', unit: 'ppm' })
    const found = await find(roof)
    expect(found).toMatchObject({ matching: 3, covered: 3, example: null })
    expect(found.parameters).toMatchObject([
      { path: '132:5', unit: 'µg/m³', devices: 2 },
      { path: '131:10', name: 'CO2', unit: 'ppm', devices: 1 },
    ])
    expect(await find(roof, ['132:5'])).toMatchObject({
      matching: 3,
      covered: 2,
      example: { _id: east.nodeId, data_points: [{ path: '132:5', _id: east.pm25.id }] },
    })
    expect(await find(roof, ['132:5', '131:10'])).toMatchObject({
      covered: 1,
      example: { _id: west.nodeId },
    })
    expect(await find(roof, ['132:5', 'raw:none'])).toMatchObject({ covered: 0, example: null })
  })

  it('counts no devices without a type or a tag, and answers 404 to strangers', async () => {
    expect(await find({ types: [], tags: [] })).toMatchObject({ matching: 0, parameters: [] })
    expect((await find(roof, [], 'harbourmaster')).code).toBe('NOT_FOUND')
  })
})

it('a template no longer shows members and channels that were removed', async () => {
  const channel = await seedChannel(world.context, 'city')
  const { body } = await world.create({
    subscribers: { users: ['user'], channels: [channel], notification_method: 'email' },
  })
  await world.db.deleteFrom('user_permissions').where('user_id', '=', 'user').execute()
  await world.db.deleteFrom('notification_channels').execute()
  const { body: read } = await world.call<AlertTemplateDetails>(
    'manager',
    'GET',
    `alert_templates/${idOf(body)}`,
  )
  expect(read.subscribers).toMatchObject({ users: [], channels: [] })
})
