import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { Skipped } from './reading.ts'
import { isAhead } from './rules/times.ts'

/** The times of a device that are ahead of the clock of the server. */
interface TimesAhead {
  first: number
  last: number
  readings: number
}

/** Decides what becomes of times that lie in the future; collects what to report to the sender. */
interface FutureTimes {
  /**
   * The time of a reading of a device: the time of arrival with its flag, if that is the only time in the future that
   * the payload has for the device. One report was measured just now; when several were, nobody knows.
   *
   * @returns null: the reading is refused
   */
  settle(serial: string): { ts: number; flags: number } | null
  /** One remark per device. */
  remarks(): Skipped[]
}

/**
 * @param all measured times of the whole payload, with their devices
 * @param receivedAt ms UTC
 */
export function futureTimes(
  all: Iterable<{ serial: string; measuredAt: number | null }>,
  receivedAt: number,
): FutureTimes {
  const devices = new Map<string, TimesAhead>()
  for (const { serial, measuredAt } of all) {
    if (measuredAt === null || !isAhead(measuredAt, receivedAt)) continue
    const known = devices.get(serial)
    if (known === undefined) {
      devices.set(serial, { first: measuredAt, last: measuredAt, readings: 1 })
      continue
    }
    known.first = Math.min(known.first, measuredAt)
    known.last = Math.max(known.last, measuredAt)
    known.readings += 1
  }
  const isOne = ({ first, last }: TimesAhead) => first === last
  return {
    settle(serial) {
      const times = devices.get(serial)
      if (times !== undefined && !isOne(times)) return null
      return { ts: receivedAt, flags: MEASUREMENT_FLAGS.futureTime }
    },
    remarks: () =>
      [...devices].map(([serial, times]) => ({ path: serial, reason: reasonOf(times) })),
  }
}

function reasonOf({ first, last, readings }: TimesAhead): string {
  const [from, to] = [new Date(first).toISOString(), new Date(last).toISOString()]
  return first === last
    ? `the clock of the device is ahead of this server (${from}): the time of arrival is used`
    : `${readings} readings from ${from} to ${to} are not stored: they are more than ten minutes ahead of the clock of this server`
}
