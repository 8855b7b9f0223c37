/** Maximum number of frames that load at a time: more would only slow each other down. */
const OPENING_AT_ONCE = 4

/** Limits how many frames open at a time, in the order of their requests. */
export interface OpeningGate {
  /**
   * @param onOpen called once a place is free, possibly at once
   * @returns the function that releases the place, or cancels the request
   */
  enter(onOpen: () => void): () => void
}

export function createOpeningGate(places = OPENING_AT_ONCE): OpeningGate {
  const inside = new Set<object>()
  const waiting = new Map<object, () => void>()
  const letIn = (): void => {
    for (const [ticket, onOpen] of waiting) {
      if (inside.size >= places) return
      waiting.delete(ticket)
      inside.add(ticket)
      onOpen()
    }
  }
  return {
    enter(onOpen) {
      const ticket = {}
      waiting.set(ticket, onOpen)
      letIn()
      return () => {
        waiting.delete(ticket)
        if (inside.delete(ticket)) letIn()
      }
    },
  }
}
