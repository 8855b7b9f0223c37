import type { FastifyInstance } from 'fastify'

/**
 * Accepts bodies only of these media types, as bytes; other types answer 415.
 *
 * @param limitBytes larger bodies answer 413
 */
export function readBytesOnly(
  scope: FastifyInstance,
  types: readonly string[],
  limitBytes: number,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    [...types],
    { parseAs: 'buffer', bodyLimit: limitBytes },
    (_, body, done) => done(null, body),
  )
}
