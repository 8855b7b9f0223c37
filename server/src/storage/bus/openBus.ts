import type { Config } from '../../base/config.ts'
import type { Bus } from './bus.ts'
import { createInProcessBus } from './inProcessBus.ts'
import { connectNatsBus, type BusLog } from './natsBus.ts'

/**
 * Connects to NATS if the settings name a server, otherwise creates the bus of this process.
 *
 * @throws when no NATS server answers
 */
export async function openBus(config: Pick<Config, 'natsUrl'>, log: BusLog): Promise<Bus> {
  if (config.natsUrl !== undefined) return connectNatsBus(config.natsUrl, log)
  return createInProcessBus((error) => log.error({ err: error }, 'A listener of the bus failed'))
}
