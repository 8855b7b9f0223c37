import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'
const ACCEPTED = /^[\w.:-]{8,128}$/

/** The id by which a request is found in the logs: the caller's own if it is a plain one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[HEADER]
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID()
}

/** Every response has the id of its request. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id)
  })
}
