import { Registry, collectDefaultMetrics } from 'prom-client'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { ApiError } from '../../base/errors.ts'
import { ingestOf } from '../../fleet/ingest/ingestService.ts'
import { openSocketsOf } from '../live/openSockets.ts'
import { createInstruments, gauge, type Instruments, type MetricsRegistry } from './instruments.ts'
import { measureStore } from './storeFigures.ts'

/** Requests without a matching route share one name, whatever their paths. */
const NO_ROUTE = 'none'

/**
 * Starts measuring a server, with a registry of its own. Measuring costs a few additions in memory for each
 * request, statement, payload and job; figures of the store are counted at each scrape.
 */
export function measureServer(app: FastifyInstance, context: ServerContext): MetricsRegistry {
  const registry: MetricsRegistry = new Registry()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  collectDefaultMetrics({ register: registry })
  const instruments = createInstruments(registry)
  measureRequests(app, instruments)
  measureWork(context, instruments)
  measureProcess(context, registry)
  measureStore(context, registry)
  return registry
}

function measureRequests(app: FastifyInstance, { requests }: Instruments): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = NO_ROUTE } = request.is404 ? {} : request.routeOptions
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
}

function measureWork(context: ServerContext, instruments: Instruments): void {
  const { readings, refusedPayloads, statements, jobRuns } = instruments
  context.store.watchStatements(({ kind, durationMs, isFailed }) =>
    statements.observe({ kind, outcome: isFailed ? 'failed' : 'done' }, durationMs / 1000),
  )
  ingestOf(context).watch((outcome) => {
    if ('error' in outcome) {
      refusedPayloads.inc({
        code: outcome.error instanceof ApiError ? outcome.error.code : 'INTERNAL',
      })
      return
    }
    readings.inc({ outcome: 'stored' }, outcome.accepted)
    readings.inc({ outcome: 'duplicate' }, outcome.duplicates)
    readings.inc({ outcome: 'conflict' }, outcome.conflicts)
    readings.inc({ outcome: 'revised' }, outcome.revised)
    readings.inc({ outcome: 'skipped' }, outcome.skipped.length)
  })
  context.jobs.around(async (kind, run) => {
    const end = jobRuns.startTimer({ kind })
    try {
      await run()
      end({ outcome: 'done' })
    } catch (error) {
      end({ outcome: 'failed' })
      throw error
    }
  })
}

function measureProcess(context: ServerContext, registry: MetricsRegistry): void {
  gauge(
    registry,
    {
      name: 'airshed_write_queue_readings',
      help: 'Readings that wait at this process for their commit',
    },
    (set) => set(ingestOf(context).waiting()),
  )
  gauge(
    registry,
    { name: 'airshed_live_sockets', help: 'Sockets of open pages at this process' },
    (set) => set(openSocketsOf(context).count),
  )
  gauge(
    registry,
    { name: 'airshed_bus_connected', help: '1 while readings travel between processes, else 0' },
    (set) => set(context.bus.isConnected() ? 1 : 0),
  )
}
