import { MEASUREMENT_FLAGS } from '@airshed/schemas'

/** A measured time further ahead of the server's clock than this is rejected. */
export const FUTURE_TOLERANCE_MS = 10 * 60_000

/** Numbers below this are seconds, others milliseconds: 1e11 s is the year 5138, 1e11 ms is 1973. */
const SECONDS_BELOW = 100_000_000_000
const LATEST_MS = 8_640_000_000_000_000

const isoWithZone =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d{1,9}))?\s*([Zz]|[+-]\d{2}:?\d{2})$/

export const TIME_EXPECTED =
  'a time since 1970 as ISO 8601 with Z or an offset, or as a Unix time in seconds or milliseconds'

/**
 * A measured time of a payload in ms UTC; digits below a millisecond are truncated.
 *
 * @returns undefined if it is not a time: a local time without an offset is ambiguous
 */
export function parseTime(value: unknown): number | undefined {
  const ms = typeof value === 'string' ? parseText(value.trim()) : parseUnix(value)
  return ms === undefined || !(ms >= 0 && ms <= LATEST_MS) ? undefined : ms
}

function parseText(text: string): number | undefined {
  if (/^\d{9,16}(\.\d+)?$/.test(text)) return parseUnix(Number(text))
  const match = isoWithZone.exec(text)
  if (match === null) return undefined
  const [, date = '', clock = '', fraction = '', zone = ''] = match
  const seconds = clock.length === 5 ? `${clock}:00` : clock
  const millis = fraction.slice(0, 3).padEnd(3, '0')
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone
  const ms = Date.parse(`${date}T${seconds}.${millis}${offset.toUpperCase()}`)
  return Number.isNaN(ms) ? undefined : ms
}

function parseUnix(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return Math.floor(Math.abs(value) < SECONDS_BELOW ? value * 1000 : value)
}

/**
 * The time under which a reading is stored: the measured one if it was given and is at most ten minutes
 * ahead, otherwise the received one, with the flag that says why.
 */
export function settleTime(
  measuredAt: number | null,
  receivedAt: number,
): { ts: number; flags: number } {
  if (measuredAt === null) return { ts: receivedAt, flags: MEASUREMENT_FLAGS.receivedTime }
  if (measuredAt > receivedAt + FUTURE_TOLERANCE_MS) {
    return { ts: receivedAt, flags: MEASUREMENT_FLAGS.futureTime }
  }
  return { ts: measuredAt, flags: 0 }
}
