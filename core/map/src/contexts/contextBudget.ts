/** A browser keeps 8 to 16 WebGL contexts for a page and silently drops the oldest ones beyond that. */
export const CONTEXTS_MAX = 6

/** A claim for a WebGL context. */
export interface ContextClaim {
  /** In view, or no longer. */
  setInSight(isInSight: boolean): void
  isGranted(): boolean
  leave(): void
}

/** Shares the WebGL contexts of a page among its maps. */
export interface ContextBudget {
  /** @param onChange called when the answer of `isGranted` changed */
  claim(onChange: () => void): ContextClaim
}

interface Holder {
  onChange: () => void
  isInSight: boolean
  /** When it was last in view, as a counter. */
  seenAt: number
  isGranted: boolean
}

/**
 * Creates a budget: claims in view always have a context, and the most recently viewed ones keep theirs up to the
 * limit. A claim that was never in view has none.
 */
export function createContextBudget(limit: number = CONTEXTS_MAX): ContextBudget {
  const holders = new Set<Holder>()
  let time = 0
  const deal = (): void => {
    const wanted = [...holders]
      .filter(({ seenAt }) => seenAt > 0)
      .toSorted((a, b) => Number(b.isInSight) - Number(a.isInSight) || b.seenAt - a.seenAt)
    const granted = new Set(wanted.filter((holder, at) => holder.isInSight || at < limit))
    for (const holder of holders) {
      const isGranted = granted.has(holder)
      if (isGranted === holder.isGranted) continue
      holder.isGranted = isGranted
      holder.onChange()
    }
  }
  return {
    claim(onChange) {
      const holder: Holder = { onChange, isInSight: false, seenAt: 0, isGranted: false }
      holders.add(holder)
      return {
        setInSight(isInSight) {
          if (isInSight || holder.isInSight) holder.seenAt = ++time
          holder.isInSight = isInSight
          deal()
        },
        isGranted: () => holder.isGranted,
        leave() {
          holders.delete(holder)
          deal()
        },
      }
    },
  }
}

/** The budget of this page. */
export const pageContexts: ContextBudget = createContextBudget()
