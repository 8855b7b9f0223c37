import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/duration.ts'

/** Windows up to this are read as measured: few enough readings to be returned individually. */
const AS_MEASURED_UP_TO_MS = 6 * HOUR_MS
/** Approximate maximum number of steps in a series. */
const MOST_STEPS = 3000
/** Steps that the server aggregates ahead of time, and a minute. */
const STEPS_MS = [MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 3 * HOUR_MS, DAY_MS]

/**
 * The averaging step with which the readings of a window can be counted and averaged further: a
 * long history that is reduced for drawing contains extremes, and does not show how many readings
 * there were.
 *
 * @returns undefined when they are returned as measured
 */
export function countableStepMs(lengthMs: number): number | undefined {
  if (lengthMs <= AS_MEASURED_UP_TO_MS) return undefined
  return STEPS_MS.find((step) => lengthMs / step <= MOST_STEPS) ?? DAY_MS
}
