import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../base/config.ts'
import { scheduleByTimer, type Schedule } from '../../base/schedule.ts'
import { postJson, type PostOptions } from '../../base/outgoing/postJson.ts'

/** How long failures are counted before they are logged. */
export const REPORT_EVERY_MS = 60_000
/** Maximum number of batches in flight; more are dropped and counted. */
const IN_FLIGHT_MAX = 20

interface Forwarder {
  /** Never waits and never throws. */
  send(batch: object): void
  /** Aborts what is in flight. */
  close(): Promise<void>
}

interface ForwarderOptions {
  config: Pick<Config, 'telemetryDsn' | 'allowPrivateTargets'>
  log: Pick<FastifyBaseLogger, 'warn'>
  schedule?: Schedule
  post?: (url: string, body: unknown, options: PostOptions) => Promise<unknown>
}

/**
 * Forwards telemetry to the configured address; without one it does nothing. Failed batches are lost; they are
 * counted, and the number is logged once a minute.
 */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const { config, log, schedule = scheduleByTimer, post = postJson } = options
  const { telemetryDsn, allowPrivateTargets } = config
  const stopping = new AbortController()
  const inFlight = new Set<Promise<void>>()
  let failures = 0
  let lastReason = ''
  let cancelReport: (() => void) | undefined

  const report = () => {
    cancelReport = undefined
    log.warn({ failures, reason: lastReason }, 'Telemetry could not be forwarded')
    failures = 0
  }
  const fail = (reason: string) => {
    failures += 1
    lastReason = reason
    cancelReport ??= schedule(report, REPORT_EVERY_MS)
  }

  const sendOne = async (dsn: string, batch: object) => {
    try {
      await post(dsn, batch, { allowPrivateTargets, signal: stopping.signal })
    } catch (error) {
      if (!stopping.signal.aborted) fail((error as Error).message)
    }
  }

  return {
    send(batch) {
      if (telemetryDsn === undefined || stopping.signal.aborted) return
      if (inFlight.size >= IN_FLIGHT_MAX) {
        fail('Too much is already on its way')
        return
      }
      const sending = sendOne(telemetryDsn, batch).finally(() => inFlight.delete(sending))
      inFlight.add(sending)
    },
    async close() {
      stopping.abort()
      cancelReport?.()
      if (failures > 0) report()
      await Promise.all(inFlight)
    },
  }
}
