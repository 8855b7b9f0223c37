import { timeFormat, type PluginIntl } from '@airshed/kit'

/**
 * A time in its shortest unambiguous form: `14:03` for today, `Mar 12, 14:03` for this year.
 *
 * @param at ms UTC
 * @param nowMs current time, ms UTC
 */
export function momentText(at: number, nowMs: number, intl: PluginIntl): string {
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC', nowMs)
  return format.isSameDay(at, nowMs) ? format.time(at) : format.dateTime(at)
}
