import { timeFormat, type PluginIntl } from '@airshed/kit'

/**
 * A moment as short as it is plain: `14:03` of today, `Mar 12, 14:03` of this year.
 *
 * @param at ms UTC
 * @param nowMs the present, ms UTC
 */
export function momentWords(at: number, nowMs: number, intl: PluginIntl): string {
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  if (format.isSameDay(at, nowMs)) return format.time(at)
  return format.isSameYear(at, nowMs) ? format.dateTime(at) : format.dateTimeOfYear(at)
}
