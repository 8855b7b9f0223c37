import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@airshed/domain'
import type { AlertCondition } from '@airshed/schemas'
import type { Insertable } from 'kysely'
import { createWorld } from '../../testing/world/world.ts'
import { remindSubscribers } from '../notifications/reminders/remindSubscribers.ts'
import { sendDue } from '../notifications/sendDue.ts'
import { notifyAfterMaintenance } from '../notifications/notifyAfterMaintenance.ts'
import type { AlertsTable } from '../../storage/store/tables/alerts.ts'
import { seedReadings, type SeededDataPoint } from '../../testing/seed.ts'
import { TEST_NOW_MS, type TestServerOptions } from '../../testing/testServer.ts'
import { notifyOfAlerts } from '../webhooks/notifyOfAlerts.ts'
import { followAlerts } from './followAlerts.ts'
import { beginEvaluation } from './beginEvaluation.ts'

/** Readings as `[minutes after noon, value, flags]`. */
export type MinuteReading = readonly [minute: number, value: number, flags?: number]

/** The device of the city, which reports every minute, and a clock that starts at noon. */
export async function createAlertWorld(options: TestServerOptions = {}) {
  let now = TEST_NOW_MS
  const world = await createWorld({ clock: () => now, ...options })
  const { context, city } = world
  const { store } = context
  const notify = notifyOfAlerts(context)

  return {
    ...world,
    pm25: city.pm25,
    /** Minutes after noon. */
    clockAt: (minute: number) => void (now = TEST_NOW_MS + Math.round(minute * MINUTE_MS)),
    evaluate,
    /** Stores readings, with the clock at the time of the last, and evaluates by them. */
    async report(readings: readonly MinuteReading[], point: SeededDataPoint = city.pm25) {
      const last = Math.max(...readings.map(([minute]) => TEST_NOW_MS + minute * MINUTE_MS))
      now = Math.max(now, last)
      await seedReadings(
        context,
        point,
        readings.map(([minute, value, flags]) => [TEST_NOW_MS + minute * MINUTE_MS, value, flags]),
      )
      await evaluate()
    },
    /** An alert that notifies the owner by mail; a group that is not a list has one condition. */
    async addAlert(
      groups: readonly (AlertCondition | readonly AlertCondition[])[],
      changes: Partial<Insertable<AlertsTable>> = {},
    ): Promise<string> {
      const id = randomUUID()
      const rules = groups.map((group, at) => ({ _id: `g${at}`, conditions: [group].flat() }))
      await store.db
        .insertInto('alerts')
        .values({
          id,
          name: 'Too much dust',
          description: 'Close the windows.',
          organization_id: 'city',
          status: 'activated',
          notification_level: 'warning',
          rules: JSON.stringify(rules),
          created_at: now,
          ...changes,
        })
        .execute()
      await store.db
        .insertInto('alert_subscribers')
        .values({ alert_id: id, user_id: 'owner' })
        .execute()
      await store.db.transaction().execute((tx) => beginEvaluation(context, tx, [id]))
      await evaluate()
      return id
    },
    /** Its changes as `[minutes after noon, whether it is active]`. */
    async historyOf(alertId: string): Promise<[number, boolean][]> {
      const rows = await store.db
        .selectFrom('alert_changes')
        .select(['ts', 'is_active'])
        .where('alert_id', '=', alertId)
        .orderBy('ts')
        .execute()
      return rows.map(({ ts, is_active }) => [(ts - TEST_NOW_MS) / MINUTE_MS, is_active])
    },
    /** Subjects of what was written to its subscribers, oldest first. */
    async mails(): Promise<string[]> {
      const rows = await store.db
        .selectFrom('outbox')
        .select('subject')
        .where('template', 'in', ['alert-change', 'alert-changes'])
        .orderBy('created_at')
        .orderBy('key')
        .execute()
      return rows.map(({ subject }) => subject)
    },
    alert: (alertId: string) =>
      store.db.selectFrom('alerts').selectAll().where('id', '=', alertId).executeTakeFirstOrThrow(),
  }

  async function evaluate(): Promise<void> {
    for (let work = 1; work > 0;) {
      work = 0
      for (const step of [
        followAlerts,
        notifyAfterMaintenance,
        remindSubscribers,
        sendDue,
      ] as const) {
        for (let done = 1; done > 0; work += done) done = await step(context, notify)
      }
      await othersDone()
    }
  }

  /** The server evaluates too, whenever it likes; what it is at is skipped by the above. */
  async function othersDone(): Promise<void> {
    await store.db.transaction().execute(async (tx) => {
      for (const table of ['alerts', 'alert_notices', 'notifications'] as const) {
        await tx.selectFrom(table).select('id').orderBy('id').forUpdate().execute()
      }
    })
  }
}

export type AlertWorld = Awaited<ReturnType<typeof createAlertWorld>>
