import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config.ts'

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

/** Requests may name scheme and host before the path: the router leaves them out. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i
const FIRST_PARTS = /^\/+([^/?#]*)\/+[^/?#]*/
/**
 * Below these the next part is a secret: the ingest key, for devices that can send it in no other way,
 * the code of a public page, and the links of mails.
 */
const SECRET_BELOW = new Set(['k', 'p', 'n', 'invitation', 'password'])
const PUBLIC_CODE = /(\/public\/devices\/+)[^/?#]+/i

/** The address of a request without its secrets, fit for a log and for what it is answered. */
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

/** How the server writes its log: JSON lines, without tokens, keys and cookies. */
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
