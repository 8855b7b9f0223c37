import { DateTime } from 'luxon'
import { DAY_MS, MINUTE_MS } from './duration.ts'

/**
 * Offset from UTC of a zone's standard time in a year, without daylight saving: the lower of the offsets in January and
 * in July.
 *
 * @param zone - IANA name; an unknown one counts as UTC
 */
export function standardOffsetMs(zone: string, year: number): number {
  const offsets = [1, 7].map((month) => DateTime.fromObject({ year, month }, { zone }).offset)
  const lowest = Math.min(...offsets)
  return Number.isFinite(lowest) ? lowest * MINUTE_MS : 0
}

/**
 * A function from a time to the start of its day, both ms UTC, in the zone's standard time: every day is 24 h long,
 * even those on which clocks change.
 */
export function standardDays(zone: string): (ts: number) => number {
  const offsets = new Map<number, number>()
  return (ts) => {
    const year = new Date(ts).getUTCFullYear()
    const offsetMs = offsets.get(year) ?? standardOffsetMs(zone, year)
    offsets.set(year, offsetMs)
    return Math.floor((ts + offsetMs) / DAY_MS) * DAY_MS - offsetMs
  }
}
