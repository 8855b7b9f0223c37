import { MINUTE_MS } from '@airshed/domain'
import type { AlertDetails, AlertHistory, NewAlert } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../alertWorld.fixture.ts'
import { READER, seedManagerOfBoth } from '../../../testing/world/rights.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

interface Refusal {
  code: string
  errors: { detail: string }
  issues: { path: string; expected: string; got: string }[]
}

const dust = (changes: Partial<NewAlert> = {}): NewAlert => ({
  organization_id: 'city',
  name: 'Too much dust',
  description: 'Close the windows.',
  notification_level: 'critical',
  data_points: rules(35),
  subscribers: { users: ['owner'], notification_method: 'email' },
  ...changes,
})

const rules = (value: number | { reference: string }): NewAlert['data_points'] => [
  {
    _id: 'g1',
    conditions: [{ deviceId: '1C00AAAA:0', dataPointId: world.pm25.id, expr: 'gt', value }],
  },
]

const create = async (changes: Partial<NewAlert> = {}): Promise<AlertDetails> =>
  (await world.call<AlertDetails>('manager', 'POST', 'alerts', dust(changes))).body

const idOf = ({ _id: id }: AlertDetails): string => id

async function refusalOf(changes: Partial<NewAlert>): Promise<Refusal> {
  const { body } = await world.call<Refusal>('manager', 'POST', 'alerts', dust(changes))
  return body
}

describe('creating an alert', () => {
  it('creates an idle alert with the devices of its rules that triggers with the next reading', async () => {
    const created = await create()
    expect(created).toMatchObject({
      statusType: 'idle',
      nodes: ['1C00AAAA:0'],
      version: 1,
      subscribers: { users: [{ _id: 'owner' }], notification_method: 'email' },
    })
    await world.report([[1, 50]])
    const { body } = await world.call<AlertDetails>('user', 'GET', `alerts/${idOf(created)}`)
    expect(body).toMatchObject({ statusType: 'active', lastTriggeredTs: TEST_NOW_MS + MINUTE_MS })
    expect(await world.mails()).toEqual(['Critical: Too much dust'])
  })

  it('an alert triggers at once when its condition is true already', async () => {
    await world.report([[0, 50]])
    const { _id: id } = await create()
    await world.evaluate()
    expect(await world.historyOf(id)).toEqual([[0, true]])
  })

  it('keeps a named limit and drops names that no condition uses', async () => {
    const created = await create({
      data_points: rules({ reference: 'limit' }),
      references: [
        { name: 'limit', value: 35 },
        { name: 'unused', value: 1 },
      ],
    })
    expect(created.references).toEqual([{ name: 'limit', value: 35 }])
    await world.report([[1, 36]])
    expect(await world.historyOf(idOf(created))).toEqual([[1, true]])
  })

  it('lists everything that is wrong with a refused alert', async () => {
    const foreign = { ...rules(35)[0]?.conditions[0], dataPointId: world.harbour.pm25.id } as never
    expect(await refusalOf({ data_points: [{ _id: 'g1', conditions: [foreign] }] })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { detail: expect.stringContaining('The alert is not valid.') as string },
      issues: [{ path: '/data_points/0/conditions/0/dataPointId', got: world.harbour.pm25.id }],
    })
    expect((await refusalOf({ data_points: rules({ reference: 'none' }) })).issues[0]?.path).toBe(
      '/data_points/0/conditions/0/value/reference',
    )
    const { issues } = await refusalOf({
      subscribers: { users: ['owner', 'harbourmaster'], notification_method: 'email' },
    })
    expect(issues).toEqual([
      {
        path: '/subscribers/users/1',
        expected: 'a member of the organization',
        got: 'harbourmaster',
      },
    ])
  })
})

