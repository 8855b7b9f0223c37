import { DAY_MS } from './duration.ts'

/** A text in ISO 8601 as a point in time. */
export interface IsoTime {
  /** ms UTC; digits below a millisecond are truncated. */
  ms: number
  /** Whether it was written as 23:59:60, which clocks without leap seconds (POSIX) show as the next 00:00:00. */
  isLeapSecond: boolean
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*([Zz]|[+-]\d{2}:?\d{2})?$/

const LEAP_SECOND = 60
/** Earlier years are none of a reading, and `Date` takes the first hundred for those of the last century. */
const EARLIEST_YEAR = 1900

/**
 * Reads a date, or a date with a time of day, in ISO 8601. 24:00:00 is the end of its day. A leap second is at the end of
 * a day in UTC.
 *
 * @param assumesUtc whether a text without an offset is in UTC. Default false: it is none
 * @returns `impossible`: such a date or time of day does not exist; null: it is not written like that
 */
export function readIsoTime(text: string, assumesUtc = false): IsoTime | 'impossible' | null {
  const match = ISO.exec(text)
  if (match === null) return null
  const [, years, months, days, hours, minutes, seconds = '0', fraction = '', zone] = match
  if (zone === undefined && !assumesUtc) return null
  const [year, month, day] = [Number(years), Number(months), Number(days)]
  const [hour, minute, second] = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds)]
  const millis = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const isLeapSecond = second === LEAP_SECOND
  const offsetMinutes = offsetOf(zone)
  if (!isDate(year, month, day) || offsetMinutes === null) return 'impossible'
  if (!isTimeOfDay(hour, minute, second, millis)) return 'impossible'
  if (year < EARLIEST_YEAR) return { ms: -1, isLeapSecond }
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second, millis)
  const ms = wallMs - offsetMinutes * 60_000
  return isLeapSecond && !isStartOfDay(ms) ? 'impossible' : { ms, isLeapSecond }
}

/** Whether an instant is in the first second of a day in UTC, which is where a leap second is counted. */
export const isStartOfDay = (ms: number): boolean => ms % DAY_MS < 1000

function isDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12) return false
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const isTimeOfDay = (hour: number, minute: number, second: number, millis: number): boolean =>
  (hour < 24 || (hour === 24 && minute + second + millis === 0)) &&
  minute < 60 &&
  second <= LEAP_SECOND

/** Minutes ahead of UTC; null: no place has such an offset. */
function offsetOf(zone = 'Z'): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign === undefined) return 0
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
