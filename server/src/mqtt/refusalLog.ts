import type { Clock } from '../clock.ts'
import { AttemptLimit } from '../limits/attemptLimit.ts'

/** Lines about one serial, and about all together, in a minute. */
const LINES_OF_ONE = { attempts: 1, windowMs: 60_000 }
const LINES_OF_ALL = { attempts: 60, windowMs: 60_000 }
/** Serials whose unreported messages are counted. */
const COUNTED_MAX = 10_000

/** Reports messages that are not taken, without what is in them. */
export interface RefusalLog {
  note(serial: string, reason: string): void
}

/**
 * Writes a line a minute for each serial, with the number of messages since the last one.
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
        warn({ serial, count, reason }, 'Messages of a device over MQTT are not taken')
      } else if (counts.has(serial) || counts.size < COUNTED_MAX) counts.set(serial, count)
    },
  }
}
