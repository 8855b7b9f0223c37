import type { ReportingInterval } from '@airshed/schemas'

/** The properties of a series that concern its device's intervals. */
export interface IntervalSeries {
  /** The current interval. */
  readonly reportingIntervalMs: number
  /**
   * The intervals that were in force over time, ordered; each holds until the next, the first one also before its time.
   * Absent or empty: the current interval has always been in force.
   */
  readonly reportingIntervals?: readonly ReportingInterval[]
}

/** A part of a window in which one interval is in force; the end is exclusive. */
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
 * The number of values expected of a series in a window, rounded down: one reading per interval, or, if values are
 * statistics of longer steps, one per step.
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
  // Sums of fractions such as 1/3 may end just below the whole number that they represent.
  return Math.floor(expected + 1e-6)
}

/** The longest interval that is in force at any time of a window of nonzero length, ms. */
export function longestIntervalMs(series: IntervalSeries, fromMs: number, toMs: number): number {
  // Lines call this for each of their points, and most devices never changed their interval.
  if ((series.reportingIntervals?.length ?? 0) === 0) return series.reportingIntervalMs
  let longestMs = 0
  for (const { intervalMs } of intervalSpans(series, fromMs, toMs)) {
    longestMs = Math.max(longestMs, intervalMs)
  }
  return longestMs
}
