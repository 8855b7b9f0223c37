/** Minimum and maximum value. */
export type ValueSpan = readonly [minimum: number, maximum: number]

/** Spans by parameter and unit, see `scaleKey`. */
export type ValueSpans = ReadonlyMap<string, ValueSpan>

/**
 * The value spans of a page's charts that share their scales, by parameter and unit. Each chart writes the span
 * of its own lines and reads the union of all, so a chart never feeds back what it read.
 */
export interface ScaleShare {
  /** Replaces the spans of an owner; an empty map removes them. */
  give(owner: string, spans: ValueSpans): void
  /** The union of all owners' spans, or null if no owner gave this key. */
  spanOf(key: string): ValueSpan | null
  /** A number that changes whenever any span changes. */
  version(): number
  /** @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/** Charts with the same key share a scale: values in other units cannot be compared. */
export const scaleKey = (path: string, unit: string): string => `${path} ${unit}`

/** Creates the shared scales of one page; keep them for the lifetime of the page. */
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
