import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { airGradientAdapter, airGradientSerial } from './adapters/airGradient.ts'
import { FirmwareQuery, IngestAnswer } from './answer.ts'
import { ingestOf } from './ingestService.ts'
import { fetchMonitorConfig, MonitorConfig } from './monitorConfig.ts'
import { SERIAL_OF_REQUEST } from './reading.ts'
import { SENDER_LIMIT, senderOf, wantsRevision, type SenderChecks } from './senders.ts'
import { nodeIdOf } from './settleReadings.ts'

const BODY_LIMIT_BYTES = 64 * 1024

const monitor = Type.String({ maxLength: 100, description: 'airgradient:{serial}' })
const key = Type.String({ maxLength: 300, description: 'The ingest key' })
/** At the root, and below the key: the firmware accepts a host that ends with a path. */
const PLACES = [
  { prefix: '', params: Type.Object({ monitor }, { additionalProperties: false }) },
  { prefix: '/k/:key', params: Type.Object({ key, monitor }, { additionalProperties: false }) },
]

/**
 * The routes that AirGradient's firmware calls when its `httpDomain` is this server. A monitor that belongs to
 * an organization sends its key, by default in the path; others may wait in the inventory without one, and replace
 * nothing that is stored.
 */
export function registerAirGradientRoutes(
  app: FastifyInstance,
  context: ServerContext,
  senders: SenderChecks,
): void {
  const service = ingestOf(context)
  for (const { prefix, params } of PLACES) {
    const config = { rateLimit: SENDER_LIMIT, acceptsGzip: true }
    const common = { onRequest: senders.optional, config }
    app.route({
      ...common,
      method: 'POST',
      url: `${prefix}/sensors/:monitor/measures`,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags: ['ingest'],
        summary: 'Readings of an AirGradient monitor',
        security: [{ ingestKey: [] }, {}],
        params,
        querystring: FirmwareQuery,
        response: { 200: IngestAnswer },
      },
      handler: async (request) => {
        const revise = wantsRevision(request)
        const headers = { [SERIAL_OF_REQUEST]: monitorOf(request) }
        const receivedAt = context.clock()
        const decoded = airGradientAdapter.decode(request.body, headers, receivedAt)
        return service.take(decoded, senderOf(request), receivedAt, { revise })
      },
    })
    app.route({
      ...common,
      method: 'GET',
      url: `${prefix}/sensors/:monitor/one/config`,
      schema: {
        tags: ['ingest'],
        summary:
          'Settings and commands that an AirGradient monitor asks for; it keeps what is absent',
        security: [{ ingestKey: [] }, {}],
        params,
        response: { 200: MonitorConfig },
      },
      handler: (request) =>
        fetchMonitorConfig(context, nodeIdOf(monitorOf(request)), senderOf(request)),
    })
  }
}

function monitorOf(request: FastifyRequest): string {
  const { monitor } = request.params as { monitor: string }
  const serial = monitor.startsWith('airgradient:') ? airGradientSerial(monitor) : null
  if (serial === null) throw apiError('NOT_FOUND', { what: 'Monitor', id: monitor })
  return serial
}
