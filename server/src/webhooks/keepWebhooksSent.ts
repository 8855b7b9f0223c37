import { SECOND_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { keepLooking } from '../jobs/keepLooking.ts'
import { nextSent, takeWebhooks } from './takeWebhooks.ts'
import { WEBHOOKS_TOPIC } from './topic.ts'
import type { SendContext } from './result.ts'
import { visitWebhook, type VisitOptions } from './visit.ts'

/** Webhooks to which one process sends at once. */
const PLACES = 64
/** Of these, those whose target fails: they wait for answers that do not come, while all others go on. */
const FAILING_PLACES = 32
/** How late something is sent at most where no signal came. */
const LOOK_EVERY_MS = 5 * SECOND_MS

/** Sends webhooks what waits for them, many at once and each one after the other, as soon as the server takes jobs. */
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
          look()
        })
      visits.set(webhook.id, { isFailing: webhook.failing_since !== null, ended })
    }
    return taken.length
  }

  const looking = keepLooking(app, {
    work: begin,
    nextDue: () => nextSent(store.db),
    lookEveryMs: LOOK_EVERY_MS,
    what: 'Webhooks',
    clock,
    log,
  })
  const look = () => {
    if (isStarted) looking.look()
  }
  const stopListening = bus.onSignal(WEBHOOKS_TOPIC, look)
  jobs.onStart(() => {
    isStarted = true
    look()
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
