import { zonedTime } from '@airshed/console-kit'
import { DAY_MS } from '@airshed/kit'

/** `2026-03-02`, as fields for a date have it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The instant at which a day begins in a zone, ms UTC; null: it is no day. Where clocks go forward at
 * midnight, it is when they do.
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
