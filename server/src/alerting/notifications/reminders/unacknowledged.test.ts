import { MINUTE_MS } from '@airshed/domain'
import type { AlertCondition, AlertTimeline, NewAlert } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../../alerts/alertWorld.fixture.ts'
import { seedWindow } from '../../../testing/world/maintenanceWindows.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { nextReminderTs } from './dueReminders.ts'
import { remindSubscribers } from './remindSubscribers.ts'

const BEGUN = 'Warning: Too much dust'
const STILL = 'Warning, still active: Too much dust'
const ESCALATED = 'Warning, not acknowledged: Too much dust'
const OVER = 'Resolved: Too much dust'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const db = () => world.context.store.db
const minute = (minutes: number): number => TEST_NOW_MS + minutes * MINUTE_MS
const above = (value: number): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value,
})
/** An alert that is repeated every hour. */
const repeated = (changes: Parameters<AlertWorld['addAlert']>[1] = {}) =>
  world.addAlert([above(35)], { repeat_ms: 60 * MINUTE_MS, ...changes })
/** An alert whose second recipient, a user, is notified 30 minutes after its owner. */
const escalating = async (changes: Parameters<AlertWorld['addAlert']>[1] = {}) => {
  const id = await world.addAlert([above(35)], { escalate_ms: 30 * MINUTE_MS, ...changes })
  await db()
    .insertInto('alert_subscribers')
    .values({ alert_id: id, user_id: 'user', is_second: true })
    .execute()
  return id
}
const passTo = async (minutes: number): Promise<void> => {
  world.clockAt(minutes)
  await world.evaluate()
}
/** Messages as `user: subject`, oldest first. */
const mails = async (): Promise<string[]> => {
  const rows = await db()
    .selectFrom('outbox')
    .select(['recipient', 'subject'])
    .orderBy('created_at')
    .orderBy('recipient')
    .execute()
  return rows.map(({ recipient, subject }) => `${recipient.split('@')[0]}: ${subject}`)
}

describe('a repeated message about an alert', () => {
  it('repeats until somebody acknowledges the alert', async () => {
    const id = await repeated()
    await world.report([[1, 50]])
    await passTo(60.9)
    expect(await world.mails()).toEqual([BEGUN])
    await passTo(61)
    await passTo(121)
    expect(await world.mails()).toEqual([BEGUN, STILL, STILL])
    await world.call('manager', 'PUT', `alerts/${id}/acknowledge`)
    await passTo(300)
    expect(await world.mails()).toHaveLength(3)
    expect(await nextReminderTs(db())).toBeNull()
  })

  it('stops once the alert is over and starts again with the next one', async () => {
    await repeated()
    await world.report([[1, 50]])
    await world.report([[30, 20]])
    await world.report([[40, 50]])
    await passTo(61)
    expect(await world.mails()).toEqual([BEGUN, OVER, BEGUN])
    await passTo(100)
    expect(await world.mails()).toEqual([BEGUN, OVER, BEGUN, STILL])
  })

  it('repeats no message of an alert without repetition or of a deactivated one', async () => {
    await world.addAlert([above(36)])
    const off = await repeated()
    await world.report([[1, 50]])
    const before = await world.mails()
    await world.call('manager', 'POST', 'alerts/deactivate', { ids: [off] })
    await passTo(300)
    expect(await world.mails()).toEqual(before)
  })

  it('pauses while the alert is muted and continues after the reminder', async () => {
    const id = await repeated()
    await world.report([[1, 50]])
    await world.call('manager', 'PUT', `alerts/${id}/mute`, { until: minute(200) })
    await passTo(199)
    expect(await world.mails()).toEqual([BEGUN])
    await passTo(200)
    await passTo(259)
    expect(await world.mails()).toEqual([BEGUN, STILL])
    await passTo(260)
    expect(await world.mails()).toEqual([BEGUN, STILL, STILL])
  })

  it('pauses the repetition under maintenance and continues after it', async () => {
    await repeated()
    await world.report([[1, 50]])
    await seedWindow(world.context, 'city', { starts_at: minute(30), ends_at: minute(90) })
    for (const at of [61, 66, 89]) await passTo(at)
    expect(await world.mails()).toEqual([BEGUN])
    await passTo(90)
    expect(await world.mails()).toEqual([BEGUN, STILL])
  })

  it('repeats once from three concurrent processes', async () => {
    await repeated()
    await world.report([[1, 50]])
    world.clockAt(61)
    await Promise.all([1, 2, 3].map(() => remindSubscribers(world.context)))
    await world.evaluate()
    expect(await world.mails()).toEqual([BEGUN, STILL])
  })

  it('repeats for an alert without data, which can be acknowledged as well', async () => {
    await world.report([[0, 20]])
    const id = await repeated({ missing_data: 'no_data' })
    await passTo(10)
    expect(await world.mails()).toEqual(['No data: Too much dust'])
    await passTo(80)
    expect((await world.mails()).at(-1)).toBe('Still no data: Too much dust')
    const { status } = await world.call('manager', 'PUT', `alerts/${id}/acknowledge`)
    expect(status).toBe(200)
    const before = await world.mails()
    await passTo(300)
    expect(await world.mails()).toEqual(before)
  })
})

