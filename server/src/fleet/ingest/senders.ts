import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { isDeviceKey } from '../deviceKeys/deviceKey.ts'
import { deviceKeysOf } from '../deviceKeys/deviceKeys.ts'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import type { Sender } from './deviceDirectory.ts'
import { keyOf } from './organizationKeys.ts'
import { organizationKeysOf } from './organizationKeysOf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of readings; null until the key has been checked. */
    ingestSender: Sender | null
  }
}

/** Posts with a key that one address may send in a minute: a gateway may send for thousands of devices. */
const POSTS_PER_MINUTE = 60_000
/** Posts without a key that one address may send in a minute; a monitor sends one. */
const KEYLESS_POSTS_PER_MINUTE = 120

/**
 * Checks of the key, before the body is read. If a check fails, none of the body is buffered.
 */
export interface SenderChecks {
  /** Refuses senders without a valid key. */
  required(request: FastifyRequest): Promise<void>
  /** Accepts senders without a key; a wrong one is refused. */
  optional(request: FastifyRequest): Promise<void>
}

export function createSenderChecks(app: FastifyInstance, context: ServerContext): SenderChecks {
  app.decorateRequest('ingestSender', null)
  const keys = organizationKeysOf(app, context)
  const devices = deviceKeysOf(context)
  const required = async (request: FastifyRequest) => {
    const address = senderAddress(request.ip)
    const key = keyOf(request)
    if (key !== undefined && isDeviceKey(key)) {
      const { organizationId, serial } = await devices.holderOf(key, address)
      request.ingestSender = {
        organizationId,
        address,
        onlySerial: serial,
        author: `device:${serial}`,
      }
      return
    }
    const { id, organizationId } = await keys.holderOf(key, address)
    request.ingestSender = { organizationId, address, author: `key:${id}` }
  }
  return {
    required,
    async optional(request) {
      if (keyOf(request) !== undefined) return required(request)
      request.ingestSender = { organizationId: null, address: senderAddress(request.ip) }
    },
  }
}

/** The sender, once its key has been checked. */
export function senderOf({ ingestSender }: FastifyRequest): Sender {
  if (ingestSender === null) throw new Error('The key of this route is not checked')
  return ingestSender
}

/**
 * Whether a sender asks that its readings replace stored ones.
 *
 * @throws ApiError REVISION_WITHOUT_KEY: whoever merely knows a serial must not rewrite what it measured
 */
export function wantsRevision({ query, ingestSender }: FastifyRequest): boolean {
  const { revise } = query as { revise?: string }
  if (revise !== 'true') return false
  if (ingestSender?.author === undefined) throw apiError('REVISION_WITHOUT_KEY')
  return true
}

/**
 * A separate limit per address and organization: no sender uses up the limit of another. Applied after the
 * check of the key.
 */
export const SENDER_LIMIT = {
  max: ({ ingestSender }: FastifyRequest) =>
    ingestSender?.organizationId == null ? KEYLESS_POSTS_PER_MINUTE : POSTS_PER_MINUTE,
  timeWindow: 60_000,
  keyGenerator: ({ ip, ingestSender }: FastifyRequest) =>
    `${senderAddress(ip)} ${ingestSender?.organizationId ?? ''}`,
}
