import { MINUTE_MS, type TimeRange } from '@airshed/kit'

/**
 * The period that a form of whole minutes begins with: it holds all of what was dragged over, and ends no later than now, as
 * readings that are still to come cannot be rejected.
 *
 * @param span ms UTC
 * @param nowMs ms UTC
 */
export function rejectedSpan({ from, to }: TimeRange, nowMs: number): TimeRange {
  const end = Math.min(Math.ceil(to / MINUTE_MS), Math.ceil(nowMs / MINUTE_MS)) * MINUTE_MS
  const start = Math.floor(from / MINUTE_MS) * MINUTE_MS
  return { from: Math.max(0, Math.min(start, end - MINUTE_MS)), to: end }
}
