/** A series in columns, oldest first; NaN is a gap. */
export interface TimedValues {
  /** ms UTC, ascending. */
  readonly times: ArrayLike<number>
  readonly values: ArrayLike<number>
}

/**
 * For each reading of the first series, the value of the second one that is nearest in time. Gaps
 * of the second series are not readings: a value beside them is used if it is near enough.
 *
 * @param toleranceMs - maximum time between the two of a pair, such as half a reporting interval
 * @returns as long as the first series; NaN where there is no partner
 */
export function pairedValues(
  first: TimedValues,
  second: TimedValues,
  toleranceMs: number,
): Float64Array {
  const { times, values } = second
  const partners = new Float64Array(first.times.length).fill(Number.NaN)
  let next = 0
  let before = -1
  let after = 0
  for (let i = 0; i < partners.length; i += 1) {
    const time = first.times[i] ?? Number.NaN
    while (next < times.length && (times[next] ?? 0) < time) {
      if (Number.isFinite(values[next])) before = next
      next += 1
    }
    after = Math.max(after, next)
    while (after < times.length && !Number.isFinite(values[after])) after += 1
    const distance = (index: number): number =>
      Math.abs((times[index] ?? Number.POSITIVE_INFINITY) - time)
    const nearest = before >= 0 && distance(before) < distance(after) ? before : after
    if (distance(nearest) <= toleranceMs) partners[i] = values[nearest] ?? Number.NaN
  }
  return partners
}
