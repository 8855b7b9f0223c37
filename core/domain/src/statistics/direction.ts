/**
 * The stored sums of the directions of a bucket: enough to merge buckets and to compute their
 * vector mean. The sums are those of unit vectors, or of weighted ones.
 */
export interface DirectionSums {
  readonly sinSum: number
  readonly cosSum: number
  /** Number of directions that were added. */
  readonly count: number
}

/** A vector mean of directions. */
export interface DirectionMean {
  /** Degrees clockwise from true north, in [0, 360); null when the vectors cancel out. */
  readonly directionDeg: number | null
  /** Length of the summed vector per direction: with unit vectors 1 all alike, 0 no mean. */
  readonly resultant: number
  readonly count: number
}

export const NO_DIRECTIONS: DirectionSums = { sinSum: 0, cosSum: 0, count: 0 }

/** Resultants below this are rounding noise: opposite directions have no mean. */
const CANCELLED_BELOW = 1e-9
const RADIANS = Math.PI / 180

/**
 * Sums of the directions' vectors.
 *
 * @param directionsDeg - degrees; values that are not finite are left out
 * @param weights - length of each vector, such as the wind speed; a weight of 0 (calm) or NaN leaves
 *   its direction out. Default: unit vectors.
 */
export function directionSums(
  directionsDeg: ArrayLike<number>,
  weights?: ArrayLike<number>,
): DirectionSums {
  let sinSum = 0
  let cosSum = 0
  let count = 0
  for (let i = 0; i < directionsDeg.length; i += 1) {
    const angle = (directionsDeg[i] ?? Number.NaN) * RADIANS
    const weight = weights === undefined ? 1 : (weights[i] ?? Number.NaN)
    if (!Number.isFinite(angle) || !(weight > 0)) continue
    sinSum += weight * Math.sin(angle)
    cosSum += weight * Math.cos(angle)
    count += 1
  }
  return { sinSum, cosSum, count }
}

/** The combined sums of two buckets. */
export function mergeDirectionSums(a: DirectionSums, b: DirectionSums): DirectionSums {
  return {
    sinSum: a.sinSum + b.sinSum,
    cosSum: a.cosSum + b.cosSum,
    count: a.count + b.count,
  }
}

/** The vector mean of the sums; 350° and 10° give 0°. */
export function directionMean(sums: DirectionSums): DirectionMean {
  const { sinSum, cosSum, count } = sums
  if (count <= 0) return { directionDeg: null, resultant: 0, count: 0 }
  const resultant = Math.hypot(sinSum, cosSum) / count
  const directionDeg =
    resultant < CANCELLED_BELOW ? null : normalizeDegrees(Math.atan2(sinSum, cosSum) / RADIANS)
  return { directionDeg, resultant, count }
}

/** The vector mean of directions; see {@link directionSums} for weights and calms. */
export function vectorMean(
  directionsDeg: ArrayLike<number>,
  weights?: ArrayLike<number>,
): DirectionMean {
  return directionMean(directionSums(directionsDeg, weights))
}

/** The same direction in [0, 360); a value slightly below 360 becomes 0. */
export function normalizeDegrees(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return 360 - turned < 1e-9 ? 0 : turned
}
