import type { HoverTime } from '@airshed/contract'

/** One time pointer for all widgets of a page; create one per page and keep it. */
export function createHoverTime(): HoverTime {
  let current: number | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(timeMs) {
      if (timeMs === current) return
      current = timeMs
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
