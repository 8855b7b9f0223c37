/**
 * Weekday and time at a device, to the minute: `Sat 13:00 GMT-4`.
 *
 * @param timezone IANA name
 * @param locale BCP 47 tag
 * @returns null for an unknown zone
 */
export function localTime(timezone: string, nowMs: number, locale: string): string | null {
  try {
    return new Intl.DateTimeFormat(locale, {
      timeZone: timezone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    }).format(nowMs)
  } catch {
    return null
  }
}
