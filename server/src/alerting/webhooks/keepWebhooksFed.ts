import { SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { keepLooking } from '../../storage/jobs/keepLooking.ts'
import { feedWebhooks, nextFed } from './feedWebhooks.ts'
import { WEBHOOK_MARKS_TOPIC } from './topic.ts'

/** Maximum delay of an event without a signal, such as when a device falls silent. */
const LOOK_EVERY_MS = 5 * SECOND_MS

/** Creates events for webhooks from what is stored, once the server takes jobs. */
export function keepWebhooksFed(app: FastifyInstance, context: ServerContext): void {
  const { bus, store, clock, log, jobs } = context
  let isStarted = false
  const looking = keepLooking(app, {
    work: () => feedWebhooks(context),
    nextDue: () => nextFed(store.db),
    lookEveryMs: LOOK_EVERY_MS,
    what: 'Marks of webhooks',
    clock,
    log,
  })
  const look = () => {
    if (isStarted) looking.look()
  }
  const endings = [
    bus.onSignal(WEBHOOK_MARKS_TOPIC, () => {
      store.measurements.forgetFollowed()
      look()
    }),
    store.measurements.onFollowed('webhooks', look),
  ]
  jobs.onStart(() => {
    isStarted = true
    look()
  })
  app.addHook('onClose', () => {
    for (const end of endings) end()
  })
}
