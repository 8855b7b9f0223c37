import { DAY_MS, HOUR_MS, MINUTE_MS, rangeLengthMs, type TimeRange } from '@airshed/domain'
import type { UiMessageId, UiText } from '../messages/uiMessages.ts'
import type { TimeFormat } from '../time/formatTime.ts'

/** Message and number for a window of this length: "Last 3 hours". */
export function lengthText(lengthMs: number): { id: UiMessageId; count: number } {
  if (lengthMs % DAY_MS === 0) return { id: 'ui.range.lastDays', count: lengthMs / DAY_MS }
  if (lengthMs % HOUR_MS === 0) return { id: 'ui.range.lastHours', count: lengthMs / HOUR_MS }
  return { id: 'ui.range.lastMinutes', count: Math.round(lengthMs / MINUTE_MS) }
}

/**
 * A window that slides with the clock, named by its length; a fixed one, by its two ends.
 *
 * @param now ms UTC: ends in another year show the year. Default the end of the window
 */
export function rangeWords(
  range: TimeRange,
  isLive: boolean,
  format: TimeFormat,
  text: UiText,
  now: number = range.to,
): string {
  const lengthMs = rangeLengthMs(range)
  if (isLive && lengthMs % MINUTE_MS === 0) {
    const { id, count } = lengthText(lengthMs)
    return text(id, { count })
  }
  const isThisYear = format.isSameYear(range.from, now) && format.isSameYear(range.to, now)
  const whole = isThisYear ? format.dateTime : format.dateTimeOfYear
  const end = format.isSameDay(range.from, range.to) ? format.time : whole
  return `${whole(range.from)} – ${end(range.to)}`
}
