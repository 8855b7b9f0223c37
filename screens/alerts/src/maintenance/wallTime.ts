import { zonedTime } from '@airshed/console-kit'
import { DAY_MS } from '@airshed/kit'

/** `2026-03-02T12:05`, the format of date and time fields. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * Local time of a zone at an instant, to the minute, in the format of a date and time field.
 *
 * @param timezone IANA name
 */
export const wallText = (ms: number, timezone: string): string =>
  new Date(zonedTime(timezone).wallMs(ms)).toISOString().slice(0, 16)

/**
 * The instant of a local time in a zone, ms UTC; null if the text is not valid. If clocks go back and
 * there are two instants, the first one; if clocks skip the time, an instant beside the gap.
 */
export function instantOf(text: string, timezone: string): number | null {
  const wallMs = WALL.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN
  if (Number.isNaN(wallMs)) return null
  const { wallMs: shownAt } = zonedTime(timezone)
  const offsetMs = (ms: number): number => shownAt(ms) - ms
  // A day before and a day after give both offsets of a clock change in between.
  const offsets = [-DAY_MS, DAY_MS].map((apartMs) => offsetMs(wallMs + apartMs))
  const instants = offsets.map((offset) => wallMs - offset)
  const shown = instants.filter((ms) => shownAt(ms) === wallMs)
  return Math.min(...(shown.length > 0 ? shown : instants))
}
