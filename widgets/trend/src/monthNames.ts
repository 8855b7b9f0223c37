/** Half a day into a month its date is the same by every clock of its zone. */
const HALF_DAY_MS = 43_200_000

interface MonthNames {
  /** `May 2005`. */
  name: (startMs: number) => string
  /** `2005`. */
  year: (startMs: number) => string
  /** The month is the first of its year. */
  isFirst: (startMs: number) => boolean
}

/**
 * Names of months by their start in standard time.
 *
 * @param timezone IANA; an unknown one counts as UTC
 */
export function monthNames(locale: string, timezone: string): MonthNames {
  const formatOf = (options: Intl.DateTimeFormatOptions) => {
    try {
      return new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone })
    } catch {
      return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    }
  }
  const [long, year] = [
    formatOf({ year: 'numeric', month: 'short' }),
    formatOf({ year: 'numeric' }),
  ]
  const month = formatOf({ month: 'numeric', numberingSystem: 'latn' })
  return {
    name: (startMs) => long.format(startMs + HALF_DAY_MS),
    year: (startMs) => year.format(startMs + HALF_DAY_MS),
    isFirst: (startMs) => month.format(startMs + HALF_DAY_MS) === '1',
  }
}
