import { zonedTime } from '@airshed/console-kit'
import { DAY_MS } from '@airshed/kit'

/** `2026-03-02`, the format of date fields. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The instant at which a day begins in a zone, ms UTC; null if the text is not a day. If clocks go forward
 * at midnight, it is the moment of the change.
 *
 * @param timezone IANA name
 */
export function startOfDay(day: string, timezone: string): number | null {
  const wallMs = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(wallMs)) return null
  const { wallMs: shownAt } = zonedTime(timezone)
  const offsets = [-DAY_MS, DAY_MS].map((apartMs) => shownAt(wallMs + apartMs) - wallMs - apartMs)
  const instants = offsets.map((offset) => wallMs - offset)
  const shown = instants.filter((ms) => shownAt(ms) === wallMs)
  return shown.length > 0 ? Math.min(...shown) : Math.max(...instants)
}

/** The day after, in the same form. */
export const nextDay = (day: string): string =>
  DAY.test(day) && !Number.isNaN(Date.parse(day))
    ? new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
    : ''
