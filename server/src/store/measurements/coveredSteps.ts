import { expectedReadings, withCoverage, type IntervalSeries } from '@airshed/domain'
import type { Measurement } from '@airshed/schemas'

/** A step that has readings, as the store tells it: start in ms UTC, statistic, readings. */
export type CountedStep = readonly [startMs: number, value: number | null, count: number]

/**
 * The statistics of steps, null where fewer than 75 % of the readings exist that a step should have by
 * now: the same rule as for every other figure of a period.
 */
export const coveredSteps = (
  steps: readonly CountedStep[],
  stepMs: number,
  device: IntervalSeries,
  now: number,
): Measurement[] =>
  steps.map(([startMs, value, count]) => {
    const expected = expectedReadings(device, startMs, Math.min(startMs + stepMs, now))
    return [startMs, withCoverage(value, count, expected).value]
  })
