import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config.ts'

/** Query parameters that carry a secret. */
const SECRET_PARAMETERS =
  /([?&](?:token|key|code|id_token_hint|refresh_token|access_token)=)[^&#]*/gi

/** The address of a request without its secrets, fit for a log. */
export function redactUrl(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[redacted]')
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
