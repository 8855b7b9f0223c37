import { zonedTime } from '@airshed/console-kit'
import { DAY_MS } from '@airshed/kit'

/** `2026-03-02T12:05`, as fields for a date and a time have it. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * What the clock of a zone shows at an instant, to the minute, as a field for a date and a time takes it.
 *
 * @param timezone IANA name
 */
export const wallText = (ms: number, timezone: string): string =>
  new Date(zonedTime(timezone).wallMs(ms)).toISOString().slice(0, 16)

/**
 * The instant at which the clock of a zone shows a text of such a field, ms UTC; null: it is none. Where
 * clocks go back, of the two instants it is the first; where they go forward, one beside the gap.
 */
export function instantOf(text: string, timezone: string): number | null {
  const wallMs = WALL.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN
  if (Number.isNaN(wallMs)) return null
  const { wallMs: shownAt } = zonedTime(timezone)
  const offsetMs = (ms: number): number => shownAt(ms) - ms
  // A day before and after, clocks show both offsets between which they may change here.
  const offsets = [-DAY_MS, DAY_MS].map((apartMs) => offsetMs(wallMs + apartMs))
  const instants = offsets.map((offset) => wallMs - offset)
  const shown = instants.filter((ms) => shownAt(ms) === wallMs)
  return Math.min(...(shown.length > 0 ? shown : instants))
}
