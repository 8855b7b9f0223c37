import type { AlertDraft } from '../draft/alertDraft.ts'

/** Storage key of a prepared alert, which waits in this tab for the page that reads it. */
const KEY = 'airshed.alerts.prepared'

/**
 * Passes a prepared alert to the page that creates alerts.
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

/** The draft of a prepared alert; null: none is waiting, or it cannot be read. */
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

/** Removes the prepared alert; to be called once it is created or discarded. */
export function dropGroupAlert(storage: Pick<Storage, 'removeItem'> = sessionStorage): void {
  storage.removeItem(KEY)
}
