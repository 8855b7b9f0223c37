/** Whether the session is over and cannot be renewed. */
export interface Expiry {
  isExpired(): boolean
  expire(): void
  /** @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void
}

export function createExpiry(): Expiry {
  const listeners = new Set<() => void>()
  let isOver = false
  return {
    isExpired: () => isOver,
    expire() {
      if (isOver) return
      isOver = true
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
