import type { AlertChange, AlertDetails, AlertRules } from '@airshed/schemas'
import { alert, alertPage } from './fleet.ts'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** The alert of the list with that number, with its rules, its subscribers and all that can be changed of it. */
export function alertDetails(index: number, changes: Partial<AlertDetails> = {}): AlertDetails {
  const [parts] = alertPage({ limit: 1 }, 'normal', ['data_points', 'subscribers']).data
  const { subscribers = { users: [], notification_method: 'email' }, data_points: rules = null } =
    parts ?? {}
  return {
    ...alert(index),
    data_points: rules,
    subscribers,
    references: [],
    hold_time_ms: 5 * MINUTE_MS,
    reactivation_time_ms: 60 * MINUTE_MS,
    hours: null,
    version: 1,
    created_at: TEST_NOW_MS - 30 * DAY_MS,
    judged_from: TEST_NOW_MS - 30 * DAY_MS,
    acknowledged: null,
    muted_until: null,
    ...changes,
  }
}

/** One change of an alert by the first group of its rules, by which PM2.5 of one device is too high. */
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
    group_id: groupId,
    measured: conditions.map((condition) => ({
      condition,
      measured: isActive ? 41.25 : 28.5,
    })),
    is_corrected: false,
    ...changes,
  }
}

/** Changes of the alert of that number as its state and last trigger have it. */
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
