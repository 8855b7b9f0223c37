import { isTimeRepeated } from '@airshed/domain'
import { DateTime } from 'luxon'

/**
 * `2 March 2026 at 13:00 (Europe/Madrid)`, with the offset where the clock shows that time twice; an unknown zone counts
 * as UTC.
 */
export function savedTimeText(ms: number, timezone: string): string {
  const local = DateTime.fromMillis(ms, { zone: timezone, locale: 'en' })
  const time = local.isValid ? local : DateTime.fromMillis(ms, { zone: 'UTC', locale: 'en' })
  const { zone } = time
  const clock = (at: number): string => DateTime.fromMillis(at, { zone }).toFormat('HH:mm')
  const offset = isTimeRepeated(ms, clock) ? time.toFormat(" 'UTC'Z") : ''
  return `${time.toFormat("d MMMM yyyy 'at' HH:mm")}${offset} (${time.zoneName})`
}
