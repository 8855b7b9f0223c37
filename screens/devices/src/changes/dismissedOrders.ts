/** Key in the tab's session storage. */
const KEY = 'airshed.devices.dismissed-orders'
/** Ids kept: a user has ten orders. */
const KEPT_MAX = 10

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Ids of the orders that were dismissed in this tab, the newest first. */
export function dismissedOrders(storage: Kept = sessionStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers that an order was dismissed; where the tab cannot store it, it is shown again later. */
export function keepDismissed(id: string, storage: Kept = sessionStorage): void {
  try {
    const kept = [id, ...dismissedOrders(storage)].slice(0, KEPT_MAX)
    storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Private windows and full storage refuse it.
  }
}
