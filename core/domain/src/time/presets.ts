import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'

/** Windows that the picker offers on dashboards. */
export const DASHBOARD_PRESETS_MS: readonly number[] = [
  30 * MINUTE_MS,
  ...[1, 2, 3, 4, 6, 12].map((hours) => hours * HOUR_MS),
  DAY_MS,
]

/** Windows that the picker offers on the device monitor. */
export const MONITOR_PRESETS_MS: readonly number[] = [
  ...[1, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7].map((days) => days * DAY_MS),
]

/** Windows that the picker offers on the device administration page. */
export const ADMIN_PRESETS_MS: readonly number[] = [
  30 * MINUTE_MS,
  ...[1, 2, 3].map((hours) => hours * HOUR_MS),
]

/** Windows that the picker offers on the alert monitor. */
export const ALERT_PRESETS_MS: readonly number[] = [
  ...[3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 7, 30].map((days) => days * DAY_MS),
]

export const DEFAULT_DASHBOARD_RANGE_MS = 3 * HOUR_MS
export const DEFAULT_MONITOR_RANGE_MS = 3 * HOUR_MS
export const DEFAULT_ALERT_RANGE_MS = DAY_MS
export const DEFAULT_CUSTOM_RANGE_MS = 30 * MINUTE_MS

/** How often a page without live updates may refetch. */
export const REFRESH_CHOICES_MS: readonly number[] = [1, 5, 15].map((m) => m * MINUTE_MS)
