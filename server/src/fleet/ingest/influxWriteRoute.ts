import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { influxAdapter } from './adapters/influx.ts'
import { IngestQuery } from './answer.ts'
import { INGEST_BODY_LIMIT_BYTES } from './bodyLimit.ts'
import { ingestOf } from './ingestService.ts'
import { payloadHeaders } from './payloadHeaders.ts'
import { readIngestBody } from './readIngestBody.ts'
import { SENDER_LIMIT, senderOf, wantsRevision, type SenderChecks } from './senders.ts'
import { namedScope } from '../../web/http/namedScope.ts'

/** What clients say about the database, which is here determined by the key. */
const name = Type.Optional(Type.String({ maxLength: 200, description: 'Accepted, and not used' }))
const WriteQuery = Type.Object(
  { ...IngestQuery.properties, org: name, orgID: name, bucket: name },
  { additionalProperties: false },
)

/**
 * The route that clients of InfluxDB v2 write to, `POST /api/v2/write`: what `POST /ingest/influx` takes, with the ingest
 * key as their token. They expect 204, which has no room for what was skipped. Source:
 * docs.influxdata.com/influxdb/v2/api/write-data.
 */
export async function registerInfluxWrite(
  app: FastifyInstance,
  context: ServerContext,
  senders: SenderChecks,
): Promise<void> {
  const service = ingestOf(context)
  await app.register(
    namedScope('ingest by InfluxDB line protocol', async (scope) => {
      readIngestBody(scope, 'text')
      scope.post(
        '/api/v2/write',
        {
          bodyLimit: INGEST_BODY_LIMIT_BYTES,
          onRequest: senders.required,
          config: { rateLimit: SENDER_LIMIT, acceptsGzip: true },
          schema: {
            tags: ['ingest'],
            summary: 'Readings of a client of InfluxDB v2',
            description: 'POST /ingest/influx, as clients of InfluxDB v2 call it.',
            security: [{ ingestKey: [] }],
            querystring: WriteQuery,
            response: { 204: Type.Null({ description: 'What could be read is stored durably' }) },
          },
        },
        async (request, reply) => {
          const receivedAt = context.clock()
          const decoded = influxAdapter.decode(request.body, payloadHeaders(request), receivedAt)
          const revise = wantsRevision(request)
          await service.take(decoded, senderOf(request), receivedAt, { revise })
          return reply.code(204).send()
        },
      )
    }),
  )
}
