import type { DigestPeriod } from '@airshed/schemas'
import { DateTime } from 'luxon'

/** The hour of the day at which a daily digest is sent, by the clock of its reader. */
const DAILY_DIGEST_HOUR = 8

/**
 * When the digest that includes what happens now is sent: at the next full hour, or at the next eight in the morning,
 * by the reader's clock; ms UTC.
 *
 * @param zone IANA name; an unknown one counts as UTC
 */
export function nextDigestTs(now: number, period: DigestPeriod, zone: string): number {
  const local = DateTime.fromMillis(now, { zone })
  const here = local.isValid ? local : DateTime.fromMillis(now, { zone: 'utc' })
  if (period === 'hourly') return here.startOf('hour').plus({ hours: 1 }).toMillis()
  const today = here.startOf('day').set({ hour: DAILY_DIGEST_HOUR })
  return (today.toMillis() > now ? today : today.plus({ days: 1 })).toMillis()
}
