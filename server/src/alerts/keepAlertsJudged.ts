import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../context.ts'
import { defineJob } from '../jobs/defineJob.ts'
import { followAlerts, type Notify } from './followAlerts.ts'
import { nextDue } from './takeAlerts.ts'
import { ALERT_RULES_TOPIC, ALERTS_TOPIC } from './topic.ts'

/** How late an alert is judged at most where no signal came: of a process that died, or while NATS is away. */
const LOOK_EVERY_MS = 5 * SECOND_MS

/** Readings that arrive within this are judged together. */
const TOGETHER_MS = 200

const judgeAll = defineJob({ kind: 'alerts.judge', queue: 'alerts', payload: Type.Object({}) })

/**
 * Judges alerts as their readings arrive, and when a hold time, a silence or hours of the week let them change:
 * woken by whoever stored readings or changed rules, by the time at which the next alert is due, and
 * each minute for what no signal told of.
 */
export function keepAlertsJudged(
  app: FastifyInstance,
  context: ServerContext,
  notify: Notify,
): void {
  const { jobs, bus, store, log, clock } = context
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let mustLookAgain = false
  let isStopped = false

  const judgeWaiting = async (isOver: () => boolean): Promise<void> => {
    while (!isOver()) if ((await followAlerts(context, notify)) === 0) break
  }
  const lookUntilDone = async (): Promise<void> => {
    for (;;) {
      mustLookAgain = false
      await judgeWaiting(() => isStopped).catch((error: unknown) =>
        log.warn({ err: error }, 'Alerts could not be judged; it is tried again'),
      )
      if (!mustLookAgain || isStopped) break
      await sleep(TOGETHER_MS)
    }
    running = null
    await setTimer().catch((error: unknown) =>
      log.warn({ err: error }, 'When the next alert is due could not be read'),
    )
  }
  const look = (): void => {
    if (isStopped) return
    mustLookAgain = running !== null
    running ??= lookUntilDone()
  }
  const setTimer = async (): Promise<void> => {
    const due = await nextDue(store.db)
    const inMs = due === null ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, Math.max(0, due - clock()))
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, inMs)
  }

  jobs.work(judgeAll, async ({ signal, db }) => {
    // Of alerts that were deleted or deactivated while readings came.
    await sql`delete from alert_marks where not exists (
      select from alerts where alerts.id = alert_marks.alert_id and status <> 'deactivated')`.execute(
      db,
    )
    await judgeWaiting(() => signal.aborted)
  })
  jobs.every(judgeAll, { everyMs: MINUTE_MS })
  const endings = [
    bus.onSignal(ALERTS_TOPIC, look),
    bus.onSignal(ALERT_RULES_TOPIC, () => {
      store.measurements.forgetFollowed()
      look()
    }),
    store.measurements.onFollowed('alerts', () => bus.signal(ALERTS_TOPIC)),
  ]
  jobs.onStart(look)
  app.addHook('onClose', async () => {
    isStopped = true
    clearTimeout(timer)
    for (const end of endings) end()
    await running
  })
}
