import type { FastifyInstance } from 'fastify'
import { nullsForNan } from './rules/firmwareJson.ts'
import type { IngestBody } from './reading.ts'

export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Reads the bodies of all routes of a scope as an adapter expects them. */
export function readIngestBody(scope: FastifyInstance, body: IngestBody): void {
  switch (body) {
    case 'json':
      return
    case 'firmware-json':
      return readFirmwareJson(scope)
    case 'form':
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_request, text, done) =>
        done(null, Object.fromEntries(new URLSearchParams(text))),
      )
      return
    case 'text':
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, text, done) =>
        done(null, text),
      )
  }
}

function readFirmwareJson(scope: FastifyInstance): void {
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
