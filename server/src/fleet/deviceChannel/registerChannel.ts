import {
  Inbox,
  InboxQuery,
  Outbox,
  OutboxAnswer,
  type Inbox as InboxAnswer,
} from '@airshed/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { hashDeviceKey } from '../deviceKeys/deviceKey.ts'
import { deviceKeysOf, type KeyHolder } from '../deviceKeys/deviceKeys.ts'
import { apiError } from '../../base/errors.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { keyOf } from '../ingest/organizationKeys.ts'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import { checkBatch } from './outboxMessages.ts'
import { firmwareFileRoute } from './firmwareFileRoute.ts'
import { OUTBOX_BYTES_MAX, REQUESTS_PER_MINUTE } from './limits.ts'
import { outboxSenderOf } from './outboxSender.ts'
import { readInbox } from './readInbox.ts'
import { scriptFileRoute } from './scriptFileRoute.ts'
import { takeOutbox, type OutboxSender } from './takeOutbox.ts'
import { createWaiters, type Waiters } from './waiters.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling device, once its key has been checked. */
    keyHolder: KeyHolder | null
  }
}

const BySerial = Type.Object(
  { serial: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)

/** The endpoints that devices call with their own key: their inbox, outbox, script files and firmware. */
export function registerChannel(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest('keyHolder', null)
  const waiters = createWaiters(context)
  app.addHook('preClose', () => waiters.close())
  const keys = deviceKeysOf(context)
  const holderOf = (request: FastifyRequest) =>
    keys.holderOf(sentKey(request), senderAddress(request.ip))
  const common = {
    config: {
      rateLimit: {
        max: REQUESTS_PER_MINUTE,
        timeWindow: 60_000,
        keyGenerator: ({ ip, keyHolder }: FastifyRequest) =>
          keyHolder === null ? senderAddress(ip) : `device ${keyHolder.nodeId}`,
      },
    },
    onRequest: async (request: FastifyRequest) => {
      const holder = await holderOf(request)
      const { serial } = request.params as Static<typeof BySerial>
      if (holder.serial !== serial) throw apiError('DEVICE_KEY_OF_ANOTHER', { serial })
      request.keyHolder = holder
    },
  }
  app.route({
    ...common,
    method: 'GET',
    url: '/devices/:serial/inbox',
    schema: {
      tags: ['devices'],
      summary: 'Messages to a device; waits for one where there is none',
      security: [{ deviceKey: [] }],
      params: BySerial,
      querystring: InboxQuery,
      response: { 200: Inbox },
    },
    handler: async (request, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const { after = 0, wait = 0 } = request.query as Static<typeof InboxQuery>
      return nextMessages(context, waiters, senderOf(request), {
        keyHash: hashDeviceKey(sentKey(request)),
        recheck: () => holderOf(request),
        after,
        waitMs: wait * 1000,
        gone: gone.signal,
      })
    },
  })
  app.route({
    ...common,
    method: 'POST',
    url: '/devices/:serial/outbox',
    bodyLimit: OUTBOX_BYTES_MAX,
    schema: {
      tags: ['devices'],
      summary: 'Messages of a device: settings in force, results, readings',
      security: [{ deviceKey: [] }],
      params: BySerial,
      body: Outbox,
      response: { 200: OutboxAnswer },
    },
    handler: async (request) => {
      const { messages } = request.body as Static<typeof Outbox>
      return takeOutbox(context, senderOf(request), checkBatch(messages))
    },
  })
  app.route({ ...common, ...scriptFileRoute(context) })
  app.route({ ...common, ...firmwareFileRoute(context) })
}

/** @throws DEVICE_KEY_UNKNOWN if no key was sent */
function sentKey({ headers }: FastifyRequest): string {
  const key = keyOf({ headers, query: {}, params: {} })
  if (key === undefined) throw apiError('DEVICE_KEY_UNKNOWN')
  return key
}

function senderOf({ keyHolder }: FastifyRequest): OutboxSender {
  if (keyHolder === null) throw new Error('The key of this route is not checked')
  return outboxSenderOf(keyHolder)
}

/** A device's request for its messages. */
interface Question {
  /** Position of the last message that it has. */
  after: number
  waitMs: number
  gone: AbortSignal
  keyHash: string
  /** @throws DEVICE_KEY_UNKNOWN if its key was removed since the request */
  recheck: () => Promise<unknown>
}

/** Resolves with the messages after a position as soon as there are some, or when the time is over. */
async function nextMessages(
  context: ServerContext,
  waiters: Waiters,
  sender: OutboxSender,
  { after, waitMs, gone, keyHash, recheck }: Question,
): Promise<InboxAnswer> {
  const { store, clock, bus } = context
  const waiter = waiters.enter(sender.nodeId, keyHash, gone)
  const endsAt = performance.now() + waitMs
  try {
    for (;;) {
      const { messages, position, areSent } = await readInbox(store.db, sender, after, clock())
      if (areSent) bus.signal(EVENTS_TOPIC)
      const last = messages.at(-1)
      if (last !== undefined) return { messages, after: last.position }
      const pollsAgain = await waiter.wait(position, endsAt - performance.now())
      if (!pollsAgain) return { messages: [], after: position }
      await recheck()
    }
  } finally {
    waiter.leave()
  }
}
