/** A value that holds from a time until the next one; null: unknown. */
export type HeldChange = readonly [ts: number, value: number | null]

/** ms UTC; `to` is exclusive. */
interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Transitions as a line of steps: the value as a span begins and up to its end, and just before each change. Lines that join their
 * points then have the shape of the steps, whoever draws them.
 *
 * @param before the last transition before the span; undefined: none
 * @param changes those within the span, ascending
 * @param span it ends by the present: a value holds no longer than that
 */
export function heldSteps(
  before: HeldChange | undefined,
  changes: readonly HeldChange[],
  { from, to }: Span,
): HeldChange[] {
  const steps: HeldChange[] = []
  let held = before?.[1] ?? null
  if (held !== null && changes[0]?.[0] !== from) steps.push([from, held])
  for (const [ts, value] of changes) {
    const last = steps.at(-1)
    if (held !== null && last !== undefined && last[0] < ts - 1) steps.push([ts - 1, held])
    steps.push([ts, value])
    held = value
  }
  const last = steps.at(-1)
  if (held !== null && last !== undefined && last[0] < to) steps.push([to, held])
  return steps
}

/** What held over a span. */
export interface HeldFigures {
  /** Mean of the values, weighed by how long each held: of 0 and 1, the share of time; null: none was known. */
  readonly mean: number | null
  readonly minimum: number | null
  readonly maximum: number | null
  /** How long a value was known, ms. */
  readonly knownMs: number
}

/**
 * The figures of a span.
 *
 * @param changes ascending, from the last one before the span on
 */
export function heldFigures(changes: readonly HeldChange[], { from, to }: Span): HeldFigures {
  let [sum, knownMs, minimum, maximum] = [0, 0, Infinity, -Infinity]
  for (const [at, [ts, value]] of changes.entries()) {
    const lengthMs = Math.min(to, changes[at + 1]?.[0] ?? Infinity) - Math.max(from, ts)
    if (value === null || lengthMs <= 0) continue
    sum += value * lengthMs
    knownMs += lengthMs
    minimum = Math.min(minimum, value)
    maximum = Math.max(maximum, value)
  }
  if (knownMs === 0) return { mean: null, minimum: null, maximum: null, knownMs }
  return { mean: sum / knownMs, minimum, maximum, knownMs }
}

/** The figures of two spans together; undefined: of none. */
export function joinFigures(one?: HeldFigures, other?: HeldFigures): HeldFigures {
  const [a, b] = [one, other].filter((part) => part !== undefined && part.knownMs > 0)
  if (a === undefined) return { mean: null, minimum: null, maximum: null, knownMs: 0 }
  if (b === undefined) return a
  const knownMs = a.knownMs + b.knownMs
  return {
    mean: ((a.mean ?? 0) * a.knownMs + (b.mean ?? 0) * b.knownMs) / knownMs,
    minimum: Math.min(a.minimum ?? Infinity, b.minimum ?? Infinity),
    maximum: Math.max(a.maximum ?? -Infinity, b.maximum ?? -Infinity),
    knownMs,
  }
}
