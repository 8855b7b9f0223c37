import type { FastifyInstance } from 'fastify'

/**
 * Reads bodies of these media types as bytes and nothing else: other types answer 415.
 *
 * @param limitBytes more answer 413
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
