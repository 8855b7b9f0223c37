import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { apiError, UNAVAILABLE_RETRY_SECONDS } from '../errors.ts'
import { ByteRoom } from '../limits/byteRoom.ts'
import { sendNotFound } from './errorHandler.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read by the handler itself, within bounds of its own. */
    readsOwnBody?: boolean
  }
}

/** Bytes of bodies that one process holds for senders it knows: four of the largest posts. */
export const KNOWN_BODIES_BYTES = 64 * 1024 * 1024
/** The same for everybody else, whose bodies are small; none of it is taken from known senders. */
export const STRANGE_BODIES_BYTES = 8 * 1024 * 1024
/** Up to here the length that was told is taken: counting would cost more. */
const SMALL_BODY_BYTES = 16 * 1024

/**
 * Bounds the bytes of bodies that are held at once, over all requests: they are counted as they come,
 * until the answer is sent. Beyond, a request is answered 503 with `Retry-After`. A body that nobody
 * waits for is not read at all.
 *
 * @param isKnown whether the sender was recognized, by a token or by a key
 */
export function registerBodyRoom(
  app: FastifyInstance,
  isKnown: (request: FastifyRequest) => boolean,
): void {
  const known = new ByteRoom(KNOWN_BODIES_BYTES)
  const strange = new ByteRoom(STRANGE_BODIES_BYTES)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && hasBody(request)) return sendNotFound(request, reply)
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request) || request.routeOptions.config.readsOwnBody === true) {
      return done(null, payload)
    }
    const take = takeUntilAnswered(isKnown(request) ? known : strange, reply)
    const told = Number(request.headers['content-length'] ?? Infinity)
    if (told > SMALL_BODY_BYTES) return done(null, counted(payload, take))
    return take(told) ? done(null, payload) : done(tooMuch())
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Takes room that is given back when the answer is sent, or the sender is gone. */
function takeUntilAnswered(room: ByteRoom, { raw }: FastifyReply): (bytes: number) => boolean {
  let held = 0
  let isOver = false
  const giveBack = () => {
    isOver = true
    room.giveBack(held)
    held = 0
  }
  raw.once('finish', giveBack)
  raw.once('close', giveBack)
  return (bytes) => {
    if (isOver || !room.take(bytes)) return false
    held += bytes
    return true
  }
}

function counted(payload: RequestPayload, take: (bytes: number) => boolean): RequestPayload {
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (take(chunk.length)) done(null, chunk)
      else done(tooMuch())
    },
  })
  // Whoever reads hears of it; after the answer nobody reads any more.
  counting.on('error', () => payload.unpipe(counting))
  payload.on('error', (error) => counting.destroy(error))
  payload.on('close', () => {
    if (!payload.readableEnded) counting.destroy(new Error('The body broke off'))
  })
  return payload.pipe(counting)
}

const tooMuch = () =>
  apiError('SERVER_BUSY', { seconds: UNAVAILABLE_RETRY_SECONDS }, undefined, {
    'retry-after': UNAVAILABLE_RETRY_SECONDS,
  })
