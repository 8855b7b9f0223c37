import { longestIntervalMs, type IntervalSeries } from '../status/reportingIntervals.ts'

/** With gaps shown, a line breaks where neighbours are more than this many steps apart. */
export const GAP_STEPS = 5

/** How many steps on each side the local median is taken from. */
const STEPS_AROUND = 12

/** A series as far as its gaps are concerned. */
export interface LineBreakSeries extends IntervalSeries {
  /** ms UTC, ascending. */
  readonly times: Float64Array
  /** Averaging step of the values; null: as measured. */
  readonly averagingPeriodMs: number | null
  /**
   * Set where only the extremes of each pixel column are left, with a gap of more than a column
   * marked by a missing value: the time of one column, ms.
   */
  readonly columnMs?: number | undefined
}

/**
 * Whether the line breaks between a reading and the one before it: they are more than five steps apart. A step is the
 * longest of the averaging period, the interval that was in force there, and the median step around it: a data point
 * may report less often than its device. Readings within one pixel column of a reduced series are not neighbours:
 * others between them were left out.
 *
 * @param index of the later reading, from 1
 */
export function isLineBreak(series: LineBreakSeries, index: number): boolean {
  const { times, averagingPeriodMs } = series
  const before = times[index - 1] ?? Number.NaN
  const after = times[index] ?? Number.NaN
  const gapMs = after - before
  if (gapMs <= (series.columnMs ?? 0)) return false
  const ownStepMs = Math.max(averagingPeriodMs ?? 0, longestIntervalMs(series, before, after))
  if (ownStepMs > 0 && gapMs <= GAP_STEPS * ownStepMs) return false
  return isFarForSteps(gapMs, times, index) ?? ownStepMs > 0
}

/**
 * Whether a line may break between any two of some readings. On most charts no step is more than five times as long as
 * another, and then no reading needs to be checked.
 *
 * @param first index of the first reading
 * @param last index of the last reading, inclusive
 */
export function mayBreak(times: Float64Array, first: number, last: number): boolean {
  const start = Math.max(0, first - STEPS_AROUND)
  const end = Math.min(times.length - 1, last + STEPS_AROUND)
  let shortestMs = Number.POSITIVE_INFINITY
  let longestMs = 0
  for (let at = start + 1; at <= end; at += 1) {
    const stepMs = (times[at] as number) - (times[at - 1] as number)
    if (stepMs < shortestMs) shortestMs = stepMs
    if (stepMs > longestMs) longestMs = stepMs
  }
  // A single step has no other to be compared with, only its interval.
  return end - start < 2 || longestMs > GAP_STEPS * shortestMs
}

/**
 * Whether a gap is longer than five median steps around a reading, excluding the step that ends there. Counting takes a
 * tenth of the time of sorting, and this runs for every drawn point.
 *
 * @returns undefined if there are no steps around it, or their median is 0
 */
function isFarForSteps(gapMs: number, times: Float64Array, index: number): boolean | undefined {
  const last = Math.min(times.length - 1, index + STEPS_AROUND)
  let steps = 0
  let shorter = 0
  let none = 0
  for (let at = Math.max(1, index - STEPS_AROUND); at <= last; at += 1) {
    if (at === index) continue
    const stepMs = (times[at] as number) - (times[at - 1] as number)
    steps += 1
    if (stepMs <= 0) none += 1
    if (gapMs > GAP_STEPS * stepMs) shorter += 1
  }
  const half = steps >>> 1
  if (steps === 0 || none > half) return undefined
  return shorter > half
}
