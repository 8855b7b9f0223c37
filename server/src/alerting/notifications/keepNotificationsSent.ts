import { DAY_MS, HOUR_MS, SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { ALERT_NOTICES_TOPIC } from '../alerts/topic.ts'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { keepPolling } from '../../storage/jobs/keepPolling.ts'
import { forgetWindows } from '../maintenanceWindows/forgetWindows.ts'
import { nextReminderTs } from './reminders/dueReminders.ts'
import { remindSubscribers } from './reminders/remindSubscribers.ts'
import { sendDue } from './sendDue.ts'
import { nextNotificationTs } from './takeRecipients.ts'
import { nextHeldTs, notifyAfterMaintenance } from './notifyAfterMaintenance.ts'

/** Maximum delay of a message without a signal. */
const POLL_EVERY_MS = 5 * SECOND_MS

const forgetNotices = defineJob({ kind: 'alerts.forgetNotices', payload: Type.Object({}) })

/**
 * Turns notifications into messages: as alerts change, when a digest or a delayed message is due, and when
 * maintenance or a mute is over. Notices are deleted with the audit log, maintenance windows some time after their
 * end.
 */
export function keepNotificationsSent(app: FastifyInstance, context: ServerContext): void {
  const { jobs, bus, store, log, clock, config } = context
  const { poll } = keepPolling(app, {
    // In this order: after both a mute and maintenance, subscribers are notified once.
    work: async () =>
      (await notifyAfterMaintenance(context)) +
      (await remindSubscribers(context)) +
      (await sendDue(context)),
    nextDue: async () =>
      earliest([
        await nextNotificationTs(store.db),
        await nextHeldTs(store.db),
        await nextReminderTs(store.db),
      ]),
    pollEveryMs: POLL_EVERY_MS,
    what: 'Notifications',
    clock,
    log,
  })
  jobs.work(forgetNotices, async ({ db }) => {
    const before = clock() - config.auditDays * DAY_MS
    await sql`delete from alert_notices where created_at < ${before}`.execute(db)
    await sql`delete from notification_recipients where not exists (
      select from notifications where notifications.recipient = notification_recipients.recipient)`.execute(
      db,
    )
    await forgetWindows(db, clock())
  })
  jobs.every(forgetNotices, { everyMs: HOUR_MS })
  jobs.onStart(poll)
  const end = bus.onSignal(ALERT_NOTICES_TOPIC, poll)
  app.addHook('onClose', () => end())
}

/** The earliest of some times; null: there is none. */
function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((ts) => ts !== null)
  return known.length === 0 ? null : Math.min(...known)
}
