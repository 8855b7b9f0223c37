/** Values measured with a wind, in columns of equal length. */
export interface WindyValues {
  readonly speeds: readonly number[]
  /** Where the wind came from, degrees clockwise from true north. */
  readonly directionsDeg: readonly number[]
  readonly values: readonly number[]
}

/** Standard deviations of the kernel. */
export interface KernelSpread {
  readonly directionSpreadDeg: number
  /** In the unit of the speeds. */
  readonly speedSpread: number
}

/** The mean of what was measured with similar winds. */
export interface Smoothed {
  /** 0 without an hour. */
  readonly mean: number
  /** Sum of the weights: hours, each weighted from 1 for the same wind down to 0. */
  readonly hours: number
}

/** Values more than this many standard deviations away are ignored. */
const REACH = 3

/**
 * Nonparametric wind regression (R. Henry and others, Atmospheric Environment 43, 2009): the mean of the values
 * weighted by Gaussian kernels of the distances in direction and in speed,
 * `K = exp(−½ (Δdirection / σd)²) · exp(−½ (Δspeed / σs)²)`, and 0 beyond three standard deviations.
 *
 * The sum of the weights shows what a mean is based on. It is never above the effective number of values
 * `(ΣK)² / ΣK²`, as no weight is above 1: small wherever data are few or far away.
 *
 * @returns gives the mean at a speed and a direction; null: no direction, weighted only by speed
 */
export function windSmoother(
  { speeds, directionsDeg, values }: WindyValues,
  { directionSpreadDeg, speedSpread }: KernelSpread,
): (speed: number, directionDeg: number | null) => Smoothed {
  const reachDeg = REACH * directionSpreadDeg
  const sorted = byDegree(directionsDeg, Math.ceil(reachDeg) + 1)
  const speedOf = taken(speeds, sorted.places)
  const valueOf = taken(values, sorted.places)
  return (speed, directionDeg) => {
    const [first, end] =
      directionDeg === null
        ? sorted.stretch(0, 359)
        : sorted.stretch(directionDeg - reachDeg, directionDeg + reachDeg)
    let [sum, hours] = [0, 0]
    for (let at = first; at < end; at += 1) {
      const aside = directionDeg === null ? 0 : (sorted.degrees[at] ?? 0) - directionDeg
      if (aside > reachDeg || aside < -reachDeg) continue
      const faster = ((speedOf[at] ?? 0) - speed) / speedSpread
      if (faster > REACH || faster < -REACH) continue
      const turned = aside / directionSpreadDeg
      const weight = Math.exp(-0.5 * (turned * turned + faster * faster))
      sum += weight * (valueOf[at] ?? 0)
      hours += weight
    }
    return { mean: hours === 0 ? 0 : sum / hours, hours }
  }
}

/**
 * Directions by whole degrees, those near north repeated beyond 0° and 360°, so that a stretch around any direction is
 * contiguous. Uses a counting sort, as a hundred thousand values take long to sort.
 *
 * @param beyond whole degrees on either side
 */
function byDegree(directionsDeg: readonly number[], beyond: number) {
  const starts = new Uint32Array(360 + 2 * beyond + 1)
  const copiesOf = (degree: number): readonly number[] => {
    if (degree < beyond) return [degree, degree + 360]
    return degree >= 360 - beyond ? [degree - 360, degree] : [degree]
  }
  const copies = Array.from({ length: 360 }, (_, degree) => copiesOf(degree))
  for (const direction of directionsDeg) {
    for (const degree of copies[Math.floor(turned(direction))] ?? []) {
      starts[degree + beyond + 1] = (starts[degree + beyond + 1] ?? 0) + 1
    }
  }
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const count = starts.at(-1) ?? 0
  const [degrees, places, next] = [new Float64Array(count), new Uint32Array(count), starts.slice()]
  for (let place = 0; place < directionsDeg.length; place += 1) {
    const direction = turned(directionsDeg[place] ?? 0)
    const own = Math.floor(direction)
    for (const degree of copies[own] ?? []) {
      const at = next[degree + beyond] ?? 0
      next[degree + beyond] = at + 1
      degrees[at] = direction + degree - own
      places[at] = place
    }
  }
  return {
    degrees,
    places,
    /** The range of indices of all directions between two whole degrees. */
    stretch: (from: number, to: number): [first: number, end: number] => [
      starts[Math.floor(from) + beyond] ?? 0,
      starts[Math.floor(to) + beyond + 1] ?? count,
    ],
  }
}

const turned = (direction: number): number => ((direction % 360) + 360) % 360

/** The values at these indices, in order. */
function taken(values: readonly number[], places: Uint32Array): Float64Array {
  const found = new Float64Array(places.length)
  // A callback for each of a hundred thousand values takes longer than everything else.
  for (let at = 0; at < places.length; at += 1) found[at] = values[places[at] ?? 0] ?? 0
  return found
}
