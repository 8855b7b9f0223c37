import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../context.ts'
import { defineJob } from '../jobs/defineJob.ts'
import { keepLooking } from '../jobs/keepLooking.ts'
import { followAlerts, type Notify } from './followAlerts.ts'
import { nextDue } from './takeAlerts.ts'
import { ALERT_RULES_TOPIC, ALERTS_TOPIC } from './topic.ts'

/** How late an alert is judged at most where no signal came: of a process that died, or while NATS is away. */
const LOOK_EVERY_MS = 5 * SECOND_MS

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
  const { look, workAll } = keepLooking(app, {
    work: () => followAlerts(context, notify),
    nextDue: () => nextDue(store.db),
    lookEveryMs: LOOK_EVERY_MS,
    what: 'Alerts',
    clock,
    log,
  })
  jobs.work(judgeAll, async ({ signal, db }) => {
    // Of alerts that were deleted or deactivated while readings came.
    await sql`delete from alert_marks where not exists (
      select from alerts where alerts.id = alert_marks.alert_id and status <> 'deactivated')`.execute(
      db,
    )
    await workAll(() => signal.aborted)
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
  app.addHook('onClose', () => {
    for (const end of endings) end()
  })
}
