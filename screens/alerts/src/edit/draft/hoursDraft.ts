import type { AlertHours } from '@airshed/console-kit'

export type HoursSpan = AlertHours['spans'][number]

/** Maximum number of spans of one alert. */
export const SPANS_MAX = 14

/** Working hours, the initial span of a new list. */
export const WORKING_HOURS: HoursSpan = { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }

/** Hours as they are stored: a span up to midnight ends at 24:00, which time fields cannot show. */
export const storedHours = ({ timezone, spans }: AlertHours): AlertHours => ({
  timezone,
  spans: spans.map((span) => ({
    ...span,
    days: span.days.toSorted((a, b) => a - b),
    to: span.to === '00:00' ? '24:00' : span.to,
  })),
})

/** A time as a time field shows it. */
export const fieldTime = (time: string): string => (time === '24:00' ? '00:00' : time)

/** Whether a span can be saved: it has days and both times. */
export const isWhole = ({ days, from, to }: HoursSpan): boolean =>
  days.length > 0 && from !== '' && to !== ''
