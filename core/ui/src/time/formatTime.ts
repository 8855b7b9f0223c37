/** Formats instants (UTC milliseconds) in one language and time zone, on a 24-hour clock. */
export interface TimeFormat {
  /** `14:05` */
  time: (ms: number) => string
  /** `14:05:30` */
  timeWithSeconds: (ms: number) => string
  /** `Nov 21`, in Spanish `21 nov` */
  date: (ms: number) => string
  /** `Nov 21, 14:05`, in Spanish `21 nov, 14:05` */
  dateTime: (ms: number) => string
  /** `Nov 21, 2025` */
  dateOfYear: (ms: number) => string
  /** `Nov 21, 2025, 14:05` */
  dateTimeOfYear: (ms: number) => string
  /** `Nov 21, 2025, 14:05:30 GMT+1` for titles and exports */
  exact: (ms: number) => string
  /** Whether two instants fall on the same day of the zone. */
  isSameDay: (one: number, other: number) => boolean
  /** Whether two instants fall in the same year of the zone. */
  isSameYear: (one: number, other: number) => boolean
}

const formats = new Map<string, TimeFormat>()

/**
 * Formats times of a zone in the user’s language: a date, a time, both, or to the second.
 *
 * @param locale BCP 47 tag such as `en-US`
 * @param timezone IANA name; an unknown name falls back to UTC
 */
export function timeFormat(locale: string, timezone: string): TimeFormat {
  const key = `${locale}|${timezone}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = createTimeFormat(locale, isTimezone(timezone) ? timezone : 'UTC')
  formats.set(key, made)
  return made
}

function isTimezone(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function createTimeFormat(locale: string, timeZone: string): TimeFormat {
  const writer = (options: Intl.DateTimeFormatOptions): ((ms: number) => string) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: 'h23', ...options })
    return (ms) => (Number.isFinite(ms) ? format.format(ms) : '')
  }
  const time = writer({ hour: '2-digit', minute: '2-digit' })
  const date = writer({ month: 'short', day: '2-digit' })
  const dateOfYear = writer({ year: 'numeric', month: 'short', day: '2-digit' })
  const year = writer({ year: 'numeric' })
  const dayNumber = writer({ year: 'numeric', month: 'numeric', day: 'numeric' })
  return {
    time,
    timeWithSeconds: writer({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    date,
    dateTime: (ms) => `${date(ms)}, ${time(ms)}`,
    dateOfYear,
    dateTimeOfYear: (ms) => `${dateOfYear(ms)}, ${time(ms)}`,
    exact: writer({
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    }),
    isSameDay: (one, other) => dayNumber(one) === dayNumber(other),
    isSameYear: (one, other) => year(one) === year(other),
  }
}
