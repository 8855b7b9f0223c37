import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../../base/config.ts'

/** Query parameters that carry a secret. */
const SECRET_NAMES = new Set([
  'token',
  'key',
  'code',
  'id_token_hint',
  'refresh_token',
  'access_token',
])
const PARAMETER = /([?&#])([^=&#]*)=[^&#]*/g

/** A name as the server reads it: any of its letters may be percent-encoded. */
function nameOf(written: string): string {
  try {
    return decodeURIComponent(written).toLowerCase()
  } catch {
    return written.toLowerCase()
  }
}

/** A request target may have scheme and host before the path: the router strips them. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i
const FIRST_PARTS = /^\/+([^/?#]*)\/+[^/?#]*/
/**
 * The path segment after these is a secret: the ingest key, for devices that cannot send it in any other
 * way, the code of a public page, and the tokens of mail links.
 */
const SECRET_BELOW = new Set(['k', 'p', 'n', 'invitation', 'password'])
const PUBLIC_CODE = /(\/public\/devices\/+)[^/?#]+/i

/** The address of a request without its secrets, safe for logs and answers. */
export function redactUrl(url: string): string {
  return url
    .replace(ORIGIN, '')
    .replace(FIRST_PARTS, (parts, first: string) =>
      SECRET_BELOW.has(nameOf(first)) ? `/${nameOf(first)}/[redacted]` : parts,
    )
    .replace(PUBLIC_CODE, '$1[redacted]')
    .replaceAll(PARAMETER, (parameter, before: string, name: string) =>
      SECRET_NAMES.has(nameOf(name)) ? `${before}${name}=[redacted]` : parameter,
    )
}

/** Options of the server's log: JSON lines, without tokens, keys and cookies. */
export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    redact: {
      paths: [
        'headers.authorization',
        'headers.cookie',
        'headers["x-airshed-key"]',
        'headers["sec-websocket-protocol"]',
        '*.headers["sec-websocket-protocol"]',
        '*.headers.authorization',
        '*.headers.cookie',
        '*.headers["x-airshed-key"]',
        '*.headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: redactUrl(request.url),
        remoteAddress: request.ip,
      }),
    },
  }
}
