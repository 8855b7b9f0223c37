import { createHash, timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { sendError } from '../../web/http/errorHandler.ts'
import type { MetricsRegistry } from './instruments.ts'
import { measureServer } from './measure.ts'

const METRICS_PATH = '/metrics'

/**
 * Measures the server and exposes the metrics as configured: on a port of their own, or to requests with the
 * token, or both. Without either setting nothing is measured or exposed.
 */
export function registerMetrics(app: FastifyInstance, context: ServerContext): void {
  const { metricsPort, metricsToken } = context.config
  if (metricsPort === undefined && metricsToken === undefined) return
  const registry = measureServer(app, context)
  app.addHook('onClose', async () => registry.clear())
  const answer = showMetrics(registry, metricsToken)
  if (metricsPort === undefined) {
    app.get(METRICS_PATH, { schema: { hide: true } }, answer)
    return
  }
  const server = fastify({ logger: false })
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  server.get(METRICS_PATH, answer)
  app.addHook('onListen', () => listen(server, context, metricsPort))
  app.addHook('onClose', () => server.close())
}

async function listen(server: FastifyInstance, { config, log }: ServerContext, port: number) {
  try {
    await server.listen({ port, host: config.host })
  } catch (error) {
    // The server works without its metrics; monitoring notices the gap.
    log.error({ err: error }, `Metrics cannot be shown on port ${port}`)
  }
}

const showMetrics =
  (registry: MetricsRegistry, token: string | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (token !== undefined && !isBearer(request.headers.authorization, token)) {
      throw apiError('TOKEN_INVALID')
    }
    void reply.header('cache-control', 'no-store').type(registry.contentType)
    return reply.send(await registry.metrics())
  }

/** Compares digests, which have equal length, in constant time. */
function isBearer(header: string | undefined, token: string): boolean {
  const [scheme, given = ''] = (header ?? '').split(' ')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(token))
}
