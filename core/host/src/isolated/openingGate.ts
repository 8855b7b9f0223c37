/** Maximum number of frames that load at a time: more would only slow each other down. */
export const OPENING_AT_ONCE = 4

/** Lets frames open in the order in which they came, a few at a time. */
export interface OpeningGate {
  /**
   * @param onOpen called once there is a place: at once where one is free
   * @returns the function that gives the place, or the wish for one, up
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
