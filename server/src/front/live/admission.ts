import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServerContext } from '../../context.ts'
import { ApiError, apiError } from '../../base/errors.ts'
import { closeWith, CUT_AFTER_MS, type CLOSE_CODES } from './closing.ts'
import { whoConnects, type Connecting } from './connecting.ts'

/** Maximum per process of rejected connections that are still being closed with a reason. */
export const TURNED_AWAY_AT_ONCE = 100
/** A rejected connection may send this much before it is terminated: the end of a handshake. */
const MOST_AFTERWARDS_BYTES = 1024

interface Refusal {
  code: keyof typeof CLOSE_CODES
  reason: string
}

/** The verified token of a connection, or why it is rejected. */
type Admission = Connecting | Refusal

/**
 * Authenticates a connection before it becomes a socket: nothing that an unauthenticated client sends is
 * read. Such clients still get the reason as a close code, as browsers expose nothing else to pages. If too
 * many of them are being closed, others get an HTTP answer and no socket.
 */
export function createDoor(context: ServerContext) {
  const admissions = new WeakMap<IncomingMessage, Admission>()
  const leaving = new Set<WebSocket>()
  return {
    /** @throws ApiError 401 if an unauthenticated client gets no socket */
    async check(request: FastifyRequest, token: string): Promise<void> {
      const admission = await admissionBy(context, token, request)
      if ('code' in admission && leaving.size >= TURNED_AWAY_AT_ONCE) {
        throw apiError('TOKEN_INVALID')
      }
      admissions.set(request.raw, admission)
    },

    admissionOf({ raw }: FastifyRequest): Admission {
      const admission = admissions.get(raw)
      if (admission === undefined) throw new Error('The token of this socket is not checked')
      return admission
    },

    /** Closes a connection with the reason, and terminates it if it does not close or keeps sending. */
    turnAway(socket: WebSocket, { raw }: FastifyRequest, { code, reason }: Refusal): void {
      leaving.add(socket)
      let received = 0
      raw.socket.on('data', (bytes: Buffer) => {
        received += bytes.length
        if (received > MOST_AFTERWARDS_BYTES) socket.terminate()
      })
      const cut = setTimeout(() => socket.terminate(), CUT_AFTER_MS)
      socket.once('close', () => {
        clearTimeout(cut)
        leaving.delete(socket)
      })
      closeWith(socket, code, reason)
    },
  }
}

async function admissionBy(
  context: ServerContext,
  token: string,
  request: FastifyRequest,
): Promise<Admission> {
  // Nothing was guessed: however many come, each learns what is missing.
  if (token === '') return unauthorized(apiError('TOKEN_INVALID'))
  try {
    return await whoConnects(context, token, request)
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 401) return unauthorized(error)
    if (error instanceof ApiError && error.statusCode === 429) {
      return { code: 'failed', reason: error.message }
    }
    context.log.error({ err: error }, 'An access token cannot be checked')
    return { code: 'failed', reason: 'The access token cannot be checked now' }
  }
}

const unauthorized = ({ message }: ApiError): Refusal => ({ code: 'unauthorized', reason: message })
