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
}

/**
 * Whether the line breaks between a reading and the one before it: they are more than five steps
 * apart. A step is the longest of the averaging period, the interval that was in force there, and
 * the median step around it: a data point may report more rarely than its device, and a reduced
 * series keeps only some of the readings.
 *
 * @param index of the later reading, from 1
 */
export function isLineBreak(series: LineBreakSeries, index: number): boolean {
  const { times, averagingPeriodMs } = series
  const before = times[index - 1] ?? Number.NaN
  const after = times[index] ?? Number.NaN
  const isFar = (stepMs: number) => stepMs > 0 && after - before > GAP_STEPS * stepMs
  const ownStepMs = Math.max(averagingPeriodMs ?? 0, longestIntervalMs(series, before, after))
  if (ownStepMs > 0 && !isFar(ownStepMs)) return false
  const stepAroundMs = medianStepAround(times, index)
  return stepAroundMs > 0 ? isFar(stepAroundMs) : ownStepMs > 0
}

/** The median of the steps around one, itself left out; 0: there are none. */
function medianStepAround(times: Float64Array, index: number): number {
  const steps: number[] = []
  const last = Math.min(times.length - 1, index + STEPS_AROUND)
  for (let at = Math.max(1, index - STEPS_AROUND); at <= last; at += 1) {
    if (at !== index) steps.push((times[at] ?? 0) - (times[at - 1] ?? 0))
  }
  steps.sort((a, b) => a - b)
  return steps[steps.length >>> 1] ?? 0
}
