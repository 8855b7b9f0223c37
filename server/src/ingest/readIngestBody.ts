import type { FastifyInstance } from 'fastify'
import { nullsForNan } from './rules/firmwareJson.ts'
import type { IngestBody } from './reading.ts'

/** Reads the bodies of all routes of a scope as an adapter expects them. */
export function readIngestBody(scope: FastifyInstance, body: IngestBody): void {
  if (body === 'json') return
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) =>
      // Almost every body is JSON, for which the parser is many times as fast.
      void parse(request, text, (error, value) =>
        error === null ? done(null, value) : void parse(request, nullsForNan(text), done),
      ),
  )
}
