import type { AlertCondition, AlertDetails, NewAlert } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../alerts/alertWorld.fixture.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
  await db().updateTable('users').set({ phone_number: '+64215550101' }).execute()
})
afterEach(() => world.close())

const db = () => world.context.store.db
const condition = (): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value: 35,
})
const dust = (subscribers: Partial<NewAlert['subscribers']> = {}): NewAlert => ({
  organization_id: 'city',
  name: 'Too much dust',
  description: '',
  notification_level: 'warning',
  data_points: [{ _id: 'g1', conditions: [condition()] }],
  subscribers: {
    users: ['owner', 'user', 'manager'],
    notification_method: 'email',
    methods: [
      { user: 'user', notification_method: 'sms' },
      { user: 'manager', notification_method: 'email_digest' },
    ],
    ...subscribers,
  },
})
const create = (subscribers: Partial<NewAlert['subscribers']> = {}) =>
  world.call<AlertDetails>('manager', 'POST', 'alerts', dust(subscribers))
const notified = async (): Promise<string[]> => {
  const rows = await db()
    .selectFrom('notifications')
    .select(['user_id', 'via', 'state'])
    .orderBy('user_id')
    .orderBy('id')
    .execute()
  return rows.map(({ user_id: user, via, state }) => `${user} ${via} ${state}`)
}

describe('the methods of subscribers', () => {
  it('notifies each subscriber by a method of their own or that of the alert', async () => {
    const { body } = await create()
    expect(body.subscribers.users).toMatchObject([
      { _id: 'manager', notification_method: 'email_digest' },
      { _id: 'owner', notification_method: null },
      { _id: 'user', notification_method: 'sms' },
    ])
    await world.report([[1, 50]])
    expect(await notified()).toEqual([
      'manager email_digest waiting',
      'owner email sent',
      'user sms sent',
    ])
  })

  it('keeps a subscriber’s own method when another changes that of the alert', async () => {
    const { body } = await create()
    const { organization_id: _, ...edit } = dust({ notification_method: 'email_sms' })
    await world.call('manager', 'PUT', `alerts/${body['_id']}`, { ...edit, version: body.version })
    await world.report([[1, 50]])
    expect(await notified()).toEqual([
      'manager email_digest waiting',
      'owner email sent',
      'owner sms sent',
      'user sms sent',
    ])
  })

  it('a subscriber returns to the method of the alert when a save leaves theirs out', async () => {
    const { body } = await create()
    const { organization_id: _, ...edit } = dust()
    const { methods: _methods, ...subscribers } = edit.subscribers
    const saved = await world.call<AlertDetails>('manager', 'PUT', `alerts/${body['_id']}`, {
      ...edit,
      subscribers,
      version: body.version,
    })
    expect(saved.body.subscribers.users.map(({ notification_method: method }) => method)).toEqual([
      null,
      null,
      null,
    ])
  })
})

it('accepts a method of a second recipient and refuses one of somebody not notified', async () => {
  const escalation = { users: ['user'], after_ms: 1_800_000 }
  const { body } = await create({
    users: ['owner'],
    escalation,
    methods: [{ user: 'user', notification_method: 'email_sms' }],
  })
  expect(body.subscribers.escalation?.users).toMatchObject([{ notification_method: 'email_sms' }])
  const refused = await create({ users: ['owner'], escalation })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    issues: [
      { path: '/subscribers/methods/1/user', expected: 'one of the users or second recipients' },
    ],
  })
})
