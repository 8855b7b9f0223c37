import type { Alert, AlertDetails, AlertHistory, AlertPreview } from '@airshed/schemas'
import { alertPage } from './fleet.ts'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000

/** An alert with all that can be changed of it. @param index that of the list */
export function alertDetails(index = 0, changes: Partial<AlertDetails> = {}): AlertDetails {
  const { data } = alertPage({ limit: index + 1 }, 'normal', ['data_points', 'subscribers'])
  const { data_points: rules = null, subscribers, ...listed } = data[index] as Alert
  return {
    ...listed,
    data_points: rules,
    subscribers: subscribers ?? { users: [], notification_method: 'email' },
    references: [],
    hold_time_ms: 300_000,
    reactivation_time_ms: 3_600_000,
    hours: null,
    version: 1,
    created_at: TEST_NOW_MS - 48 * HOUR_MS,
    judged_from: TEST_NOW_MS - 48 * HOUR_MS,
    acknowledged: null,
    muted_until: null,
    ...changes,
  }
}

/** Rules that held twice in a span: for two hours, and for half an hour. */
export function alertHistory({
  from,
  to,
  data_points: [group],
}: Pick<AlertPreview, 'from' | 'to' | 'data_points'>): AlertHistory {
  const measured = (group?.conditions ?? []).map((condition) => ({ condition, measured: 41.5 }))
  const change = (ts: number, isActive: boolean) => ({
    ts,
    is_active: isActive,
    group_id: group?.['_id'] ?? null,
    measured,
    is_corrected: false,
  })
  return {
    from,
    to,
    before: false,
    changes: [
      change(to - 30 * HOUR_MS, true),
      change(to - 28 * HOUR_MS, false),
      change(to - 2 * HOUR_MS, true),
      change(to - 1.5 * HOUR_MS, false),
    ],
    is_cut: false,
  }
}
