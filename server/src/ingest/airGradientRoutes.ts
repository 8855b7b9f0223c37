import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ServerContext } from '../context.ts'
import { apiError } from '../errors.ts'
import {
  AIRGRADIENT_SERIAL_HEADER,
  airGradientAdapter,
  airGradientSerial,
} from './adapters/airGradient.ts'
import { IngestAnswer } from './answer.ts'
import { ingestOf } from './ingestService.ts'

const BODY_LIMIT_BYTES = 64 * 1024
/** Posts without a key that one address may send in a minute; a monitor sends one. */
const KEYLESS_POSTS_PER_MINUTE = 120

const Params = Type.Object(
  { monitor: Type.String({ maxLength: 100, description: 'airgradient:{serial}' }) },
  { additionalProperties: false },
)

const MonitorConfig = Type.Object({
  pmStandard: Type.String(),
  configurationControl: Type.String(),
  postDataToAirGradient: Type.Boolean(),
  temperatureUnit: Type.String(),
  ledBarMode: Type.String(),
  abcDays: Type.Integer(),
  tvocLearningOffset: Type.Integer(),
  noxLearningOffset: Type.Integer(),
})

/**
 * What AirGradient's firmware calls when its `httpDomain` is this server. It sends no key: readings
 * of a claimed serial go to its organization, others wait in the inventory.
 */
export function registerAirGradientRoutes(app: FastifyInstance, context: ServerContext): void {
  const service = ingestOf(context)
  const limits = { rateLimit: { max: KEYLESS_POSTS_PER_MINUTE, timeWindow: 60_000 } }
  app.route({
    method: 'POST',
    url: '/sensors/:monitor/measures',
    bodyLimit: BODY_LIMIT_BYTES,
    config: limits,
    schema: {
      tags: ['ingest'],
      summary: 'Readings of an AirGradient monitor, without a key',
      security: [],
      params: Params,
      response: { 200: IngestAnswer },
    },
    handler: async (request) => {
      const headers = { [AIRGRADIENT_SERIAL_HEADER]: monitorOf(request) }
      const receivedAt = context.clock()
      const decoded = airGradientAdapter.decode(request.body, headers, receivedAt)
      return service.take(decoded, { organizationId: null }, receivedAt)
    },
  })
  app.route({
    method: 'GET',
    url: '/sensors/:monitor/one/config',
    config: limits,
    schema: {
      tags: ['ingest'],
      summary: 'Settings that an AirGradient monitor asks for',
      security: [],
      params: Params,
      response: { 200: MonitorConfig },
    },
    handler: async (request) => {
      monitorOf(request)
      return MONITOR_CONFIG
    },
  })
}

/** Defaults of the firmware: it continues unchanged, and its owner can still change settings. */
const MONITOR_CONFIG = {
  pmStandard: 'ugm3',
  configurationControl: 'both',
  postDataToAirGradient: true,
  temperatureUnit: 'c',
  ledBarMode: 'pm',
  abcDays: 8,
  tvocLearningOffset: 12,
  noxLearningOffset: 12,
}

function monitorOf(request: FastifyRequest): string {
  const { monitor } = request.params as { monitor: string }
  const serial = monitor.startsWith('airgradient:') ? airGradientSerial(monitor) : null
  if (serial === null) throw apiError('NOT_FOUND', { what: 'Monitor', id: monitor })
  return serial
}
