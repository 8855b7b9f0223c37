import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { List, Mail, MessageTransport } from '@airshed/schemas'
import { expect } from 'vitest'
import { createAlertWorld } from '../alerts/alertWorld.fixture.ts'
import { JOBS_TOPIC } from '../../storage/jobs/topics.ts'
import { eventually } from '../../testing/eventually.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'

/** Minutes at which the limit of an alert is crossed: occasionally, and four times within a minute. */
const CROSSED_AT = [1, 5, 9, 13, 17, 21, 25, 29, 29.2, 29.4, 29.6, 33, 37, 41, 45, 49, 53, 57]
const STEP_MINUTES = 2

/** A server whose alert changes for an hour while its transports fail. Its clock only advances in steps. */
export async function createOutage(env: Readonly<Record<string, string>>) {
  const world = await createAlertWorld({ runsJobs: true, env })
  const { db } = world.context.store
  let minute = 0

  async function passTo(next: number): Promise<void> {
    minute = next
    world.clockAt(minute)
    await world.evaluate()
    await world.context.bus.signal(JOBS_TOPIC)
    await eventually(async () => {
      const busy = await db
        .selectFrom('jobs')
        .select('id')
        .where('queue', 'in', ['mail', 'sms', 'channels'])
        .where(({ or, and, eb }) =>
          or([
            eb('state', '=', 'running'),
            and([
              eb('state', '=', 'waiting'),
              eb('due_at', '<=', TEST_NOW_MS + minute * MINUTE_MS),
            ]),
          ]),
        )
        .execute()
      expect(busy).toEqual([])
    })
  }

  return {
    ...world,
    condition: () => ({
      deviceId: '1C00AAAA:0',
      dataPointId: world.pm25.id,
      expr: 'gt' as const,
      value: 35,
    }),
    /** Lets the hour pass in which the alert changes; `at` is called at each step, in minutes. */
    async passHour(at: (minute: number) => void | Promise<void> = () => {}): Promise<void> {
      const steps = Array.from({ length: 60 / STEP_MINUTES }, (_, step) => step * STEP_MINUTES)
      for (const next of [...steps, ...CROSSED_AT].toSorted((a, b) => a - b)) {
        await at(next)
        const crossing = CROSSED_AT.indexOf(next)
        if (crossing >= 0) await world.report([[next, crossing % 2 === 0 ? 50 : 20]])
        await passTo(next)
      }
      // Messages that wait for others are retried after a second.
      for (const second of [1, 2, 3, 4]) await passTo(60 + second / 60)
    },
    /** Lets time pass until nothing is waiting. */
    async passUntilSent(): Promise<void> {
      const waits = () =>
        db
          .selectFrom('notifications')
          .leftJoin('outbox', 'outbox.id', 'notifications.message_id')
          .select('notifications.id')
          .where(({ or, eb }) =>
            or([eb('notifications.state', '=', 'waiting'), eb('outbox.state', '!=', 'sent')]),
          )
          .execute()
      while ((await waits()).length > 0) {
        expect(minute, 'minutes until all was sent').toBeLessThan(240)
        await passTo(minute + STEP_MINUTES)
      }
    },
    outbox: async (): Promise<Mail[]> =>
      (await world.call<List<Mail>>('owner', 'GET', 'mails?size=100')).body.data,
    /** Messages in the order of the changes they report; each change of the hour is in exactly one of them. */
    async messagesOfChanges(transport: MessageTransport) {
      const rows = await db
        .selectFrom('notifications')
        .innerJoin('alert_notices', 'alert_notices.id', 'notifications.notice_id')
        .innerJoin('outbox', 'outbox.id', 'notifications.message_id')
        .select(['alert_notices.ts', 'alert_notices.is_active', 'outbox.id', 'outbox.key'])
        .select(['outbox.message_id', 'outbox.created_at'])
        .where('outbox.transport', '=', transport)
        .orderBy('alert_notices.ts')
        .execute()
      expect(rows.map(({ ts, is_active }) => [(ts - TEST_NOW_MS) / MINUTE_MS, is_active])).toEqual(
        CROSSED_AT.map((at, crossing) => [expect.closeTo(at, 4), crossing % 2 === 0]),
      )
      return [...new Map(rows.map((row) => [row.id, row])).values()]
    },
  }
}

/** The maximum number of messages composed within any window of this length. */
export const mostWithin = (times: readonly number[], spanMs: number): number =>
  Math.max(...times.map((from) => times.filter((ts) => ts >= from && ts < from + spanMs).length))

/** Expects that no reader is notified more often than allowed. */
export function expectPaced(messages: readonly { created_at: number }[]): void {
  const times = messages.map(({ created_at }) => created_at)
  expect(mostWithin(times, MINUTE_MS)).toBe(1)
  expect(mostWithin(times, HOUR_MS)).toBeLessThanOrEqual(20)
}
