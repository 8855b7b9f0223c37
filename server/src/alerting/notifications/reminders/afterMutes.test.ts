import { MINUTE_MS } from '@airshed/domain'
import type { AlertCondition, AlertTimeline } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../../alerts/alertWorld.fixture.ts'
import { seedWindow } from '../../../testing/world/maintenanceWindows.ts'
import { eventually } from '../../../testing/eventually.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { nextReminderTs } from './dueReminders.ts'
import { remindSubscribers } from './remindSubscribers.ts'

const BEGUN = 'Warning: Too much dust'
const STILL = 'Warning, still active: Too much dust'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const db = () => world.context.store.db
const minute = (minutes: number): number => TEST_NOW_MS + minutes * MINUTE_MS
const above = (value: number, { pm25 } = world): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: pm25.id,
  expr: 'gt',
  value,
})
const mute = (alertId: string, untilMinute: number | null) =>
  world.call('manager', 'PUT', `alerts/${alertId}/mute`, {
    until: untilMinute === null ? null : minute(untilMinute),
  })
const passTo = async (minutes: number): Promise<void> => {
  world.clockAt(minutes)
  await world.evaluate()
}

describe('subscribers after a mute', () => {
  it('reminds once of an alert that started meanwhile and is still active', async () => {
    const id = await world.addAlert([above(35)])
    await mute(id, 60)
    await world.report([[10, 50]])
    expect(await nextReminderTs(db())).toBe(minute(60))
    await passTo(59.9)
    expect(await world.mails()).toEqual([])
    await passTo(60)
    await world.evaluate()
    expect(await world.mails()).toEqual([STILL])
    expect(await nextReminderTs(db())).toBeNull()
    await world.report([[62, 20]])
    expect(await world.mails()).toEqual([STILL, 'Resolved: Too much dust'])
  })

  it('reminds of an alert that they knew of before as well', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 50]])
    await mute(id, 60)
    await passTo(60)
    expect(await world.mails()).toEqual([BEGUN, STILL])
  })

  it('reminds those who subscribed only during the mute', async () => {
    const id = await world.addAlert([above(35)])
    await db().deleteFrom('alert_subscribers').execute()
    await mute(id, 60)
    await world.report([[10, 50]])
    await db().insertInto('alert_subscribers').values({ alert_id: id, user_id: 'user' }).execute()
    await passTo(60)
    const mails = await db().selectFrom('outbox').select(['recipient', 'subject']).execute()
    expect(mails).toEqual([{ recipient: 'user@example.org', subject: STILL }])
  })

  it('sends no reminder of an alert that ended meanwhile or was deactivated', async () => {
    const over = await world.addAlert([above(35)])
    const off = await world.addAlert([above(36)])
    for (const id of [over, off]) await mute(id, 60)
    await world.report([[10, 50]])
    await db().updateTable('alerts').set({ status: 'deactivated' }).where('id', '=', off).execute()
    await world.report([[20, 20]])
    await passTo(60)
    expect(await world.mails()).toEqual([])
    expect(await nextReminderTs(db())).toBeNull()
  })

  it('reminds only after the last of several mutes', async () => {
    const id = await world.addAlert([above(35)])
    await mute(id, 60)
    await world.report([[10, 50]])
    await mute(id, 120)
    await passTo(60)
    expect(await world.mails()).toEqual([])
    await passTo(120)
    expect(await world.mails()).toEqual([STILL])
  })

  it('reminds at once when somebody ends the mute', async () => {
    const id = await world.addAlert([above(35)])
    await mute(id, 60)
    await world.report([[10, 50]])
    await mute(id, null)
    await world.evaluate()
    expect(await world.mails()).toEqual([STILL])
    await passTo(60)
    expect(await world.mails()).toHaveLength(1)
  })

  it('sends no second reminder when a mute that is over is ended', async () => {
    const id = await world.addAlert([above(35)])
    await mute(id, 60)
    await world.report([[10, 50]])
    await passTo(60)
    await mute(id, null)
    await world.evaluate()
    expect(await world.mails()).toEqual([STILL])
  })

  it('reminds once after maintenance that outlasts the mute', async () => {
    const id = await world.addAlert([above(35)])
    await mute(id, 60)
    await world.report([[10, 50]])
    await seedWindow(world.context, 'city', { starts_at: minute(30), ends_at: minute(90) })
    await passTo(60)
    expect(await world.mails()).toEqual([])
    await passTo(90)
    await world.evaluate()
    expect(await world.mails()).toEqual([STILL])
  })

  it('reminds once where maintenance ends at the same moment', async () => {
    const id = await world.addAlert([above(35)])
    await seedWindow(world.context, 'city', { starts_at: minute(0), ends_at: minute(60) })
    await world.report([[10, 50]])
    await mute(id, 60)
    await passTo(60)
    await world.evaluate()
    expect(await world.mails()).toEqual([BEGUN])
  })

  it('reminds within five minutes when the delaying maintenance is deleted', async () => {
    const id = await world.addAlert([above(35)])
    await mute(id, 60)
    await world.report([[10, 50]])
    const window = await seedWindow(world.context, 'city', {
      starts_at: minute(30),
      ends_at: minute(90),
    })
    await passTo(60)
    await world.call('manager', 'DELETE', `maintenance_windows/${window}`)
    await passTo(65)
    expect(await world.mails()).toEqual([STILL])
  })

  it('reminds once from three concurrent processes', async () => {
    const id = await world.addAlert([above(35)])
    await mute(id, 60)
    await world.report([[10, 50]])
    world.clockAt(60)
    await Promise.all([1, 2, 3].map(() => remindSubscribers(world.context)))
    await world.evaluate()
    expect(await world.mails()).toEqual([STILL])
  })
})

