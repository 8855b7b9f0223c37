import { SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { keepPolling } from '../../storage/jobs/keepPolling.ts'
import { nextSent, takeWebhooks } from './takeWebhooks.ts'
import { WEBHOOKS_TOPIC } from './topic.ts'
import type { SendContext } from './result.ts'
import { visitWebhook, type VisitOptions } from './visit.ts'

/** Webhooks that one process sends to concurrently. */
const PLACES = 64
/** Maximum of these with a failing target: they wait for answers that do not come, while the others continue. */
const FAILING_PLACES = 32
/** Maximum delay of a delivery without a signal. */
const POLL_EVERY_MS = 5 * SECOND_MS

/** Sends pending deliveries, to many webhooks at once and in order for each, once the server takes jobs. */
export function keepWebhooksSent(
  app: FastifyInstance,
  context: SendContext & Pick<ServerContext, 'jobs'>,
): void {
  const { bus, store, clock, log, jobs } = context
  const stopping = new AbortController()
  const visits = new Map<string, { isFailing: boolean; ended: Promise<void> }>()
  let isStarted = false

  const begin = async (): Promise<number> => {
    const limit = PLACES - visits.size
    if (limit <= 0 || stopping.signal.aborted) return 0
    const failing = [...visits.values()].filter(({ isFailing }) => isFailing).length
    const taken = await takeWebhooks(store.db, {
      now: clock(),
      limit,
      failingLimit: Math.max(0, Math.min(limit, FAILING_PLACES - failing)),
      besides: [...visits.keys()],
    })
    for (const webhook of taken) {
      const ended = visitWebhook(context, webhook, {
        signal: stopping.signal,
        random: Math.random,
      })
        .catch((error: unknown) =>
          log.error({ err: error, webhook_id: webhook.id }, 'A webhook could not be served'),
        )
        .finally(() => {
          visits.delete(webhook.id)
          poll()
        })
      visits.set(webhook.id, { isFailing: webhook.failing_since !== null, ended })
    }
    return taken.length
  }

  const polling = keepPolling(app, {
    work: begin,
    nextDue: () => nextSent(store.db),
    pollEveryMs: POLL_EVERY_MS,
    what: 'Webhooks',
    clock,
    log,
  })
  const poll = () => {
    if (isStarted) polling.poll()
  }
  const stopListening = bus.onSignal(WEBHOOKS_TOPIC, poll)
  jobs.onStart(() => {
    isStarted = true
    poll()
  })
  app.addHook('onClose', async () => {
    stopListening()
    stopping.abort()
    await Promise.all([...visits.values()].map(({ ended }) => ended))
  })
}

/** Sends everything that is due now, one webhook after the other. @returns how many were visited */
export async function sendDueWebhooks(
  context: SendContext,
  options: VisitOptions,
): Promise<number> {
  for (let visited = 0; ; visited += 1) {
    const now = context.clock()
    const [webhook] = await takeWebhooks(context.store.db, {
      now,
      limit: 1,
      failingLimit: 1,
      besides: [],
    })
    if (webhook === undefined) return visited
    await visitWebhook(context, webhook, options)
  }
}
