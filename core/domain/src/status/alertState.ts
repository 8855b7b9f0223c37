import type { AlertState } from '@airshed/schemas'

/**
 * The state in which an alert is shown: deactivated where it is stored so; else active or resolved
 * by its latest value, and idle while it has none.
 */
export function displayedAlertState(alert: {
  readonly status: string
  readonly latestValue: boolean | null
}): AlertState {
  if (alert.status === 'deactivated') return 'deactivated'
  if (alert.latestValue === null) return 'idle'
  return alert.latestValue ? 'active' : 'resolved'
}

const order: readonly AlertState[] = ['active', 'resolved', 'idle', 'deactivated']

/** Comparator for `sort`: active, resolved, idle, deactivated. */
export function compareAlertState(a: AlertState, b: AlertState): number {
  return order.indexOf(a) - order.indexOf(b)
}
