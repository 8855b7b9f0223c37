import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { OIDC_PATH } from './constants.ts'
import { namedScope } from '../../../web/http/namedScope.ts'

/** Provider requests per minute and address; limited because each sign-in leaves a row behind. */
const CALLS_PER_MINUTE = 1_200

/** Lets the provider answer everything below its path, on the server's own port. */
export async function mountProvider(
  app: FastifyInstance,
  provider: Provider,
  publicUrl: string,
): Promise<void> {
  const { host, protocol } = new URL(publicUrl)
  const answer = provider.callback()
  // The provider builds its URLs from the public address, whatever host the request named; see below.
  provider.proxy = true

  await app.register(
    namedScope('identity provider', async (scope) => {
      // The provider parses the bodies itself.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      scope.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url: `${OIDC_PATH}/*`,
        schema: { hide: true },
        config: {
          readsOwnBody: true,
          rateLimit: { max: CALLS_PER_MINUTE, timeWindow: 60_000 },
        },
        handler(request, reply) {
          reply.hijack()
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value)
          }
          const raw: IncomingMessage & { originalUrl?: string } = request.raw
          const url = raw.url ?? '/'
          raw.originalUrl = url
          raw.url = url.slice(OIDC_PATH.length)
          raw.headers.host = host
          raw.headers['x-forwarded-host'] = host
          // Overwrites what the sender put there with their address as determined from trusted proxies.
          raw.headers['x-forwarded-for'] = request.ip
          raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
          return answer(raw, reply.raw)
        },
      })
    }),
  )
}
