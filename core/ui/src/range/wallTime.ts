import { DateTime, IANAZone } from 'luxon'

/**
 * A `Date` whose local fields read as the clock on the wall of another zone; calendars that know
 * local time alone are fed and read with these.
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
