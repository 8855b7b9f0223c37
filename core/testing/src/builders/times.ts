import type { TimeRange } from '@airshed/contract'

const HOUR_MS = 3_600_000

/** The current time of every builder: Saturday, 14 March 2026, 17:00 UTC, in ms. */
export const TEST_NOW_MS = Date.UTC(2026, 2, 14, 17)
/** Reporting interval of every built device, in ms. */
export const TEST_INTERVAL_MS = 300_000
/** Not UTC, so that a widget that ignores the user's zone is noticed. */
export const TEST_TIMEZONE = 'America/New_York'
/** The three hours up to `TEST_NOW_MS`. */
export const TEST_RANGE: TimeRange = { from: TEST_NOW_MS - 3 * HOUR_MS, to: TEST_NOW_MS }
