import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { apiError, UNAVAILABLE_RETRY_SECONDS } from '../../base/errors.ts'
import { SharedRoom } from '../../storage/limits/sharedRoom.ts'
import type { BodySender } from './bodySender.ts'
import { decodeBody, isEncoded } from './decodeBody.ts'
import { sendNotFound } from './errorHandler.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the body itself, within its own limits. */
    readsOwnBody?: boolean
  }
}

const MEBIBYTE = 1024 * 1024

/** Bytes of bodies that one process holds for authenticated senders: four of the largest posts. */
export const KNOWN_BODIES_BYTES = 64 * MEBIBYTE
/** The same for all other senders, whose bodies are small; separate from the room of known senders. */
const STRANGE_BODIES_BYTES = 8 * MEBIBYTE
/** The same for sign-in forms, so that no other load locks users out. */
const SIGN_IN_BODIES_BYTES = 2 * MEBIBYTE
/** Up to this size a fully received body is counted at once: counting each chunk would cost more. */
const SMALL_BODY_BYTES = 16 * 1024

/** A user or an organization gets a quarter, which is one of the largest posts; an address an eighth. */
const roomsOfBodies = (): Readonly<Record<BodySender['room'], SharedRoom>> => ({
  known: new SharedRoom(KNOWN_BODIES_BYTES, KNOWN_BODIES_BYTES / 4),
  strange: new SharedRoom(STRANGE_BODIES_BYTES, STRANGE_BODIES_BYTES / 8),
  signIn: new SharedRoom(SIGN_IN_BODIES_BYTES, SIGN_IN_BODIES_BYTES / 8),
})

/**
 * Limits the bytes of bodies that are held at once, over all requests and per sender: they are counted as
 * they arrive and are unpacked, whatever length was announced, until the answer is sent. Beyond the limit, a request is
 * answered 503 with `Retry-After`. The body of a request without a route is not read at all.
 *
 * @param senderOf returns the sender of a body, and the room that it is held in
 */
export function registerBodyRoom(
  app: FastifyInstance,
  senderOf: (request: FastifyRequest) => BodySender,
): void {
  const rooms = roomsOfBodies()
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && hasBody(request)) return sendNotFound(request, reply)
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request) || request.routeOptions.config.readsOwnBody === true) {
      return done(null, payload)
    }
    const sender = senderOf(request)
    const take = takeUntilAnswered(rooms[sender.room], sender.id, reply)
    if (isEncoded(request)) return done(null, counted(decodeBody(request, payload), take))
    const announced = Number(request.headers['content-length'] ?? Infinity)
    const isThere = request.raw.complete && announced <= SMALL_BODY_BYTES
    if (!isThere) return done(null, counted(payload, take))
    return take(announced) ? done(null, payload) : done(tooMuch())
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Reserves room that is released when the answer is sent, or the sender is gone. */
function takeUntilAnswered(
  room: SharedRoom,
  sender: string,
  { raw }: FastifyReply,
): (bytes: number) => boolean {
  let held = 0
  let isOver = false
  const giveBack = () => {
    isOver = true
    room.giveBack(sender, held)
    held = 0
  }
  raw.once('finish', giveBack)
  raw.once('close', giveBack)
  return (bytes) => {
    if (isOver || !room.take(sender, bytes)) return false
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
  // The reader gets the error; after the answer nothing reads the body.
  counting.on('error', () => payload.unpipe(counting))
  // Fastify compares the announced length with what arrived, not with what it became.
  Object.defineProperty(counting, 'receivedEncodedLength', {
    get: () => payload.receivedEncodedLength,
  })
  payload.on('error', (error) => counting.destroy(error))
  payload.on('close', () => {
    if (!payload.readableEnded) counting.destroy(new Error('The body was cut off'))
  })
  return payload.pipe(counting)
}

const tooMuch = () =>
  apiError('SERVER_BUSY', { seconds: UNAVAILABLE_RETRY_SECONDS }, undefined, {
    'retry-after': UNAVAILABLE_RETRY_SECONDS,
  })
