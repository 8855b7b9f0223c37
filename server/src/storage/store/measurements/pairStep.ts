import { HOUR_MS } from '@airshed/domain'
import { ROLLUP_STEPS_MS } from './steps.ts'

/** Maximum rows per data point for choosing a finer step; eight years of hours are within it. */
export const MOST_ROWS = 100_000
/** Steps of means; a longer one would average the winds of morning and evening. */
const STEPS_MS = [ROLLUP_STEPS_MS[0], ROLLUP_STEPS_MS[1], HOUR_MS] as const

/** What is known about a window before it is read. */
export interface PairDensity {
  /** All reporting intervals in force in the window, of each data point, ms. */
  readonly intervalsMs: readonly number[]
  /** Number of readings of the data point with the most. */
  readonly readings: number
  /** How much of the window has readings, ms. */
  readonly lengthMs: number
}

/** Whether readings can be paired as they are, as each represents the same length of time. */
export const isPairedAsMeasured = ({ intervalsMs, readings }: PairDensity): boolean =>
  new Set(intervalsMs).size <= 1 && readings <= MOST_ROWS

/**
 * The step of the paired means, ms: the finest that yields few enough rows and is not finer than the longest
 * interval, so that a time with many readings does not count more than one with few.
 */
export function pairStepMs({ intervalsMs, lengthMs }: Omit<PairDensity, 'readings'>): number {
  const longestMs = Math.max(0, ...intervalsMs)
  const isFit = (stepMs: number): boolean => stepMs >= longestMs && lengthMs / stepMs <= MOST_ROWS
  return STEPS_MS.find(isFit) ?? HOUR_MS
}
