import type { UiMessageId } from '../messages/uiMessages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Beyond this distance a date is more useful than a number of days. */
const DATE_AFTER_MS = 30 * DAY_MS

export type RelativeText = { id: UiMessageId; count: number } | 'date'

/** The words for an instant relative to now, both in UTC milliseconds; whole units, rounded down. */
export function relativeText(at: number, now: number): RelativeText {
  const distance = Math.abs(now - at)
  const isPast = at <= now
  if (distance < MINUTE_MS) return { id: 'ui.relative.now', count: 0 }
  if (distance >= DATE_AFTER_MS) return 'date'
  if (distance < HOUR_MS) {
    const id = isPast ? 'ui.relative.minutes' : 'ui.relative.inMinutes'
    return { id, count: Math.floor(distance / MINUTE_MS) }
  }
  if (distance < DAY_MS) {
    const id = isPast ? 'ui.relative.hours' : 'ui.relative.inHours'
    return { id, count: Math.floor(distance / HOUR_MS) }
  }
  const id = isPast ? 'ui.relative.days' : 'ui.relative.inDays'
  return { id, count: Math.floor(distance / DAY_MS) }
}