describe('changing an alert', () => {
  it('a new name keeps an alert active, and a new limit evaluates it again', async () => {
    const { _id: id } = await create()
    await world.report([[1, 50]])
    const { organization_id: _, ...draft } = dust({ name: 'Dust at the mast' })
    const path = `alerts/${id}`
    const renamed = await world.call<AlertDetails>('manager', 'PUT', path, { ...draft, version: 1 })
    expect(renamed.body).toMatchObject({
      name: 'Dust at the mast',
      version: 2,
      statusType: 'active',
    })
    world.clockAt(2)
    const raised = { ...draft, data_points: rules(60), version: 2 }
    const { body } = await world.call<AlertDetails>('manager', 'PUT', path, raised)
    expect(body.statusType).toBe('idle')
    await world.evaluate()
    expect(await world.alert(id)).toMatchObject({
      latest_value: false,
      last_triggered_ts: TEST_NOW_MS + MINUTE_MS,
    })
    world.clockAt(5)
    await world.evaluate()
    // What it was by the old rules is over, and is not forgotten.
    expect(await world.alert(id)).toMatchObject({ last_triggered_ts: TEST_NOW_MS + MINUTE_MS })
  })

  it('deactivating an active alert ends its active state in the history', async () => {
    const { _id: id } = await create()
    await world.report([[1, 50]])
    world.clockAt(10)
    await world.call('manager', 'POST', 'alerts/deactivate', { ids: [id] })
    const history = await world.historyOf(id)
    expect(history.at(-1)).toEqual([10 - 1 / 60_000, false])
  })

  it('refuses a change of an alert that is not based on its newest version', async () => {
    const { _id: id } = await create()
    const { organization_id: _, ...draft } = dust()
    const stale = { ...draft, version: 7 }
    const { status } = await world.call<Refusal>('manager', 'PUT', `alerts/${id}`, stale)
    expect(status).toBe(409)
  })
})

it('an alert can be acknowledged only while it is active', async () => {
  const { _id: id } = await create()
  const path = `alerts/${id}/acknowledge`
  expect((await world.call<Refusal>('manager', 'PUT', path)).body.code).toBe('ALERT_NOT_ACTIVE')
  await world.report([[1, 50]])
  const { body } = await world.call<AlertDetails>('manager', 'PUT', path)
  expect(body.acknowledged).toMatchObject({ at: TEST_NOW_MS + MINUTE_MS })
  await world.report([[2, 10]])
  expect(await world.alert(id)).toMatchObject({ acknowledged_at: null })
})

it('a muted alert changes its state and notifies nobody', async () => {
  const { _id: id } = await create()
  const until = TEST_NOW_MS + 60 * MINUTE_MS
  await world.call('manager', 'PUT', `alerts/${id}/mute`, { until })
  await world.report([[1, 50]])
  expect(await world.historyOf(id)).toEqual([[1, true]])
  expect(await world.mails()).toEqual([])
})

describe('the history of an alert', () => {
  it('lists the changes of a time range with the values and the state before', async () => {
    const { _id: id } = await create()
    await world.report([
      [1, 50],
      [2, 10],
      [3, 60],
    ])
    const from = TEST_NOW_MS + 1.5 * MINUTE_MS
    const path = `alerts/${id}/changes?from=${from}&to=${from + 10 * MINUTE_MS}`
    const { body } = await world.call<AlertHistory>('user', 'GET', path)
    expect(body).toMatchObject({
      before: true,
      lacked_data_before: false,
      is_cut: false,
      changes: [
        { ts: TEST_NOW_MS + 2 * MINUTE_MS, is_active: false },
        {
          ts: TEST_NOW_MS + 3 * MINUTE_MS,
          is_active: true,
          measured: [{ measured: 60, condition: { dataPointId: world.pm25.id } }],
        },
      ],
    })
  })

  it('a preview of unsaved rules shows when they would have triggered', async () => {
    await world.report([
      [1, 50],
      [2, 10],
      [3, 60],
    ])
    const span = { from: TEST_NOW_MS, to: TEST_NOW_MS + 10 * MINUTE_MS }
    const body = { organization_id: 'city', data_points: rules(55), ...span }
    const answer = await world.call<AlertHistory>('user', 'POST', 'alerts/preview', body)
    expect(
      answer.body.changes.map(({ ts, is_active }) => [(ts - TEST_NOW_MS) / MINUTE_MS, is_active]),
    ).toEqual([
      [1, false],
      [3, true],
    ])
  })
})

it('an alert evaluates a device only while its organization holds it', async () => {
  await seedManagerOfBoth(world)
  const { _id: id } = await create()
  await world.call(READER, 'PUT', 'nodes/1C00AAAA:0/lease/harbour')
  await world.report([[1, 50]])
  expect(await world.historyOf(id)).toEqual([])
  await world.call('manager', 'DELETE', 'nodes/1C00AAAA:0/lease')
  await world.report([[2, 50]])
  expect(await world.historyOf(id)).toEqual([[1, true]])
})
