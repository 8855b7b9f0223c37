import { MINUTE_MS } from '../time/duration.ts'

const SHORT_INTERVAL_BELOW_MS = 5 * MINUTE_MS
const SHORT_INTERVAL_FACTOR = 3
const LONG_INTERVAL_EXTRA_MS = 3 * MINUTE_MS
const BATTERY_EXTRA_MS = 5 * MINUTE_MS

/** Reporting interval of a node that names none. */
export const DEFAULT_REPORTING_INTERVAL_MS = MINUTE_MS

/** A location is stale when it was not reported for this long. */
export const LOCATION_STALE_AFTER_MS = 120 * MINUTE_MS

/**
 * How long a data point may stay silent before it counts as gone: three intervals where the
 * interval is under five minutes, else the interval and three minutes. Battery data points get five
 * minutes more.
 */
export function reportingGapMs(intervalMs: number, options: { isBattery?: boolean } = {}): number {
  const gapMs =
    intervalMs < SHORT_INTERVAL_BELOW_MS
      ? intervalMs * SHORT_INTERVAL_FACTOR
      : intervalMs + LONG_INTERVAL_EXTRA_MS
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

export function isLocationStale(lastReportTs: number | null, now: number): boolean {
  return lastReportTs === null || now - lastReportTs > LOCATION_STALE_AFTER_MS
}
