import type { FastifyInstance } from 'fastify'

/**
 * A part of the server with hooks and parsers of its own, for `app.register`. Fastify compares a part without a name
 * with every loaded module to find one, which takes a millisecond each.
 */
export const namedScope = (name: string, build: (scope: FastifyInstance) => Promise<void>) =>
  Object.assign(build, { [Symbol.for('fastify.display-name')]: name })
