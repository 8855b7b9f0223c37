import { DAY_MS } from '../time/duration.ts'
import { isCombined, computedStepMs, type ComputedDefinition } from './computedDefinition.ts'
import type { TimeSpan } from './sourceSeries.ts'

/** Readings of one data point that are new or have changed. */
export interface ChangedReadings extends TimeSpan {
  /** The reading before them, ms UTC; null: there is none. */
  readonly previousTs: number | null
  /** How old a value of the data point may be in a combination, ms. */
  readonly gapMs: number
}

/**
 * The times at which a computed parameter may have other values once readings of one of its data points have changed: those of the
 * readings, and those that look back at them.
 *
 * An hour is complete with the first reading after it, so that new readings also complete the hours since the reading
 * before them.
 */
export function affectedSpans(
  definition: ComputedDefinition,
  { from, to, previousTs, gapMs }: ChangedReadings,
): TimeSpan[] {
  if (isCombined(definition)) return [{ from, to: to + gapMs }]
  if (!('periodMs' in definition)) return [{ from, to }]
  const { periodMs } = definition
  if (computedStepMs(definition) === null) return [{ from, to: to + periodMs - 1 }]
  const reached = { from, to: to + periodMs }
  if (previousTs === null) return [reached]
  // Later hours contain none of the readings before the silence, however long it was.
  const lastOwed = previousTs + periodMs
  if (lastOwed >= from - DAY_MS) return [{ from: previousTs + 1, to: reached.to }]
  return [{ from: previousTs + 1, to: lastOwed }, reached]
}
