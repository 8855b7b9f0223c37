import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiError, UNAVAILABLE_RETRY_SECONDS } from '../../base/errors.ts'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import { SharedRoom } from '../../storage/limits/sharedRoom.ts'
import { TooManyWaitingError } from '../../storage/store/turns/fairQueue.ts'
import type { UnreadAnswers } from '../../storage/store/turns/unreadAnswers.ts'
import { sendPieces } from './sendPieces.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call changes something: its answer is always sent, since the change is done. */
    isChange?: boolean
  }
}

const MEBIBYTE = 1024 * 1024

/** Smaller answers are not counted, so that every error is sent. */
const COUNTED_FROM_BYTES = 16 * 1024
/** Unread bytes of answers to clients that are not signed in, over all addresses. */
const STRANGERS_BYTES = 64 * MEBIBYTE
/** The same for one address. */
const ADDRESS_BYTES = STRANGERS_BYTES / 8
const PIECE_BYTES = 64 * 1024

/**
 * Limits the bytes of answers that are ready but unread: per user, per address of clients that are not signed
 * in, and in total. Beyond the limit, an answer is replaced by 503 with `Retry-After`. Streams hold one piece
 * each and are not counted here. A client that reads nothing for a minute is disconnected.
 *
 * @param unread the answers of users
 */
export function registerUnreadAnswers(app: FastifyInstance, unread: UnreadAnswers): void {
  const strangers = new SharedRoom(STRANGERS_BYTES, ADDRESS_BYTES)
  /** Counts an answer; returns the function to call once it has been read. */
  const hold = (request: FastifyRequest, bytes: number): (() => void) => {
    // Public routes do not determine the caller.
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
 * @throws ApiError SERVER_BUSY if too much is unread over all users
 */
export async function roomForAnswer(unread: UnreadAnswers, userId: string): Promise<void> {
  await unread.room(userId).catch((error: unknown) => {
    throw error instanceof TooManyWaitingError ? tooMuchUnread() : error
  })
}

/** Slices that share the memory of the answer. */
function* cut(answer: Buffer): Generator<Buffer> {
  for (let at = 0; at < answer.length; at += PIECE_BYTES) {
    yield answer.subarray(at, at + PIECE_BYTES)
  }
}

/** Not cacheable, as the answer it replaces may have been. */
const tooMuchUnread = () =>
  apiError('SERVER_BUSY', { seconds: UNAVAILABLE_RETRY_SECONDS }, undefined, {
    'retry-after': UNAVAILABLE_RETRY_SECONDS,
    'cache-control': 'no-store',
  })
