import { timeFormatAt, type TimeFormat } from '@airshed/domain'

export type { TimeFormat } from '@airshed/domain'

/**
 * Formats times of a zone in the user’s language: a date, a time, both, or to the second.
 *
 * @param locale BCP 47 tag such as `en-US`
 * @param timezone IANA name; an unknown name falls back to UTC
 * @param nowMs the present, ms UTC: its year is left out. Default that of the system
 */
export function timeFormat(locale: string, timezone: string, nowMs = Date.now()): TimeFormat {
  return timeFormatAt(locale, timezone, nowMs)
}
