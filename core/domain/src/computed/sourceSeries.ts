import type { ReportingInterval } from '@airshed/schemas'
import type { IntervalSeries } from '../status/reportingIntervals.ts'
import type { ComputedSource } from './metricSource.ts'

/** The readings of a data point from which computed parameters are computed: those not hidden by a flag. */
export interface SourceSeries extends IntervalSeries {
  readonly source: ComputedSource
  /** ms UTC, ascending, each once. */
  readonly times: Float64Array
  /** As long as `times`, finite. */
  readonly values: Float64Array
}

/** Values of a computed parameter. */
export interface ComputedValues {
  /** ms UTC, ascending, each once. */
  readonly times: number[]
  readonly values: number[]
}

/** Both ends are inclusive. */
export interface TimeSpan {
  /** ms UTC. */
  readonly from: number
  readonly to: number
}

/**
 * The intervals at which values of a data point are expected: those of its device, or the step of a computed parameter if that is
 * longer.
 */
export function expectedIntervals(
  { stepMs }: Pick<ComputedSource, 'stepMs'>,
  device: IntervalSeries,
): IntervalSeries {
  if (stepMs === null) return device
  const longer = (intervalMs: number) => Math.max(intervalMs, stepMs)
  return {
    reportingIntervalMs: longer(device.reportingIntervalMs),
    reportingIntervals: (device.reportingIntervals ?? []).map(
      ({ fromMs, intervalMs }): ReportingInterval => ({ fromMs, intervalMs: longer(intervalMs) }),
    ),
  }
}

/** Index of the first time that is not before `ts`. */
export function firstFrom(times: Float64Array, ts: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? 0) < ts) low = middle + 1
    else high = middle
  }
  return low
}
