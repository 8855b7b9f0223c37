import type { MeasuredTime } from '@airshed/domain'

/** A measured time further ahead of the server's clock than this is rejected. */
export const FUTURE_TOLERANCE_MS = 10 * 60_000

const LEAP_SECOND = 'a leap second: kept as the second that follows it, 00:00:00 in UTC'

/** The remark about a time that was not written as most are; null: there is nothing to tell. */
export function remarkOfTime({ fineUnit, isLeapSecond }: MeasuredTime): string | null {
  if (isLeapSecond) return LEAP_SECOND
  return fineUnit === null ? null : `the times came in ${fineUnit}, and were read as such`
}

/** Whether a measured time is so far ahead that the clock behind it must be wrong. */
export const isAhead = (measuredAt: number, receivedAt: number): boolean =>
  measuredAt > receivedAt + FUTURE_TOLERANCE_MS
