import { SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { keepPolling } from '../../storage/jobs/keepPolling.ts'
import { nextTemplateDue, settleTemplates } from './settleTemplates.ts'
import { ALERT_TEMPLATES_TOPIC } from './topic.ts'

/** Maximum time until a changed device is covered, or no longer. */
const POLL_EVERY_MS = 5 * SECOND_MS

/**
 * Keeps the alerts of templates right, as templates change and as devices appear, get sensors and tags, and change
 * hands.
 */
export function keepTemplatesSettled(app: FastifyInstance, context: ServerContext): void {
  const { jobs, bus, store, log, clock } = context
  const { poll } = keepPolling(app, {
    work: () => settleTemplates(context),
    nextDue: () => nextTemplateDue(store.db),
    pollEveryMs: POLL_EVERY_MS,
    what: 'Alert templates',
    clock,
    log,
  })
  const end = bus.onSignal(ALERT_TEMPLATES_TOPIC, poll)
  jobs.onStart(poll)
  app.addHook('onClose', () => end())
}
