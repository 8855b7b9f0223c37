import type { ReportingInterval } from '@airshed/schemas'

/** A series as far as the intervals of its device are concerned. */
export interface IntervalSeries {
  /** The interval of today. */
  readonly reportingIntervalMs: number
  /**
   * The intervals that were in force over time, ordered; each holds until the next, the first one
   * also before its time. Absent or empty: the interval of today has always been in force.
   */
  readonly reportingIntervals?: readonly ReportingInterval[]
}

/** A part of a window in which one interval is in force; the end is not in it. */
export interface IntervalSpan {
  readonly startMs: number
  readonly endMs: number
  readonly intervalMs: number
}

/** The parts of a window in which one interval is in force, in order. */
export function* intervalSpans(
  series: IntervalSeries,
  fromMs: number,
  toMs: number,
): Generator<IntervalSpan> {
  const { reportingIntervals: changes = [], reportingIntervalMs } = series
  if (changes.length === 0) {
    yield { startMs: fromMs, endMs: toMs, intervalMs: reportingIntervalMs }
    return
  }
  for (const [index, { fromMs: startsAtMs, intervalMs }] of changes.entries()) {
    const startMs = index === 0 ? fromMs : Math.max(fromMs, startsAtMs)
    const endMs = Math.min(toMs, changes[index + 1]?.fromMs ?? toMs)
    if (endMs > startMs) yield { startMs, endMs, intervalMs }
  }
}

/**
 * The number of values that a series owes in a window, rounded down: a reading each interval, or
 * where values are statistics of longer steps, one each step.
 *
 * @param stepMs averaging step of the values; default 0: as measured
 */
export function expectedReadings(
  series: IntervalSeries,
  fromMs: number,
  toMs: number,
  stepMs = 0,
): number {
  let expected = 0
  for (const { startMs, endMs, intervalMs } of intervalSpans(series, fromMs, toMs)) {
    const valueMs = Math.max(intervalMs, stepMs)
    if (valueMs > 0) expected += Math.max(0, endMs - startMs) / valueMs
  }
  // Sums of fractions such as 1/3 may end just below the whole number that they are.
  return Math.floor(expected + 1e-6)
}

/** The longest interval that is in force at any time of a window of more than no length, ms. */
export function longestIntervalMs(series: IntervalSeries, fromMs: number, toMs: number): number {
  // Lines ask for each of their points, and most devices never changed their interval.
  if ((series.reportingIntervals?.length ?? 0) === 0) return series.reportingIntervalMs
  let longestMs = 0
  for (const { intervalMs } of intervalSpans(series, fromMs, toMs)) {
    longestMs = Math.max(longestMs, intervalMs)
  }
  return longestMs
}
