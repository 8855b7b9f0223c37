import type { FastifyRequest } from 'fastify'
import {
  EVENT_OF_REQUEST,
  PRECISION_OF_REQUEST,
  SERIAL_OF_REQUEST,
  type PayloadHeaders,
} from './reading.ts'

/** The headers that adapters may read: never the key. */
export function payloadHeaders(request: FastifyRequest): PayloadHeaders {
  const { serial, event, precision } = request.query as Record<string, string | undefined>
  return {
    'x-sensor': request.headers['x-sensor'],
    [SERIAL_OF_REQUEST]: serial,
    [EVENT_OF_REQUEST]: event,
    [PRECISION_OF_REQUEST]: precision,
  }
}
