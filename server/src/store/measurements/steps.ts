import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'

/** Lengths of the rollups' steps in ms, finest first; each divides the next. */
export const ROLLUP_STEPS_MS = [10 * MINUTE_MS, HOUR_MS, DAY_MS] as const

/** Start of the step in which a time lies, aligned to the UTC epoch; times before 1970 too. */
export function stepStart(ts: number, stepMs: number): number {
  return Math.floor(ts / stepMs) * stepMs
}
