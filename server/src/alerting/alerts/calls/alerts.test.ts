import type { Alert, AlertRules, List } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../../testing/testServer.ts'
import { seedAlert } from '../../../testing/world/alerts.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'

let world: World
let rules: AlertRules
beforeAll(async () => {
  world = await createWorld()
  const { context, city } = world
  const { db } = context.store
  rules = [
    {
      _id: 'dust',
      conditions: [
        { deviceId: city.nodeId, dataPointId: city.pm25.id, expr: 'gt', value: 35 },
        {
          deviceId: city.nodeId,
          dataPointId: { func: 'avg', dataPointId: city.co2.id, period: 15 },
          expr: 'gte',
          value: 1200,
        },
      ],
    },
  ]
  const alert = (
    id: string,
    triggeredTs: number | null,
    value: boolean | null,
    changes: Parameters<typeof seedAlert>[2] = {},
  ) =>
    seedAlert(context, id === 'foreign' ? 'harbour' : 'city', {
      id,
      last_triggered_ts: triggeredTs,
      latest_value: value,
      ...changes,
    })
  await alert('never', null, null, { name: 'Smoke', description: 'Close 100 % of the windows' })
  await alert('old', NOW - 1000, false)
  await alert('new', NOW, true, {
    rules: JSON.stringify(rules),
    notification_method: 'email_sms',
  })
  await alert('off', NOW - 2000, true, { status: 'deactivated' })
  await alert('foreign', NOW, true)
  await db.insertInto('alert_nodes').values({ alert_id: 'new', node_id: city.nodeId }).execute()
  await db
    .insertInto('alert_subscribers')
    .values(
      // The guest has left the organization, the harbourmaster never belonged to it.
      ['user', 'manager', 'guest', 'harbourmaster'].map((user_id) => ({
        alert_id: 'new',
        user_id,
      })),
    )
    .execute()
})
afterAll(() => world.close())

const list = async (query: string, who: UserId = 'user') =>
  (await world.call<List<Alert>>(who, 'GET', `alerts?${query}`)).body
const idsOf = async (query: string) => (await list(query)).data.map(({ _id }) => _id)

describe('the list of alerts', () => {
  it('shows the displayed states, the latest triggered first and never triggered ones last', async () => {
    const body = await list('')
    expect(body.data.map(({ _id, statusType }) => [_id, statusType])).toEqual([
      ['new', 'active'],
      ['old', 'resolved'],
      ['off', 'deactivated'],
      ['never', 'idle'],
    ])
    expect(body).toMatchObject({ total: 4, page: 1, size: 15, next: null })
    expect(body.data[0]).toMatchObject({ nodes: [world.city.nodeId], lastTriggeredTs: NOW })
  })

  it.each([
    ['search=SMOKE', ['never']],
    ['search=100 %25', ['never']],
    ['search=dust', ['new', 'old', 'off']],
    ['status=active', ['new']],
    ['status=idle&status=deactivated', ['off', 'never']],
    ['status=active&search=smoke', []],
    ['sort=triggered', ['off', 'old', 'new', 'never']],
    ['sort=name', ['new', 'off', 'old', 'never']],
    ['sort=status', ['new', 'old', 'never', 'off']],
    ['sort=-status', ['off', 'never', 'old', 'new']],
    ['sort=-urgency', ['new', 'old', 'never', 'off']],
    ['organization_id=all', ['new', 'old', 'off', 'never']],
    ['organization_id=harbour', []],
    ['page=2&size=3', ['never']],
  ])('answers the query %s with the alerts %j', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected)
  })

  it('pages with a cursor from alerts that triggered to those that never did', async () => {
    const { next } = await list('size=3')
    expect(await idsOf(`size=3&cursor=${next}`)).toEqual(['never'])
  })

  it('refuses a state that does not exist', async () => {
    expect((await world.call('user', 'GET', 'alerts?status=asleep')).status).toBe(400)
  })

  it('the list of alerts is empty without read_devices', async () => {
    expect(await list('', 'partner')).toMatchObject({ total: 0 })
  })
})

describe('an alert in the list', () => {
  const shown = async (query: string, who: UserId = 'user', id = 'new') =>
    (await list(query, who)).data.find(({ _id }) => _id === id)

  it('omits rules and names unless they are asked for', async () => {
    const alert = await shown('')
    expect(alert).not.toHaveProperty('data_points')
    expect(alert).not.toHaveProperty('subscribers')
  })

  it('includes the rules of an alert and its subscribed members on request', async () => {
    expect(await shown('includes=data_points&includes=subscribers')).toMatchObject({
      data_points: rules,
      subscribers: {
        users: [
          { _id: 'manager', name: 'manager Tester' },
          { _id: 'user', name: 'user Tester' },
        ],
        notification_method: 'email_sms',
      },
    })
  })

  it('marks an alert whose rules cannot be read and shows the others', async () => {
    const id = await seedAlert(world.context, 'city', { rules: '[{"_id":"a","conditions":[]}]' })
    expect(await shown('includes=data_points', 'user', id)).toMatchObject({ data_points: null })
    expect(await shown('includes=data_points')).toMatchObject({ data_points: rules })
    await world.context.store.db.deleteFrom('alerts').where('id', '=', id).execute()
  })

  it.each<[UserId, string, readonly string[]]>([
    ['user', 'new', ['monitor']],
    ['manager', 'new', ['monitor', 'modify', 'delete', 'deactivate']],
    ['owner', 'off', ['monitor', 'modify', 'delete', 'activate']],
  ])('offers a %s of %s what they may do: %j', async (who, id, actions) => {
    expect((await shown('', who, id))?.actions).toEqual(actions)
  })
})
