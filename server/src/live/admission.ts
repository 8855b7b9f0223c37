import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServerContext } from '../context.ts'
import { ApiError, apiError } from '../errors.ts'
import { closeWith, CUT_AFTER_MS, type CLOSE_CODES } from './closing.ts'
import { whoConnects, type Connecting } from './connecting.ts'

/** Connections that are told why they are turned away, and not yet gone, at each process. */
export const TURNED_AWAY_AT_ONCE = 100
/** A connection that is turned away may send this much before it is cut: the end of a handshake. */
const MOST_AFTERWARDS_BYTES = 1024

interface Refusal {
  code: keyof typeof CLOSE_CODES
  reason: string
}

/** The checked token of whoever connects, or why they are turned away. */
export type Admission = Connecting | Refusal

/**
 * Checks who connects before the connection becomes a socket: nothing that a stranger sends is read.
 * Strangers are still told why by the code of the socket's end, as a browser shows pages nothing
 * else. Where too many of them are on their way out, others get an HTTP answer and no socket.
 */
export function createDoor(context: ServerContext) {
  const admissions = new WeakMap<IncomingMessage, Admission>()
  const leaving = new Set<WebSocket>()
  return {
    /** @throws ApiError 401 where a stranger gets no socket */
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

    /** Ends a connection with the reason, and cuts it if it does not go or goes on sending. */
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
  try {
    return await whoConnects(context, token, request)
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 401) {
      return { code: 'unauthorized', reason: error.message }
    }
    if (error instanceof ApiError && error.statusCode === 429) {
      return { code: 'failed', reason: error.message }
    }
    context.log.error({ err: error }, 'An access token cannot be checked')
    return { code: 'failed', reason: 'The access token cannot be checked now' }
  }
}
