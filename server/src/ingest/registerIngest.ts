import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'

/** Registers the endpoints that take measurements in. */
export async function registerIngest(
  _app: FastifyInstance,
  _context: ServerContext,
): Promise<void> {}
