/** Least and greatest value. */
export type ValueSpan = readonly [minimum: number, maximum: number]

/** Spans by parameter and unit, see `scaleKey`. */
export type ValueSpans = ReadonlyMap<string, ValueSpan>

/**
 * What the charts of a page that share their scales show, by parameter and unit. Each gives what its own
 * lines need and reads what all of them need together, so no chart answers to its own answer.
 */
export interface ScaleShare {
  /** Replaces what an owner gave before; an empty map takes it back. */
  give(owner: string, spans: ValueSpans): void
  /** What all owners together need; null: nobody gave this key. */
  spanOf(key: string): ValueSpan | null
  /** Another number whenever any span became another. */
  version(): number
  /** @returns the function that ends it */
  subscribe(listener: () => void): () => void
}

/** Charts with the same key share a scale: values in other units cannot be compared. */
export const scaleKey = (path: string, unit: string): string => `${path} ${unit}`

/** Creates the shared scales of one page; keep them as long as the page. */
export function createScaleShare(): ScaleShare {
  const given = new Map<string, ValueSpans>()
  const listeners = new Set<() => void>()
  let spans: ValueSpans = new Map()
  let version = 0
  return {
    give(owner, next) {
      if (next.size === 0) given.delete(owner)
      else given.set(owner, next)
      const before = spans
      spans = together(given.values())
      if (isSame(before, spans)) return
      version += 1
      for (const listener of listeners) listener()
    },
    spanOf: (key) => spans.get(key) ?? null,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function together(all: Iterable<ValueSpans>): ValueSpans {
  const spans = new Map<string, ValueSpan>()
  for (const own of all) {
    for (const [key, [minimum, maximum]] of own) {
      const [least, greatest] = spans.get(key) ?? [minimum, maximum]
      spans.set(key, [Math.min(least, minimum), Math.max(greatest, maximum)])
    }
  }
  return spans
}

function isSame(one: ValueSpans, other: ValueSpans): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([key, span]) => span.join() === other.get(key)?.join())
}
