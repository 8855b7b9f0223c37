import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiError, UNAVAILABLE_RETRY_SECONDS } from '../errors.ts'
import { senderAddress } from '../limits/senderAddress.ts'
import { SharedRoom } from '../limits/sharedRoom.ts'
import { TooManyWaitingError } from '../store/turns/fairQueue.ts'
import type { UnreadAnswers } from '../store/turns/unreadAnswers.ts'
import { sendPieces } from './sendPieces.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call changes something: its answer leaves in any case, since what it reports is done. */
    isChange?: boolean
  }
}

const MEBIBYTE = 1024 * 1024

/** Smaller answers are not counted, so that every error leaves. */
const COUNTED_FROM_BYTES = 16 * 1024
/** Bytes of answers that wait for people who are not signed in, of all addresses together. */
const STRANGERS_BYTES = 64 * MEBIBYTE
/** The same for one address. */
const ADDRESS_BYTES = STRANGERS_BYTES / 8
const PIECE_BYTES = 64 * 1024

/**
 * Bounds the bytes of answers that are ready and not read: for each user, for each address of those who are not
 * signed in, and for all of them. Beyond, an answer is replaced by 503 with `Retry-After`. Streams hold a piece each
 * and are not counted here. Whoever takes no piece for a minute is cut off.
 *
 * @param unread the answers of users
 */
export function registerUnreadAnswers(app: FastifyInstance, unread: UnreadAnswers): void {
  const strangers = new SharedRoom(STRANGERS_BYTES, ADDRESS_BYTES)
  /** Counts an answer; returns the function that is called when it was read. */
  const hold = (request: FastifyRequest, bytes: number): (() => void) => {
    // Routes for everybody do not look for a caller.
    const caller = request.caller as FastifyRequest['caller'] | null | undefined
    if (caller == null) {
      const address = senderAddress(request.ip)
      if (!strangers.take(address, bytes)) throw tooMuchUnread()
      return () => strangers.giveBack(address, bytes)
    }
    const { id } = caller.user
    if (!unread.hasRoom(id) && request.routeOptions.config.isChange !== true) throw tooMuchUnread()
    return unread.hold(id, bytes)
  }
  app.addHook('onSend', async (request, reply, answer) => {
    if (typeof answer !== 'string' && !Buffer.isBuffer(answer)) return answer
    const bytes = Buffer.byteLength(answer)
    if (bytes < COUNTED_FROM_BYTES) return answer
    const release = hold(request, bytes)
    void reply.header('content-length', bytes)
    const whole = typeof answer === 'string' ? Buffer.from(answer) : answer
    return sendPieces(cut(whole), reply.raw, release)
  })
}

/**
 * Waits until this user has read enough of earlier answers.
 *
 * @throws ApiError SERVER_BUSY where too much is unread of all users together
 */
export async function roomForAnswer(unread: UnreadAnswers, userId: string): Promise<void> {
  await unread.room(userId).catch((error: unknown) => {
    throw error instanceof TooManyWaitingError ? tooMuchUnread() : error
  })
}

/** Parts of the same memory. */
function* cut(answer: Buffer): Generator<Buffer> {
  for (let at = 0; at < answer.length; at += PIECE_BYTES) {
    yield answer.subarray(at, at + PIECE_BYTES)
  }
}

/** Replaces an answer that may have been one to keep. */
const tooMuchUnread = () =>
  apiError('SERVER_BUSY', { seconds: UNAVAILABLE_RETRY_SECONDS }, undefined, {
    'retry-after': UNAVAILABLE_RETRY_SECONDS,
    'cache-control': 'no-store',
  })
