/** How a typical cycle is grouped, as in the response of `search/statistics/cycles`. */
export type CycleView = 'hour' | 'weekday' | 'month' | 'weekdayHour'

/** A Monday at midnight, wall-clock time expressed as UTC. */
const MONDAY_MS = Date.UTC(2024, 0, 1)
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const written = (locale: string, options: Intl.DateTimeFormatOptions, ms: number): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(ms)

/** Name of a weekday. @param weekday 0 is Monday */
export const weekdayName = (
  weekday: number,
  locale: string,
  length: 'long' | 'short' = 'long',
): string => written(locale, { weekday: length }, MONDAY_MS + weekday * DAY_MS)

/** Name of a month. @param month 0 is January */
export const monthName = (
  month: number,
  locale: string,
  length: 'long' | 'short' | 'narrow' = 'long',
): string => written(locale, { month: length }, Date.UTC(2024, month, 15))

/** `06:00` */
export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** `06:00 – 07:00` */
const hourSpan = (hour: number): string => `${hourName(hour)} – ${hourName(hour + 1)}`

/** The name of a group of hours: "Monday", "March", "Friday, 17:00 – 18:00". */
export function cycleGroupName(view: CycleView, group: number, locale: string): string {
  if (view === 'hour') return hourSpan(group)
  if (view === 'weekday') return upper(weekdayName(group, locale), locale)
  if (view === 'month') return upper(monthName(group, locale), locale)
  const weekday = upper(weekdayName(Math.floor(group / 24), locale), locale)
  return `${weekday}, ${hourSpan(group % 24)}`
}

/** Capitalizes the first word of a line: Spanish writes days and months in lowercase. */
const upper = (words: string, locale: string): string =>
  words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1)
