import { DAY_MS, HOUR_MS } from './duration.ts'
import type { TimeRange } from './range.ts'

/** Offset of a zone from UTC at a time, both in ms. */
export type OffsetAt = (ms: number) => number

/** No zone sets its clocks back by more at once. */
const LONGEST_BACK_MS = 3 * HOUR_MS

/**
 * Where the clock passes the same time again, if it soon goes back to before it; otherwise the edge itself. Newfoundland
 * set its clocks back at 00:01 until 2011, so that its days began a minute before their last hour was repeated.
 *
 * @param edge ms UTC, with the offset in force there
 * @param lengthMs of the steps: one that is repeated in full begins twice
 */
export function lastPass(edge: Edge, lengthMs: number, offsetAt: OffsetAt): Edge {
  const offsetMs = offsetAt(edge.ms + LONGEST_BACK_MS)
  const backMs = edge.offsetMs - offsetMs
  if (backMs <= 0 || backMs % lengthMs === 0) return edge
  const ms = edge.ms + backMs
  return offsetAt(ms - 1) === offsetMs ? { ms, offsetMs } : edge
}

/**
 * Edges of steps that begin where a clock shows a multiple of their length after midnight, or jumps over one. A step
 * repeated in full is two steps; if only a part is repeated, the step is longer by that part.
 *
 * @param lengthMs divides a day
 * @param most the maximum number of steps
 * @throws RangeError if offsets are no numbers, or a step does not end
 */
export function clockSteps(
  { from, to }: TimeRange,
  lengthMs: number,
  offsetAt: OffsetAt,
  most: number,
): number[] {
  const edges = [stepStart(from, lengthMs, offsetAt)]
  let edge = edges[0] as number
  let offsetMs = offsetAt(edge)
  let steadyUntilMs = edge
  while (edge < to && edges.length <= most) {
    const startMs = edge
    // No zone changes its clocks and back within a day: a look-up for each minute costs seconds.
    const aheadMs = edge + DAY_MS + LONGEST_BACK_MS
    if (edge + lengthMs > steadyUntilMs && offsetAt(aheadMs) === offsetMs) {
      steadyUntilMs = edge + DAY_MS
    }
    if (edge + lengthMs <= steadyUntilMs) {
      edge = nextMultiple(edge + offsetMs, lengthMs) - offsetMs
    } else {
      const end = stepEnd(edge, offsetMs, lengthMs, offsetAt)
      edge = end.ms
      offsetMs = end.offsetMs
    }
    requireProgress(startMs, edge)
    edges.push(edge)
  }
  return edges
}

/** No offset, however wrong, may keep a loop in one place. */
function requireProgress(startMs: number, endMs: number): void {
  if (!(endMs > startMs)) throw new RangeError(`Expected a step to end after ${startMs} ms UTC`)
}

/** The beginning of a step. */
export interface Edge {
  readonly ms: number
  /** In force from there on. */
  readonly offsetMs: number
}

function stepEnd(startMs: number, offsetMs: number, lengthMs: number, offsetAt: OffsetAt): Edge {
  const endMs = nextMultiple(startMs + offsetMs, lengthMs) - offsetMs
  const nextMs = offsetAt(endMs)
  if (nextMs === offsetMs) return lastPass({ ms: endMs, offsetMs }, lengthMs, offsetAt)
  const changeMs = changeWithin(startMs, endMs, offsetAt)
  const wallMs = changeMs + nextMs
  const change = { ms: changeMs, offsetMs: nextMs }
  if (nextMs > offsetMs) {
    const isOver = Math.floor(wallMs / lengthMs) > Math.floor((changeMs + offsetMs - 1) / lengthMs)
    if (isOver) return change
  } else if (wallMs % lengthMs === 0 && (offsetMs - nextMs) % lengthMs === 0) return change
  return { ms: nextMultiple(wallMs, lengthMs) - nextMs, offsetMs: nextMs }
}

const nextMultiple = (wallMs: number, lengthMs: number): number =>
  (Math.floor(wallMs / lengthMs) + 1) * lengthMs

/** The first ms with the offset of the end. */
function changeWithin(startMs: number, endMs: number, offsetAt: OffsetAt): number {
  const offsetMs = offsetAt(endMs)
  let before = startMs
  let after = endMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle) === offsetMs) after = middle
    else before = middle
  }
  return after
}

/** The start of the step that a time lies in. */
function stepStart(ms: number, lengthMs: number, offsetAt: OffsetAt): number {
  const offsetMs = offsetAt(ms)
  const startMs = Math.floor((ms + offsetMs) / lengthMs) * lengthMs - offsetMs
  const isPassedAgain = lastPass({ ms: startMs, offsetMs }, lengthMs, offsetAt).ms !== startMs
  if (offsetAt(startMs - 1) === offsetMs && !isPassedAgain) return startMs
  // The clock has changed since: iterate the steps from well before.
  let edge = { ms: startMs - 2 * DAY_MS, offsetMs: offsetAt(startMs - 2 * DAY_MS) }
  for (;;) {
    const end = stepEnd(edge.ms, edge.offsetMs, lengthMs, offsetAt)
    if (end.ms > ms) return edge.ms
    requireProgress(edge.ms, end.ms)
    edge = end
  }
}
