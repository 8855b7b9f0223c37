/**
 * What a condition measures over time: the value at each time holds until the next. NaN: unknown, because there are no
 * readings, or not enough of them.
 */
export interface Track {
  /** ms UTC, ascending, each once. */
  readonly times: readonly number[]
  readonly values: readonly number[]
}

/** Index of the last time at or before `ts`; -1: there is none. */
function lastUpTo(times: readonly number[], ts: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? 0) <= ts) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The value at a time; NaN before the first. */
export const valueAt = ({ times, values }: Track, ts: number): number =>
  values[lastUpTo(times, ts)] ?? Number.NaN

/** Values with the last time at which each is good, ms UTC. */
export interface GoodValues extends Track {
  readonly goodUntilMs: readonly number[]
}

/** A track whose value is unknown after it was last good, until the next. */
export function withGaps({ times, values, goodUntilMs }: GoodValues): Track {
  const found: { times: number[]; values: number[] } = { times: [], values: [] }
  for (const [at, ts] of times.entries()) {
    const endMs = (goodUntilMs[at] ?? ts) + 1
    found.times.push(ts)
    found.values.push(endMs > ts ? (values[at] ?? Number.NaN) : Number.NaN)
    if (endMs > ts && endMs < (times[at + 1] ?? Infinity) && Number.isFinite(endMs)) {
      found.times.push(endMs)
      found.values.push(Number.NaN)
    }
  }
  return found
}

/** The first track minus the second, wherever both are known. */
export function less(first: Track, second: Track, factor: number): Track {
  const times = [...new Set([...first.times, ...second.times])].toSorted((a, b) => a - b)
  return {
    times,
    values: times.map((ts) => valueAt(first, ts) - valueAt(second, ts) * factor),
  }
}
