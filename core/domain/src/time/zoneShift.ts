import { DateTime } from 'luxon'

/** How the clock of a device moves when it changes its time zone. */
export interface ZoneShift {
  /** Minutes by which the new clock is ahead of the old one at present; negative: behind. */
  readonly nowMinutes: number
  /** The same at the other times of the year; null: all year alike. */
  readonly otherMinutes: number | null
}

const PROBED_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/**
 * Compares the clocks of two zones, at present and in the middle of each month of the year.
 *
 * @param from IANA zone
 * @param to IANA zone
 * @param nowMs ms UTC
 * @returns null if one of them is unknown
 */
export function zoneShift(from: string, to: string, nowMs: number): ZoneShift | null {
  const now = DateTime.fromMillis(nowMs, { zone: 'utc' })
  if (![from, to].every((zone) => now.setZone(zone).isValid)) return null
  const shiftAt = (time: DateTime): number => time.setZone(to).offset - time.setZone(from).offset
  const nowMinutes = shiftAt(now)
  const others = PROBED_MONTHS.map((month) => shiftAt(DateTime.utc(now.year, month, 15)))
  return { nowMinutes, otherMinutes: others.find((minutes) => minutes !== nowMinutes) ?? null }
}
