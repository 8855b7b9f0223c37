import { truncateTo } from './truncate.ts'

/** Clock hours that one NowCast value is based on, including the current one. */
export const NOWCAST_HOURS = 12

const RECENT_HOURS = 3
const RECENT_VALID_HOURS = 2
const SMALLEST_WEIGHT = 0.5

/**
 * NowCast of particulate matter: Σ wᵏ·cₖ / Σ wᵏ with k hours ago and w = cmin / cmax, bounded to
 * 0.5–1; missing hours are left out of both sums (US EPA, the PM NowCast of AirNow).
 *
 * @param hours - hourly means, unrounded, oldest first, the current hour last; null or NaN is
 *   missing; only the last 12 count
 * @param step - step to which the result is truncated: 0.1 for PM2.5, 1 for PM10; null leaves it
 *   untruncated
 * @returns null unless two of the last three hours are valid
 */
export function nowCast(hours: readonly (number | null)[], step: number | null): number | null {
  const newestFirst = hours
    .slice(-NOWCAST_HOURS)
    .toReversed()
    .map((value) => (value === null || !Number.isFinite(value) ? null : value))
  const recent = newestFirst.slice(0, RECENT_HOURS).filter((value) => value !== null)
  if (recent.length < RECENT_VALID_HOURS) return null

  const weight = weightOf(newestFirst.filter((value) => value !== null))
  let weightedSum = 0
  let weights = 0
  for (const [hoursAgo, value] of newestFirst.entries()) {
    if (value === null) continue
    weightedSum += weight ** hoursAgo * value
    weights += weight ** hoursAgo
  }
  return truncateTo(weightedSum / weights, step)
}

function weightOf(valid: readonly number[]): number {
  const highest = Math.max(...valid)
  if (highest <= 0) return 1
  return Math.min(1, Math.max(SMALLEST_WEIGHT, Math.min(...valid) / highest))
}
