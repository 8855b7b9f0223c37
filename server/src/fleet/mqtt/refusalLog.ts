import type { Clock } from '../../base/clock.ts'
import { AttemptLimit } from '../../storage/limits/attemptLimit.ts'

/** Limits per minute of lines about one serial, and of all lines. */
const LINES_OF_ONE = { attempts: 1, windowMs: 60_000 }
const LINES_OF_ALL = { attempts: 60, windowMs: 60_000 }
/** Serials whose unreported messages are counted. */
const COUNTED_MAX = 10_000

/** Logs refused messages, without their contents. */
export interface RefusalLog {
  note(serial: string, reason: string): void
}

/**
 * Writes at most a line per minute for each serial, with the number of messages since the last one.
 *
 * @param warn writes a line of the log
 */
export function createRefusalLog(
  warn: (details: object, text: string) => void,
  clock: Clock,
): RefusalLog {
  const ofOne = new AttemptLimit(LINES_OF_ONE, clock)
  const ofAll = new AttemptLimit(LINES_OF_ALL, clock)
  const counts = new Map<string, number>()
  return {
    note(serial, reason) {
      const count = (counts.get(serial) ?? 0) + 1
      if (ofOne.take(serial) === 0 && ofAll.take('') === 0) {
        counts.delete(serial)
        warn({ serial, count, reason }, 'Messages of a device over MQTT are not accepted')
      } else if (counts.has(serial) || counts.size < COUNTED_MAX) counts.set(serial, count)
    },
  }
}
