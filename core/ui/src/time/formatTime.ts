import { repeatedTimes, zoneOffsets } from '@airshed/domain'

/**
 * Formats instants (UTC milliseconds) in one language and time zone, on a 24-hour clock.
 *
 * A local time that the clock shows twice, as it is set back, is told with its offset (`02:30 GMT+1`); a date of another
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
  /** `14:05`, `14:05:30` and `Nov 21` on an axis, whose order tells what is missing. */
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
 * @param nowMs the present, ms UTC: its year is left out. Default that of the system
 */
export function timeFormat(locale: string, timezone: string, nowMs = Date.now()): TimeFormat {
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
  const writer = (options: Intl.DateTimeFormatOptions): ((ms: number) => string) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: 'h23', ...options })
    return (ms) => (Math.abs(ms) <= FARTHEST_MS ? format.format(ms) : '')
  }
  const isRepeated = repeatedTimes(zoneOffsets(timeZone))
  let offsets: Intl.DateTimeFormat | null = null
  const offset = (ms: number): string => {
    offsets ??= new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    return offsets.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  }
  const told =
    (write: (ms: number) => string) =>
    (ms: number): string => {
      const words = write(ms)
      return words !== '' && isRepeated(ms) ? `${words} ${offset(ms)}` : words
    }
  const axis = {
    time: writer({ hour: '2-digit', minute: '2-digit' }),
    timeWithSeconds: writer({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    date: writer({ month: 'short', day: '2-digit' }),
  }
  const both = (date: string, time: string): string => (date === '' ? '' : `${date}, ${time}`)
  const time = told(axis.time)
  const dateOfYear = writer({ year: 'numeric', month: 'short', day: '2-digit' })
  const year = writer({ year: 'numeric' })
  const dayNumber = writer({ year: 'numeric', month: 'numeric', day: 'numeric' })
  const timeless = {
    time,
    timeWithSeconds: told(axis.timeWithSeconds),
    dateOfYear,
    dateTimeOfYear: (ms: number) => both(dateOfYear(ms), time(ms)),
    exact: writer({
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    }),
    axis,
    isSameDay: (one: number, other: number) => dayNumber(one) === dayNumber(other),
    isSameYear: (one: number, other: number) => year(one) === year(other),
  }
  const byYear = new Map<string, TimeFormat>()
  return (nowMs) => {
    const thisYear = year(nowMs)
    const known = byYear.get(thisYear)
    if (known !== undefined) return known
    const date = (ms: number): string => (year(ms) === thisYear ? axis.date(ms) : dateOfYear(ms))
    const made = { ...timeless, date, dateTime: (ms: number) => both(date(ms), time(ms)) }
    byYear.set(thisYear, made)
    return made
  }
}
