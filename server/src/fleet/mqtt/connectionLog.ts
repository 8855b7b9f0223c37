import type { Clock } from '../../base/clock.ts'
import { AttemptLimit } from '../../storage/limits/attemptLimit.ts'

/** Logs the state of the broker. */
export interface ConnectionLog {
  isAway(reason: string): void
  isBack(): void
}

/**
 * Reports once that the broker is unavailable, and the reason at most once a minute; then that it is back.
 *
 * @param where host and port
 */
export function createConnectionLog(
  log: { warn(text: string): void },
  clock: Clock,
  where: string,
): ConnectionLog {
  const reports = new AttemptLimit({ attempts: 1, windowMs: 60_000 }, clock)
  let isAway = false
  return {
    isAway(reason) {
      isAway = true
      if (reports.take('') > 0) return
      log.warn(`The MQTT broker is away; trying again: ${reason}`)
    },
    isBack() {
      if (!isAway) return
      isAway = false
      reports.forget('')
      log.warn(`The connection to the MQTT broker at ${where} is back`)
    },
  }
}
