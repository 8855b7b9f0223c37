import type { OffsetAt } from './clockSteps.ts'
import { DAY_MS, MINUTE_MS } from './duration.ts'

/** Offsets change only at full quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS
/** Of 1970: beyond it there are no dates. */
const FARTHEST_MS = 8_640_000_000_000_000
/** Remembered quarters and days: some months, after which they are forgotten. */
const REMEMBERED = 10_000

/**
 * Offsets of a zone from UTC, ms, as the browser knows them; remembered, as each costs some microseconds.
 *
 * @param timezone IANA name; an unknown one counts as UTC
 */
export function zoneOffsets(timezone: string): OffsetAt {
  const format = offsetFormat(timezone)
  return remembered(
    (ms) => Math.floor(ms / QUARTER_MS),
    (quarter) => {
      const ms = quarter * QUARTER_MS
      return Math.abs(ms) <= FARTHEST_MS ? readOffsetMs(format, ms) : 0
    },
  )
}

/**
 * Tells the times of a clock that it shows twice, as it is set back: by an hour in most zones, by half of one on Lord
 * Howe Island.
 */
export function repeatedTimes(offsetAt: OffsetAt): (ms: number) => boolean {
  const isNearChange = remembered(
    (ms) => Math.floor(ms / DAY_MS),
    (day) => offsetAt((day - 1) * DAY_MS) !== offsetAt((day + 2) * DAY_MS),
  )
  return (ms) => isNearChange(ms) && isRepeated(ms, offsetAt)
}

/** Whether the clock shows the time again, or already has, within a day. */
function isRepeated(ms: number, offsetAt: OffsetAt): boolean {
  const own = offsetAt(ms)
  return [-DAY_MS, DAY_MS].some((apart) => {
    const other = offsetAt(ms + apart)
    return other !== own && offsetAt(ms + own - other) === other
  })
}

function remembered<Value>(
  keyOf: (ms: number) => number,
  read: (key: number) => Value,
): (ms: number) => Value {
  const known = new Map<number, Value>()
  return (ms) => {
    const key = keyOf(ms)
    const before = known.get(key)
    if (before !== undefined) return before
    const value = read(key)
    if (known.size >= REMEMBERED) known.clear()
    known.set(key, value)
    return value
  }
}

function offsetFormat(timezone: string): Intl.DateTimeFormat {
  const inZone = (timeZone: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  try {
    return inZone(timezone)
  } catch {
    return inZone('UTC')
  }
}

/** Extracts the offset from `GMT-06:00`; plain `GMT` has none. */
function readOffsetMs(format: Intl.DateTimeFormat, ms: number): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}
