import { DateTime, IANAZone } from 'luxon'

/**
 * A `Date` whose local fields show the wall-clock time of another zone, for calendars that support
 * only local time.
 */
export function toWallDate(ms: number, timezone: string): Date {
  return DateTime.fromMillis(ms, { zone: zoneOr(timezone) })
    .setZone('local', { keepLocalTime: true })
    .toJSDate()
}

/** The instant, UTC milliseconds, at which the clock of the zone shows the local fields of the date. */
export function fromWallDate(date: Date, timezone: string): number {
  return DateTime.fromJSDate(date).setZone(zoneOr(timezone), { keepLocalTime: true }).toMillis()
}

const zoneOr = (timezone: string): string => (IANAZone.isValidZone(timezone) ? timezone : 'utc')
