import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { ADAPTERS } from './adapters.ts'
import { registerAirGradientRoutes } from './airGradientRoutes.ts'
import { IngestAnswer, IngestQuery } from './answer.ts'
import { ingestOf } from './ingestService.ts'
import { FORM_TYPE, readIngestBody } from './readIngestBody.ts'
import {
  EVENT_OF_REQUEST,
  PRECISION_OF_REQUEST,
  SERIAL_OF_REQUEST,
  type PayloadHeaders,
} from './reading.ts'
import { createSenderChecks, SENDER_LIMIT, senderOf } from './senders.ts'

/** Largest payload, in bytes: some 100,000 readings of generic JSON. */
const INGEST_BODY_LIMIT_BYTES = 16 * 1024 * 1024

/**
 * `POST /ingest/{adapter}` for each adapter, with the key of an organization, and AirGradient's own
 * routes at the root. Shutdown waits for writes in progress.
 */
export async function registerIngest(app: FastifyInstance, context: ServerContext): Promise<void> {
  const senders = createSenderChecks(app, context)
  const service = ingestOf(context)
  for (const adapter of ADAPTERS) {
    await app.register(async (scope) => {
      readIngestBody(scope, adapter.body ?? 'json')
      scope.post(
        `/ingest/${adapter.name}`,
        {
          bodyLimit: INGEST_BODY_LIMIT_BYTES,
          onRequest: senders.required,
          config: {
            rateLimit: SENDER_LIMIT,
            acceptsGzip: true,
            ...(adapter.body === 'form' ? { bodyType: FORM_TYPE } : {}),
          },
          schema: {
            tags: ['ingest'],
            summary: `Readings of ${adapter.title}`,
            description:
              'Answers once they are stored durably. The format is described in docs/ingest.md.',
            security: [{ ingestKey: [] }],
            querystring: IngestQuery,
            response: { 200: IngestAnswer },
          },
        },
        async (request) => {
          const receivedAt = context.clock()
          const decoded = adapter.decode(request.body, payloadHeaders(request), receivedAt)
          const { revise } = request.query as { revise?: string }
          return service.take(decoded, senderOf(request), receivedAt, { revise: revise === 'true' })
        },
      )
    })
  }
  registerAirGradientRoutes(app, context, senders)
  app.addHook('onClose', () => service.idle())
}

/** The headers that adapters may read: never the key. */
function payloadHeaders(request: FastifyRequest): PayloadHeaders {
  const { serial, event, precision } = request.query as Record<string, string | undefined>
  return {
    'x-sensor': request.headers['x-sensor'],
    [SERIAL_OF_REQUEST]: serial,
    [EVENT_OF_REQUEST]: event,
    [PRECISION_OF_REQUEST]: precision,
  }
}
