import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { keepPolling } from '../../storage/jobs/keepPolling.ts'
import { followAlerts, type Notify } from './followAlerts.ts'
import { nextDue } from './takeAlerts.ts'
import { ALERT_RULES_TOPIC } from './topic.ts'
import { ALERTS_TOPIC } from '../../storage/store/alertSources/topic.ts'

/** Maximum delay of evaluating without a signal: when a process died, or while NATS is down. */
const POLL_EVERY_MS = 5 * SECOND_MS

const evaluateAll = defineJob({ kind: 'alerts.judge', queue: 'alerts', payload: Type.Object({}) })

/**
 * Evaluates alerts as their readings arrive, and when a hold time, a silence or hours of the week let them change.
 * Runs when a process stored readings or changed rules, when the next alert is due, and every minute in
 * case a signal was lost.
 */
export function keepAlertsEvaluated(
  app: FastifyInstance,
  context: ServerContext,
  notify: Notify,
): void {
  const { jobs, bus, store, log, clock } = context
  const { poll, workAll } = keepPolling(app, {
    work: () => followAlerts(context, notify),
    nextDue: () => nextDue(store.db),
    pollEveryMs: POLL_EVERY_MS,
    what: 'Alerts',
    clock,
    log,
  })
  jobs.work(evaluateAll, async ({ signal, db }) => {
    // Marks of alerts that were deleted or deactivated while readings arrived.
    await sql`delete from alert_marks where not exists (
      select from alerts where alerts.id = alert_marks.alert_id and status <> 'deactivated')`.execute(
      db,
    )
    await workAll(() => signal.aborted)
  })
  jobs.every(evaluateAll, { everyMs: MINUTE_MS })
  const endings = [
    bus.onSignal(ALERTS_TOPIC, poll),
    bus.onSignal(ALERT_RULES_TOPIC, () => {
      store.measurements.forgetFollowed()
      poll()
    }),
    store.measurements.onFollowed('alerts', () => bus.signal(ALERTS_TOPIC)),
  ]
  jobs.onStart(poll)
  app.addHook('onClose', () => {
    for (const end of endings) end()
  })
}
