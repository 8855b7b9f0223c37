import type { CompareDevicesConfig } from './config.ts'

/** The percentile that is compared, 0–100; null if it is another figure. */
export const percentOf = (
  statistic: NonNullable<CompareDevicesConfig['statistic']>,
): number | null => (statistic.startsWith('p') ? Number(statistic.slice(1)) : null)
