import { apiError } from '../../base/errors.ts'
import type { Api } from './api.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Accepts bodies only as JSON in UTF-8: invalid UTF-8 answers 400 instead of being stored as replacement
 * characters, keys that target prototypes answer 400, other types 415.
 */
export function readJsonOnly(api: Api): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      let text: string
      try {
        text = utf8.decode(body)
      } catch {
        done(apiError('BAD_REQUEST', { reason: 'the body is not UTF-8' }))
        return
      }
      void parse(request, text, done)
    },
  )
}
