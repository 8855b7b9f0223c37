import { DateTime, IANAZone } from 'luxon'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'

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

/** Clocks are at most this far ahead of standard time: by two hours at Troll in Antarctica. */
const LONGEST_AHEAD_MS = 2 * HOUR_MS

/**
 * A function from a time, ms UTC, to the zone's offset from UTC in standard time then, ms: that of the year. Where the
 * zone moves over the date line, its clock is nowhere near the standard time of the year before, and that of the next
 * one is in force from that moment on.
 *
 * @param zone - IANA name; an unknown one counts as UTC
 */
export function standardOffsets(zone: string): (ms: number) => number {
  const offsets = new Map<number, number>()
  const clock = IANAZone.create(zone)
  const ofYear = (year: number): number => {
    const offsetMs = offsets.get(year) ?? standardOffsetMs(zone, year)
    offsets.set(year, offsetMs)
    return offsetMs
  }
  return (ms) => {
    const year = new Date(ms).getUTCFullYear()
    const own = ofYear(year)
    const others = [ofYear(year - 1), ofYear(year + 1)].filter((offsetMs) => offsetMs !== own)
    // A look-up for each hour of a year would cost seconds.
    if (others.length === 0) return own
    const shownMs = clock.offset(ms) * MINUTE_MS
    const isNear = (offsetMs: number): boolean =>
      shownMs >= offsetMs && shownMs <= offsetMs + LONGEST_AHEAD_MS
    return isNear(own) ? own : (others.find(isNear) ?? own)
  }
}

/**
 * A function from a time to the start of its day, both ms UTC, in the zone's standard time: every day is 24 h long,
 * even those on which clocks change.
 */
export function standardDays(zone: string): (ts: number) => number {
  const offsetAt = standardOffsets(zone)
  return (ts) => {
    const offsetMs = offsetAt(ts)
    return Math.floor((ts + offsetMs) / DAY_MS) * DAY_MS - offsetMs
  }
}