it('the reminder says when the alert started in the language of its reader', async () => {
  await db().updateTable('users').set({ locale: 'es_ES' }).where('id', '=', 'owner').execute()
  const id = await world.addAlert([above(35)])
  await mute(id, 60)
  await world.report([[10, 50]])
  await passTo(60)
  const mail = await db().selectFrom('outbox').select('body_text').executeTakeFirstOrThrow()
  expect(mail.body_text).toContain('ya no está silenciada. Está activa desde')
  expect(mail.body_text).toContain('12:10:00')
})

it('the timeline shows the reminder beside the change that was withheld', async () => {
  const id = await world.addAlert([above(35)])
  await mute(id, 60)
  await world.report([[10, 50]])
  await passTo(60)
  const { body } = await world.call<AlertTimeline>('user', 'GET', `alerts/${id}/timeline`)
  expect(body.entries.filter(({ kind }) => kind === 'change')).toMatchObject([
    { reason: 'mute_over', noticed_at: minute(60), withheld: null, notifications: [{}] },
    { reason: 'change', noticed_at: minute(10), withheld: 'muted', notifications: [] },
  ])
})

it('a reminder that fails delays no other and is tried again', async () => {
  const ids = [await world.addAlert([above(35)]), await world.addAlert([above(36)], { name: 'B' })]
  for (const id of ids) await mute(id, 60)
  await world.report([[10, 50]])
  // Of other devices: what the conditions watch is asked for.
  await seedWindow(world.context, 'city', { ends_at: minute(120), nodeIds: [] })
  await db()
    .updateTable('alert_notices')
    .set({ content: '{}' })
    .where('alert_id', '=', ids[0] ?? '')
    .execute()
  await passTo(60)
  expect(await world.mails()).toEqual(['Warning, still active: B'])
  expect(await nextReminderTs(db())).toBe(minute(61))
})

it('a running server reminds by itself when a mute is ended', async () => {
  const server = await createAlertWorld({ runsJobs: true })
  onTestFinished(() => server.close())
  const id = await server.addAlert([above(35, server)])
  await server.call('manager', 'PUT', `alerts/${id}/mute`, { until: minute(60) })
  await server.report([[10, 50]])
  await server.call('manager', 'PUT', `alerts/${id}/mute`, { until: null })
  await eventually(async () => expect(await server.mails()).toEqual([STILL]))
})
