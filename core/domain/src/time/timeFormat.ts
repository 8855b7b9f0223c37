import { isTimeRepeated } from './repeatedTime.ts'

/**
 * Formats instants (UTC milliseconds) in one language and time zone, on a 24-hour clock.
 *
 * A local time that the clock shows twice, as it is set back, is shown with its offset (`02:30 GMT+1`); a date of another
 * year than this one has its year.
 */
export interface TimeFormat {
  /** `14:05` */
  time: (ms: number) => string
  /** `14:05:30` */
  timeWithSeconds: (ms: number) => string
  /** `Nov 21`, in Spanish `21 nov`; of another year `Nov 21, 2025` */
  date: (ms: number) => string
  /** `Nov 21, 14:05`, in Spanish `21 nov, 14:05`; of another year `Nov 21, 2025, 14:05` */
  dateTime: (ms: number) => string
  /** `Nov 21, 2025` */
  dateOfYear: (ms: number) => string
  /** `Nov 21, 2025, 14:05` */
  dateTimeOfYear: (ms: number) => string
  /** `Nov 21, 2025, 14:05:30 GMT+1` for titles and exports */
  exact: (ms: number) => string
  /** `14:05`, `14:05:30` and `Nov 21` on an axis: its neighbours say the rest. */
  axis: Record<'time' | 'timeWithSeconds' | 'date', (ms: number) => string>
  /** Whether two instants fall on the same day of the zone. */
  isSameDay: (one: number, other: number) => boolean
  /** Whether two instants fall in the same year of the zone. */
  isSameYear: (one: number, other: number) => boolean
}

/** Gives the format at a present, ms UTC. */
type ZoneFormat = (nowMs: number) => TimeFormat

const zones = new Map<string, ZoneFormat>()

/**
 * Formats times of a zone in the user’s language: a date, a time, both, or to the second.
 *
 * @param locale BCP 47 tag such as `en-US`
 * @param timezone IANA name; an unknown name falls back to UTC
 * @param nowMs the present, ms UTC: its year is left out
 */
export function timeFormatAt(locale: string, timezone: string, nowMs: number): TimeFormat {
  const key = `${locale}|${timezone}`
  const zone = zones.get(key) ?? createZoneFormat(locale, isTimezone(timezone) ? timezone : 'UTC')
  zones.set(key, zone)
  return zone(nowMs)
}

function isTimezone(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Furthest from 1970 that a `Date` goes, ms. */
const FARTHEST_MS = 8_640_000_000_000_000

function createZoneFormat(locale: string, timeZone: string): ZoneFormat {
  const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { timeZone, hourCycle: 'h23', ...options })
  const writer = (options: Intl.DateTimeFormatOptions): ((ms: number) => string) => {
    const format = formatOf(options)
    return (ms) => (Math.abs(ms) <= FARTHEST_MS ? format.format(ms) : '')
  }
  const minutes = { hour: '2-digit', minute: '2-digit' } as const
  const seconds = { ...minutes, second: '2-digit' } as const
  const day = { month: 'short', day: '2-digit' } as const
  const ofYear = { year: 'numeric', ...day } as const
  const axis = { time: writer(minutes), timeWithSeconds: writer(seconds), date: writer(day) }
  const withOffset = (write: (ms: number) => string) => (ms: number) =>
    isTimeRepeated(ms, axis.time) ? `${write(ms)} ${offset(ms)}` : write(ms)
  // Created on demand: two hours a year need it, and a format is slow to create.
  const offset = (ms: number): string | undefined =>
    formatOf({ timeZoneName: 'shortOffset' })
      .formatToParts(ms)
      .find(({ type }) => type === 'timeZoneName')?.value
  const both = (date: string, ms: number): string => (date === '' ? '' : `${date}, ${time(ms)}`)
  const time = withOffset(axis.time)
  const dateOfYear = writer(ofYear)
  const year = writer({ year: 'numeric' })
  const dayNumber = writer({ year: 'numeric', month: 'numeric', day: 'numeric' })
  const exact = writer({ ...ofYear, ...seconds, timeZoneName: 'short' })
  return (nowMs) => {
    const thisYear = year(nowMs)
    const date = (ms: number): string => (year(ms) === thisYear ? axis.date(ms) : dateOfYear(ms))
    return {
      time,
      timeWithSeconds: withOffset(axis.timeWithSeconds),
      date,
      dateTime: (ms) => both(date(ms), ms),
      dateOfYear,
      dateTimeOfYear: (ms) => both(dateOfYear(ms), ms),
      exact,
      axis,
      isSameDay: (one, other) => dayNumber(one) === dayNumber(other),
      isSameYear: (one, other) => year(one) === year(other),
    }
  }
}