describe('second recipients', () => {
  it('notifies second recipients after the time, and then of the end of the alert', async () => {
    await escalating()
    await world.report([[1, 50]])
    await passTo(30.9)
    expect(await mails()).toEqual([`owner: ${BEGUN}`])
    await passTo(31)
    await passTo(100)
    expect(await mails()).toEqual([`owner: ${BEGUN}`, `user: ${ESCALATED}`])
    await world.report([[110, 20]])
    expect((await mails()).slice(2)).toEqual([`owner: ${OVER}`, `user: ${OVER}`])
  })

  it('tells second recipients why they are notified, without calling them subscribers', async () => {
    await escalating()
    await world.report([[1, 50]])
    await passTo(31)
    const texts = await world.context.store.db
      .selectFrom('outbox')
      .select('body_text')
      .orderBy('created_at')
      .execute()
    expect(texts.at(-1)?.body_text).toContain('because you are notified of this alert of')
    expect(texts.at(-1)?.body_text).not.toContain('you subscribe')
  })

  it('notifies no second recipients of an alert acknowledged or over before', async () => {
    const id = await escalating()
    await world.report([[1, 50]])
    await world.call('manager', 'PUT', `alerts/${id}/acknowledge`)
    await passTo(60)
    await world.report([[61, 20]])
    await world.report([[70, 50]])
    await world.report([[80, 20]])
    await passTo(200)
    expect((await mails()).filter((mail) => mail.startsWith('user'))).toEqual([])
  })

  it('second recipients start to wait again each time that the alert starts', async () => {
    await escalating()
    await world.report([[1, 50]])
    await passTo(31)
    await world.report([[40, 20]])
    await world.report([[50, 50]])
    const toUser = async () => (await mails()).filter((mail) => mail.startsWith('user'))
    expect(await toUser()).toEqual([`user: ${ESCALATED}`, `user: ${OVER}`])
    await passTo(80)
    expect(await toUser()).toEqual([`user: ${ESCALATED}`, `user: ${OVER}`, `user: ${ESCALATED}`])
  })

  it('second recipients get the repetitions from then on, and none twice', async () => {
    await escalating({ repeat_ms: 30 * MINUTE_MS })
    await world.report([[1, 50]])
    await passTo(31)
    await passTo(32.5)
    expect(await mails()).toEqual([`owner: ${BEGUN}`, `owner: ${STILL}`, `user: ${ESCALATED}`])
    await passTo(61)
    expect((await mails()).slice(3)).toEqual([`owner: ${STILL}`, `user: ${STILL}`])
  })

  it('lists second recipients in the timeline', async () => {
    const id = await escalating()
    await world.report([[1, 50]])
    await passTo(31)
    const { body } = await world.call<AlertTimeline>('user', 'GET', `alerts/${id}/timeline`)
    expect(body.entries).toMatchObject([
      { reason: 'escalated', ts: minute(1), notifications: [{ to: 'user Tester' }] },
      { reason: 'change', notifications: [{ to: 'owner Tester' }] },
    ])
  })
})

describe('saving an alert with repetitions', () => {
  const draft = (subscribers: Partial<NewAlert['subscribers']>) => ({
    organization_id: 'city',
    name: 'Too much dust',
    description: '',
    notification_level: 'warning',
    data_points: [{ _id: 'g1', conditions: [above(35)] }],
    subscribers: { users: ['owner'], notification_method: 'email', ...subscribers },
  })
  const create = (subscribers: Partial<NewAlert['subscribers']>) =>
    world.call<{ _id: string; subscribers: unknown; version: number }>(
      'manager',
      'POST',
      'alerts',
      draft(subscribers),
    )

  it('saves the repetition and the second recipients', async () => {
    const { body } = await create({
      repeat_every_ms: 3_600_000,
      escalation: { users: ['user'], after_ms: 1_800_000 },
    })
    expect(body.subscribers).toMatchObject({
      users: [{ _id: 'owner' }],
      repeat_every_ms: 3_600_000,
      escalation: { users: [{ _id: 'user' }], after_ms: 1_800_000 },
    })
  })

  it('refuses second recipients who subscribe already or are no members', async () => {
    const { status, body } = await create({
      escalation: { users: ['owner', 'harbourmaster'], after_ms: 1_800_000 },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      issues: [
        { path: '/subscribers/escalation/users/1', expected: 'a member of the organization' },
        { path: '/subscribers/escalation/users/0', expected: 'a member who is not a subscriber' },
      ],
    })
  })

  it('counts new times from the save of an active alert', async () => {
    const { body } = await create({})
    await world.report([[1, 50]])
    world.clockAt(10)
    const { organization_id: _, ...edit } = draft({ repeat_every_ms: 300_000 })
    await world.call('manager', 'PUT', `alerts/${body['_id']}`, { ...edit, version: body.version })
    await passTo(14.9)
    expect(await world.mails()).toEqual([BEGUN])
    await passTo(15)
    expect(await world.mails()).toEqual([BEGUN, STILL])
  })
})
