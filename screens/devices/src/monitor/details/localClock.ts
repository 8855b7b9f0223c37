/**
 * Weekday and time where a device stands, with the offset of its zone: `Mon 12:00 GMT+1`.
 *
 * @param timezone IANA name; UTC where nobody knows it
 * @param locale BCP 47 tag
 */
export function localClock(nowMs: number, timezone: string, locale: string): string {
  const options = {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  } as const
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone }).format(nowMs)
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(nowMs)
  }
}
