import type { FastifyInstance } from 'fastify'
import { apiError } from '../../base/errors.ts'

/** Accepts bodies only of these media types, as a stream that the handler reads; other types answer 415. */
export function readStreamOnly(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...types], ({ headers }, payload, done) => {
    const encoding = headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') return done(null, payload)
    done(apiError('UNSUPPORTED_ENCODING', { encoding, wanted: 'the file as it is' }))
  })
}
