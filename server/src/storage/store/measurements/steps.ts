import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'

/**
 * Lengths of the rollups' steps in ms, finest first; each divides the next. They are chosen so that
 * a chart of a thousand pixels reads as many cells for a month as minute values for a day, and twice
 * as many for a year: each further step makes storing more expensive, each wide gap makes some span slow.
 */
export const ROLLUP_STEPS_MS = [10 * MINUTE_MS, 30 * MINUTE_MS, 3 * HOUR_MS, DAY_MS] as const

/** Fine enough to show in which hours a data point reported, and how many readings there are in a week. */
export const HALF_HOUR_MS = ROLLUP_STEPS_MS[1]

/** Earlier than every reading: the earliest time that JavaScript can represent, ms UTC. */
export const BEGINNING_MS = -8_640_000_000_000_000

/** Start of the step that contains a time, aligned to the UTC epoch; also before 1970. */
export function stepStart(ts: number, stepMs: number): number {
  return Math.floor(ts / stepMs) * stepMs
}

/** Starts of the finest steps that hold some times, oldest first. @param times ms UTC, in any order */
export const finestSteps = (times: readonly number[]): number[] =>
  [...new Set(times.map((ts) => stepStart(ts, ROLLUP_STEPS_MS[0])))].toSorted(
    (one, other) => one - other,
  )
