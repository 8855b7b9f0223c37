import type { ReportingInterval } from '@airshed/schemas'
import type { SeriesRow } from './searchSql.ts'

/**
 * The reporting intervals in force in a window, oldest first; the first one starts with the window.
 */
export function intervalsIn(
  row: Pick<SeriesRow, 'interval_ms' | 'intervals'>,
  window: { readonly from: number },
): ReportingInterval[] {
  const changes = JSON.parse(`[${row.intervals ?? ''}]`) as number[]
  const intervals: ReportingInterval[] = [{ fromMs: window.from, intervalMs: row.interval_ms }]
  for (let at = 0; at < changes.length; at += 2) {
    const change = { fromMs: changes[at] as number, intervalMs: changes[at + 1] as number }
    if (change.fromMs > window.from && at > 0) intervals.push(change)
    else intervals[0] = { fromMs: window.from, intervalMs: change.intervalMs }
  }
  return intervals
}
