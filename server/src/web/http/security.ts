import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../base/config.ts'
import { apiError } from '../../base/errors.ts'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import { pluginHostPattern } from '../../base/pluginOrigins.ts'

type PolicySettings = Pick<
  Config,
  | 'oidcIssuer'
  | 'publicUrl'
  | 'mapStyleUrl'
  | 'mapOrigins'
  | 'pluginOrigin'
  | 'pluginDev'
  | 'tokenRequestsPerMinute'
>

/** Requests that one address may make in a minute; routes that need it set a stricter limit. */
const DEFAULT_REQUESTS_PER_MINUTE = 30_000

/**
 * Sets the headers that limit what the console may do in the browser, and a rate limit.
 *
 * Scripts come only from the server and no string is ever evaluated; those in the built page, its import map and
 * what gives its skeleton the theme, are allowed by their hashes. Styles may be inline: Blueprint and plotly position what they draw with style elements. Frames
 * are those of plugins: each on its own host, or on its author's.
 *
 * @param scriptHashes sources of the inline scripts of the console's page, see `inlineScriptHashes`
 */
export async function registerSecurity(
  app: FastifyInstance,
  config: PolicySettings,
  requestsPerMinute: number = DEFAULT_REQUESTS_PER_MINUTE,
  scriptHashes: readonly string[] = [],
): Promise<void> {
  const issuer = config.oidcIssuer === undefined ? [] : [new URL(config.oidcIssuer).origin]
  const maps =
    config.mapStyleUrl === undefined
      ? []
      : [new URL(config.mapStyleUrl).origin, ...config.mapOrigins]
  const plugins = [pluginHostPattern(config), config.pluginDev].filter((host) => host !== undefined)
  const isSecure = config.publicUrl.startsWith('https://')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'", ...issuer, ...maps],
        // A workbook is compressed in a worker created from a blob, which inherits this policy.
        workerSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...maps],
        fontSrc: ["'self'", 'data:'],
        frameSrc: ["'self'", ...issuer, ...plugins],
        frameAncestors: ["'self'"],
        formAction: ["'self'", ...issuer],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'sameorigin' },
  })
  await app.register(rateLimit, {
    max: (request: FastifyRequest) =>
      tokenOf(request) === null ? requestsPerMinute : config.tokenRequestsPerMinute,
    timeWindow: 60_000,
    // Each token has its own limit, wherever it is used from. The caller is known at this point.
    keyGenerator: (request) => {
      const token = tokenOf(request)
      return token === null ? senderAddress(request.ip) : `token ${token.id}`
    },
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = String(Math.max(1, Math.ceil(ttl / 1000)))
      return apiError('TOO_MANY_REQUESTS', { seconds }, undefined, { 'retry-after': seconds })
    },
  })
}

/** Public routes have no caller. */
const tokenOf = (request: FastifyRequest) =>
  (request.caller as FastifyRequest['caller'] | null | undefined)?.token ?? null
