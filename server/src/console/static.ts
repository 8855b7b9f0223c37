import type { FastifyInstance } from 'fastify'

/** Serves the built console from `folder`. */
export async function registerConsole(_app: FastifyInstance, _folder: string): Promise<void> {}
