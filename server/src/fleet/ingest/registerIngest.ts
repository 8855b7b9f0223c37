import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { ADAPTERS } from './adapters.ts'
import { registerAirGradientRoutes } from './airGradientRoutes.ts'
import { IngestAnswer, IngestQuery } from './answer.ts'
import { INGEST_BODY_LIMIT_BYTES } from './bodyLimit.ts'
import { registerInfluxWrite } from './influxWriteRoute.ts'
import { ingestOf } from './ingestService.ts'
import { payloadHeaders } from './payloadHeaders.ts'
import { FORM_TYPE, readIngestBody } from './readIngestBody.ts'
import { createSenderChecks, SENDER_LIMIT, senderOf, wantsRevision } from './senders.ts'
import { namedScope } from '../../web/http/namedScope.ts'

/**
 * `POST /ingest/{adapter}` for each adapter, with the key of an organization, and the routes at the root that AirGradient's
 * firmware and clients of InfluxDB call. Shutdown waits for writes in progress.
 */
export async function registerIngest(app: FastifyInstance, context: ServerContext): Promise<void> {
  const senders = createSenderChecks(app, context)
  const service = ingestOf(context)
  for (const adapter of ADAPTERS) {
    await app.register(
      namedScope(`ingest by ${adapter.name}`, async (scope) => {
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
            const revise = wantsRevision(request)
            return service.take(decoded, senderOf(request), receivedAt, { revise })
          },
        )
      }),
    )
  }
  await registerInfluxWrite(app, context, senders)
  registerAirGradientRoutes(app, context, senders)
  app.addHook('onClose', () => service.idle())
}
