import { isUnsetClock } from '../time/unsetClock.ts'

/** Readings of one data point in a window. */
export interface WindowReadings {
  /** Time of the first one, ms UTC; null: there is none. */
  readonly firstMs: number | null
  /** Time of the first one whose time is known; null: there is none. */
  readonly firstKnownMs: number | null
}

const YEAR_1971_MS = Date.UTC(1971, 0)

/**
 * From when readings are expected in a window that begins where clocks that were never set do, such as that of all readings.
 * In 1970, where hardly any record begins, that is the first reading whose time is known; elsewhere only if readings of
 * unknown time come before it. Nothing changes for a window that begins later, or for a record that is as old: a year that
 * a station began in is due as a whole.
 *
 * @param window ms UTC
 */
export function recordStart(
  { from, to }: { readonly from: number; readonly to: number },
  { firstMs, firstKnownMs }: WindowReadings,
): number {
  const isOfAll = from < YEAR_1971_MS
  if (!isOfAll && (firstMs === firstKnownMs || !isUnsetClock(from))) return from
  if (firstKnownMs === null) return to
  return isOfAll && firstKnownMs < YEAR_1971_MS ? from : firstKnownMs
}
