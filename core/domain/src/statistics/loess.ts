/** How a series of evenly spaced values is smoothed. */
export interface Smoothing {
  /** Values that a local fit is based on, an odd number; more than there are widen the fit further. */
  readonly span: number
  /** 0: a local constant; 1: a local line. */
  readonly degree: 0 | 1
  /** The fit is evaluated at every so many places, and joined by straight lines between them. */
  readonly jump: number
}

/** Weights below the first share of the bandwidth are 1, above the second 0. */
const FULL_WEIGHT_SHARE = 0.001
const NO_WEIGHT_SHARE = 0.999

/**
 * Evenly spaced values smoothed by locally weighted regression with tricube weights, as the decomposition of Cleveland
 * and others does it (STL, Journal of Official Statistics 6, 1990), with its jumps: at the last place the fit is
 * evaluated in the neighbourhood of the last place before.
 *
 * @param values at least one
 * @param weights robustness of each value, 0–1; null: all 1
 * @returns as many values
 */
export function smoothed(
  values: ArrayLike<number>,
  smoothing: Smoothing,
  weights: ArrayLike<number> | null,
): Float64Array {
  const count = values.length
  const found = Float64Array.from(values)
  if (count < 2) return found
  const jump = Math.min(smoothing.jump, count - 1)
  const fit = (at: number, window: readonly [number, number]): void => {
    found[at] = localFit(values, at, window, smoothing, weights) ?? values[at] ?? 0
  }
  let [last, window] = [0, windowAt(0, count, smoothing.span)]
  for (let at = 0; at < count; at += jump) {
    window = windowAt(at, count, smoothing.span)
    fit(at, window)
    if (at > 0) join(found, last, at)
    last = at
  }
  if (last < count - 1) {
    fit(count - 1, window)
    join(found, last, count - 1)
  }
  return found
}

/** First and last value that a fit at a place is based on: around it, or those at the nearer end. */
function windowAt(at: number, count: number, span: number): [number, number] {
  if (span >= count) return [0, count - 1]
  const first = Math.min(Math.max(0, at - (span - 1) / 2), count - span)
  return [first, first + span - 1]
}

/** A straight line between two places that have values. */
function join(values: Float64Array, from: number, to: number): void {
  const [start = 0, end = 0] = [values[from], values[to]]
  for (let at = from + 1; at < to; at += 1) {
    values[at] = start + ((end - start) * (at - from)) / (to - from)
  }
}

/**
 * The local fit at a place, which may lie beyond the values.
 *
 * @param window first and last index of the values that it is based on
 * @returns null if none of them has a weight
 */
export function localFit(
  values: ArrayLike<number>,
  place: number,
  [first, last]: readonly [number, number],
  { span, degree }: Pick<Smoothing, 'span' | 'degree'>,
  robustness: ArrayLike<number> | null,
): number | null {
  const count = values.length
  const beyond = span > count ? Math.floor((span - count) / 2) : 0
  const bandwidth = Math.max(place - first, last - place) + beyond
  const weights = new Float64Array(last - first + 1)
  let total = 0
  for (let at = first; at <= last; at += 1) {
    const distance = Math.abs(at - place)
    if (distance > NO_WEIGHT_SHARE * bandwidth) continue
    const near =
      distance <= FULL_WEIGHT_SHARE * bandwidth ? 1 : (1 - (distance / bandwidth) ** 3) ** 3
    const weight = near * (robustness?.[at] ?? 1)
    weights[at - first] = weight
    total += weight
  }
  if (!(total > 0)) return null
  let [mean, middle] = [0, 0]
  for (let at = first; at <= last; at += 1) {
    const share = (weights[at - first] ?? 0) / total
    mean += share * (values[at] ?? 0)
    middle += share * at
  }
  if (degree === 0 || bandwidth === 0) return mean
  let [spread, rise] = [0, 0]
  for (let at = first; at <= last; at += 1) {
    const share = (weights[at - first] ?? 0) / total
    spread += share * (at - middle) ** 2
    rise += share * (at - middle) * (values[at] ?? 0)
  }
  // Values in almost one place have no line.
  if (!(Math.sqrt(spread) > 0.001 * (count - 1))) return mean
  return mean + ((place - middle) / spread) * rise
}
