import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../base/clock.ts'
import type { Schedule } from '../../base/schedule.ts'
import type { Tables } from '../store/tables.ts'
import type { AroundRun } from './jobs.ts'

/** What every run needs from its process. */
export interface RunTools {
  db: Kysely<Tables>
  clock: Clock
  schedule: Schedule
  /** In [0, 1). */
  random(): number
  log: FastifyBaseLogger
  /** Wraps each run of a worker. Default: none. */
  around?: AroundRun
}
