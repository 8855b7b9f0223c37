import { expectedReadings, withCoverage, type IntervalSeries } from '@airshed/domain'
import type { Measurement } from '@airshed/schemas'

/** A step that has readings, as the store returns it: start in ms UTC, statistic, number of readings. */
export type CountedStep = readonly [startMs: number, value: number | null, count: number]

/**
 * The statistics of steps, null if a step has fewer than 75 % of the readings that it should have by now:
 * the same rule as for every other figure of a period.
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
