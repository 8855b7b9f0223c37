import type { AlertDraft } from '../draft/alertDraft.ts'

/** Where a prepared alert waits in this tab for the page that takes it. */
const KEY = 'airshed.alerts.prepared'

/**
 * Hands a prepared alert on to the page that creates alerts.
 *
 * @returns the path of that page, below the organization
 */
export function handGroupAlert(
  { organizationId, groups }: AlertDraft,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): string {
  storage.setItem(KEY, JSON.stringify({ organizationId, groups }))
  return 'alerts/create?prefilled=true'
}

/** An alert with what was handed on; null: nothing waits, or it cannot be read. */
export function handedGroupAlert(
  empty: AlertDraft,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): AlertDraft | null {
  const kept = storage.getItem(KEY)
  if (kept === null) return null
  try {
    const { organizationId, groups } = JSON.parse(kept) as AlertDraft
    return Array.isArray(groups) ? { ...empty, organizationId, groups } : null
  } catch {
    return null
  }
}

/** To be called once the alert is created or given up: nothing waits any more. */
export function dropGroupAlert(storage: Pick<Storage, 'removeItem'> = sessionStorage): void {
  storage.removeItem(KEY)
}
