import type {
  AlertChange,
  AlertDetails,
  AlertHistory,
  AlertPreview,
  AlertRules,
} from '@airshed/schemas'
import { alert, alertPage } from './fleet.ts'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The alert of the list with that number, with its rules, its subscribers and everything editable. */
export function alertDetails(index = 0, changes: Partial<AlertDetails> = {}): AlertDetails {
  const [parts] = alertPage({ limit: 1 }, 'normal', ['data_points', 'subscribers']).data
  const {
    subscribers = {
      users: [],
      channels: [],
      notification_method: 'email',
      digest_period: 'daily',
      repeat_every_ms: null,
      escalation: null,
    },
    data_points: rules = null,
  } = parts ?? {}
  return {
    ...alert(index),
    data_points: rules,
    subscribers,
    references: [],
    hold_time_ms: 5 * MINUTE_MS,
    reactivation_time_ms: 60 * MINUTE_MS,
    hours: null,
    missing_data: 'keep',
    version: 1,
    created_at: TEST_NOW_MS - 30 * DAY_MS,
    judged_from: TEST_NOW_MS - 30 * DAY_MS,
    acknowledged: null,
    muted_until: null,
    ...changes,
  }
}

/** One change of an alert by the first group of its rules: PM2.5 of one device is too high. */
export function alertChange(
  ts: number,
  isActive: boolean,
  changes: Partial<AlertChange> = {},
): AlertChange {
  const [group] = alertDetails(0).data_points as AlertRules
  const { _id: groupId = null, conditions = [] } = group ?? {}
  return {
    ts,
    is_active: isActive,
    lacks_data: false,
    group_id: groupId,
    measured: conditions.map((condition) => ({
      condition,
      measured: isActive ? 41.25 : 28.5,
    })),
    is_corrected: false,
    ...changes,
  }
}

/** Changes of the alert with that number, consistent with its state and last trigger. */
export function alertChanges(index: number): AlertChange[] {
  const { statusType, lastTriggeredTs: triggered } = alert(index)
  if (triggered === null) return []
  const earlier = triggered - 400 * MINUTE_MS
  return [
    alertChange(earlier, true),
    alertChange(earlier + 75 * MINUTE_MS, false),
    alertChange(triggered, true),
    ...(statusType === 'active' ? [] : [alertChange(triggered + 12 * MINUTE_MS, false)]),
  ]
}

/**
 * Rules that were met twice in a time span: for two hours, and for half an hour. In between there were no readings for
 * an hour, if the alert shows that.
 */
export function alertHistory({
  from,
  to,
  data_points: [group],
  missing_data: missing,
}: Pick<AlertPreview, 'from' | 'to' | 'data_points' | 'missing_data'>): AlertHistory {
  const measured = (group?.conditions ?? []).map((condition) => ({ condition, measured: 41.5 }))
  const change = (ts: number, isActive: boolean) => ({
    ts,
    is_active: isActive,
    lacks_data: false,
    group_id: group?.['_id'] ?? null,
    measured,
    is_corrected: false,
  })
  return {
    from,
    to,
    before: false,
    lacked_data_before: false,
    changes: [
      change(to - 30 * HOUR_MS, true),
      change(to - 28 * HOUR_MS, false),
      ...(missing === 'no_data'
        ? [
            { ...change(to - 20 * HOUR_MS, false), lacks_data: true },
            change(to - 19 * HOUR_MS, false),
          ]
        : []),
      change(to - 2 * HOUR_MS, true),
      change(to - 1.5 * HOUR_MS, false),
    ],
    is_cut: false,
  }
}
