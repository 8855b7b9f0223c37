import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config.ts'
import type { Store } from './store/store.ts'

/** Tells the time; tests hand in one that stands still. */
export type Clock = () => number

/** What every module of the server is given. */
export interface ServerContext {
  config: Config
  store: Store
  bus: Bus
  /** ms UTC. */
  clock: Clock
  log: FastifyBaseLogger
}
