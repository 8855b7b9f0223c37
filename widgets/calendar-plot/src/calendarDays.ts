import type { RangeStatistics, StepFigures } from '@airshed/kit'

export interface CalendarDay {
  startMs: number
  year: number
  /** 0 is January. */
  month: number
  /** Day of the month, from 1. */
  day: number
  /** 0 is Monday. */
  weekday: number
  /** Row within the month; weeks start on Monday. */
  week: number
  figure: RangeStatistics
  /** The day is not over yet: its figure covers the day so far. */
  isRunning: boolean
}

/**
 * The days of a calendar by the clock of a time zone.
 *
 * @param asOfMs when the figures were current, ms UTC
 */
export function calendarDays(
  { edges, figures }: StepFigures,
  timezone: string,
  asOfMs: number,
): CalendarDay[] {
  const parts = dateParts(timezone)
  return figures.flatMap((figure, index) => {
    const [startMs, endMs] = [edges[index], edges[index + 1]]
    if (startMs === undefined || endMs === undefined) return []
    // Its midpoint always lies in it, even if its midnight does not exist.
    const { year, month, day } = parts((startMs + endMs) / 2)
    const weekdayOf = (date: number) => (new Date(Date.UTC(year, month, date)).getUTCDay() + 6) % 7
    const week = Math.floor((day - 1 + weekdayOf(1)) / 7)
    const place = { year, month, day, weekday: weekdayOf(day), week }
    return [{ startMs, ...place, figure, isRunning: endMs > asOfMs }]
  })
}

/** The years that the days lie in, ascending. */
export const yearsOf = (days: readonly CalendarDay[]): readonly number[] => [
  ...new Set(days.map(({ year }) => year)),
]

function dateParts(timezone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return (ms: number) => {
    const parts = format.formatToParts(ms)
    const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    return { year: numberOf('year'), month: numberOf('month') - 1, day: numberOf('day') }
  }
}
