import { SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { keepPolling } from '../../storage/jobs/keepPolling.ts'
import { feedWebhooks, nextFed } from './feedWebhooks.ts'
import { WEBHOOK_MARKS_TOPIC } from './topic.ts'

/** Maximum delay of an event without a signal, such as when a device falls silent. */
const POLL_EVERY_MS = 5 * SECOND_MS

/** Creates events for webhooks from what is stored, once the server takes jobs. */
export function keepWebhooksFed(app: FastifyInstance, context: ServerContext): void {
  const { bus, store, clock, log, jobs } = context
  let isStarted = false
  const polling = keepPolling(app, {
    work: () => feedWebhooks(context),
    nextDue: () => nextFed(store.db),
    pollEveryMs: POLL_EVERY_MS,
    what: 'Marks of webhooks',
    clock,
    log,
  })
  const poll = () => {
    if (isStarted) polling.poll()
  }
  const endings = [
    bus.onSignal(WEBHOOK_MARKS_TOPIC, () => {
      store.measurements.forgetFollowed()
      poll()
    }),
    store.measurements.onFollowed('webhooks', poll),
  ]
  jobs.onStart(() => {
    isStarted = true
    poll()
  })
  app.addHook('onClose', () => {
    for (const end of endings) end()
  })
}
