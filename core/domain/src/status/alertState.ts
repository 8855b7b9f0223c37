import { ALERT_STATES, type AlertState } from '@airshed/schemas'

/**
 * The state in which an alert is shown: deactivated if stored as such; else without data if its readings have stopped
 * and it says so, active or resolved by its latest value, and
 * idle while it has none. The store computes the same rule for its lists (`alerts.status_rank`).
 */
export function displayedAlertState(alert: {
  readonly status: string
  readonly latestValue: boolean | null
  readonly lacksData: boolean
}): AlertState {
  if (alert.status === 'deactivated') return 'deactivated'
  if (alert.lacksData) return 'no_data'
  if (alert.latestValue === null) return 'idle'
  return alert.latestValue ? 'active' : 'resolved'
}

/** Place of a state in lists: 0 is the first. */
export const alertStateRank = (state: AlertState): number => ALERT_STATES.indexOf(state)
