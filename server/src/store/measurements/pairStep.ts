import { HOUR_MS } from '@airshed/domain'
import { ROLLUP_STEPS_MS } from './steps.ts'

/** Rows of a data point up to which a finer step is taken: eight years of hours are within it. */
export const MOST_ROWS = 100_000
/** Steps of means; a longer one would turn the winds of a morning and an evening into one of noon. */
const STEPS_MS = [ROLLUP_STEPS_MS[0], ROLLUP_STEPS_MS[1], HOUR_MS] as const

/** What is known of a window before it is read. */
export interface PairDensity {
  /** Every reporting interval that is in force in the window, of each data point, ms. */
  readonly intervalsMs: readonly number[]
  /** Of the data point that has most of them. */
  readonly readings: number
  /** How much of the window has readings, ms. */
  readonly lengthMs: number
}

/** Whether readings can be paired as they are: each of them stands for the same time. */
export const isPairedAsMeasured = ({ intervalsMs, readings }: PairDensity): boolean =>
  new Set(intervalsMs).size <= 1 && readings <= MOST_ROWS

/**
 * The step of the means that are paired, ms: the finest that makes few enough, and is not finer than
 * the longest interval, so that a time with many readings does not count more than one with few.
 */
export function pairStepMs({ intervalsMs, lengthMs }: Omit<PairDensity, 'readings'>): number {
  const longestMs = Math.max(0, ...intervalsMs)
  const isFit = (stepMs: number): boolean => stepMs >= longestMs && lengthMs / stepMs <= MOST_ROWS
  return STEPS_MS.find(isFit) ?? HOUR_MS
}
