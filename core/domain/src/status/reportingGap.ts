import { MINUTE_MS } from '../time/duration.ts'

/** The numbers of {@link reportingGapMs}, for the same rule in SQL. */
export const REPORTING_GAP = {
  /** Intervals below this are short. */
  shortBelowMs: 5 * MINUTE_MS,
  /** Number of short intervals that may be missed. */
  shortFactor: 3,
  /** How late a report with a long interval may be. */
  longExtraMs: 3 * MINUTE_MS,
} as const
const BATTERY_EXTRA_MS = 5 * MINUTE_MS

/** Default reporting interval of a node, if it does not specify one. */
export const DEFAULT_REPORTING_INTERVAL_MS = MINUTE_MS

/** A location is stale if it was not reported for this long. */
export const LOCATION_STALE_AFTER_MS = 120 * MINUTE_MS

/**
 * How long a data point may go unreported before it counts as lost: three intervals if the interval is under five
 * minutes, else the interval plus three minutes. Battery data points get five minutes more.
 */
export function reportingGapMs(intervalMs: number, options: { isBattery?: boolean } = {}): number {
  const gapMs =
    intervalMs < REPORTING_GAP.shortBelowMs
      ? intervalMs * REPORTING_GAP.shortFactor
      : intervalMs + REPORTING_GAP.longExtraMs
  return options.isBattery === true ? gapMs + BATTERY_EXTRA_MS : gapMs
}

/** True when the last report is older than the reporting gap, or when there never was one. */
export function isStale(
  lastReportTs: number | null,
  intervalMs: number,
  now: number,
  options: { isBattery?: boolean } = {},
): boolean {
  return lastReportTs === null || now - lastReportTs > reportingGapMs(intervalMs, options)
}

/** Whether the last report of a device is so old that it may have been moved since. */
export function isLocationStale(lastReportTs: number | null, now: number): boolean {
  return lastReportTs === null || now - lastReportTs > LOCATION_STALE_AFTER_MS
}
