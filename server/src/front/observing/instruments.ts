import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client'

export type MetricsRegistry = Registry<OpenMetricsContentType>

const REQUEST_BUCKETS_S = [0.005, 0.02, 0.1, 0.5, 2, 10]
const STATEMENT_BUCKETS_S = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]
const JOB_BUCKETS_S = [0.1, 1, 10, 60, 600]

/**
 * The metrics that one server counts and measures itself, in a registry of its own. Labels come from the code,
 * never from callers: routes by their patterns, kinds, states and codes.
 */
export function createInstruments(registry: MetricsRegistry) {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'airshed_http_request_duration_seconds',
      help: 'Time from the beginning of a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS_S,
      registers,
    }),
    readings: new Counter({
      name: 'airshed_ingest_readings_total',
      help: 'Readings that devices sent: stored, already known, or not numbers',
      labelNames: ['outcome'],
      registers,
    }),
    refusedPayloads: new Counter({
      name: 'airshed_ingest_refused_payloads_total',
      help: 'Payloads of devices that were refused as a whole, by the code of the error',
      labelNames: ['code'],
      registers,
    }),
    statements: new Histogram({
      name: 'airshed_store_statement_duration_seconds',
      help: 'Time that a statement of the store took, without its wait for a connection',
      labelNames: ['kind', 'outcome'],
      buckets: STATEMENT_BUCKETS_S,
      registers,
    }),
    jobRuns: new Histogram({
      name: 'airshed_job_run_duration_seconds',
      help: 'Time that one attempt at a job took',
      labelNames: ['kind', 'outcome'],
      buckets: JOB_BUCKETS_S,
      registers,
    }),
  }
}

export type Instruments = ReturnType<typeof createInstruments>

/** A gauge whose samples are set by `collect` at each scrape. */
export function gauge(
  registry: MetricsRegistry,
  { name, help, labels = [] }: { name: string; help: string; labels?: readonly string[] },
  collect: (set: (value: number, labels?: Record<string, string>) => void) => void | Promise<void>,
): void {
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      // A sample of the last scrape may no longer exist.
      made.reset()
      await collect((value, of = {}) => made.set(of, value))
    },
  })
}
