import { seededRandom } from '../numbers/seededRandom.ts'
import { percentile } from './percentile.ts'
import type { PairedColumns } from './regression.ts'

/** A straight line by the median of slopes, with the confidence of its slope. */
export interface TheilSenLine {
  /** Units of y for each unit of x. */
  readonly slope: number
  /** The medians of x and of y, which the line goes through. */
  readonly middle: { readonly x: number; readonly y: number }
  /** Ends of the 95 % interval of the slope. */
  readonly low: number
  readonly high: number
  /** Chance, 0–1, of a slope as far from zero if there were none: two-sided. */
  readonly p: number
  /** What the interval and the chance are based on: samples, and the points of a block. */
  readonly samples: number
  readonly blockLength: number
}

export interface TheilSenOptions {
  /** Neighbours that are drawn together, so that values which follow each other stay alike. Default the cube root of n. */
  readonly blockLength?: number
  /** Default 2,000: with fewer, no chance can be called less than one in a thousand. */
  readonly samples?: number
}

/** Most points: 179,700 slopes. */
export const THEIL_SEN_POINTS_MAX = 600

const SAMPLES = 2_000
/** Any number: the same points always have the same interval. */
const SEED = 2
/** Share of the samples beyond each end of the interval. */
const TAIL = 0.025

/**
 * The line of Theil (1950) and Sen (1968): its slope is the median of the slopes of all pairs of points, which a few
 * outliers do not move. The interval and the chance are from a bootstrap of overlapping blocks (Kunsch, 1989, as in
 * `TheilSen` of openair with `autocor`), from a fixed seed. The slopes of pairs are sorted once; each sample then weighs
 * them by how often both points were drawn, and takes their weighted median, which is that of the sample itself.
 *
 * @param columns finite values, no two of x alike, at most {@link THEIL_SEN_POINTS_MAX}
 * @returns null for fewer than three points
 * @throws RangeError for more points than that
 */
export function theilSenOf(
  { x, y }: PairedColumns,
  options: TheilSenOptions = {},
): TheilSenLine | null {
  const count = x.length
  if (count > THEIL_SEN_POINTS_MAX) {
    throw new RangeError(`Expected at most ${THEIL_SEN_POINTS_MAX} points, got ${count}`)
  }
  if (count < 3) return null
  const { samples = SAMPLES, blockLength = Math.round(Math.cbrt(count)) } = options
  const pairs = sortedSlopes({ x, y })
  const slope = weightedMedian(pairs, new Uint16Array(count).fill(1))
  const random = seededRandom(SEED)
  const slopes = Float64Array.from({ length: samples }, () =>
    weightedMedian(pairs, drawn(count, blockLength, random)),
  ).toSorted()
  const beyond = Math.round(TAIL * samples)
  return {
    slope,
    middle: { x: medianOf(x), y: medianOf(y) },
    low: slopes[beyond] ?? slope,
    high: slopes[samples - beyond - 1] ?? slope,
    p: chanceOf(slopes),
    samples,
    blockLength,
  }
}

interface Slopes {
  /** Ascending. */
  readonly slopes: Float64Array
  /** The two points of each slope in one number, sixteen bits each: they are read a hundred million times. */
  readonly pairs: Uint32Array
}

function sortedSlopes({ x, y }: PairedColumns): Slopes {
  const count = x.length
  const size = (count * (count - 1)) / 2
  const [slopes, pairs] = [new Float64Array(size), new Uint32Array(size)]
  let at = 0
  for (let to = 1; to < count; to += 1) {
    for (let from = 0; from < to; from += 1) {
      slopes[at] = ((y[to] ?? 0) - (y[from] ?? 0)) / ((x[to] ?? 0) - (x[from] ?? 0))
      pairs[at] = (from << 16) | to
      at += 1
    }
  }
  const order = Uint32Array.from(slopes, (_, index) => index).sort(
    (a, b) => (slopes[a] ?? 0) - (slopes[b] ?? 0),
  )
  return {
    slopes: slopes.map((_, index) => slopes[order[index] ?? 0] ?? 0),
    pairs: pairs.map((_, index) => pairs[order[index] ?? 0] ?? 0),
  }
}

/** How often each point is drawn, in blocks that begin anywhere and are not joined at the ends. */
function drawn(count: number, blockLength: number, random: () => number): Uint16Array {
  const times = new Uint16Array(count)
  for (let taken = 0; taken < count; taken += blockLength) {
    const start = Math.floor(random() * (count - blockLength + 1))
    for (let at = 0; at < Math.min(blockLength, count - taken); at += 1) {
      times[start + at] = (times[start + at] ?? 0) + 1
    }
  }
  return times
}

/** The median slope if each point is there so many times; 0 if all of them are one point. */
function weightedMedian({ slopes, pairs }: Slopes, times: Uint16Array): number {
  let [points, squares] = [0, 0]
  for (const own of times) {
    points += own
    squares += own * own
  }
  // Pairs of the same point have no slope.
  const half = (points * points - squares) / 4
  if (half === 0) return 0
  const weightAt = (at: number): number => {
    const pair = pairs[at] as number
    return Math.imul(times[pair >>> 16] as number, times[pair & 0xffff] as number)
  }
  const wanted = Math.ceil(half)
  let [at, below] = [-1, 0]
  while (below < wanted) {
    at += 1
    below = (below + weightAt(at)) | 0
  }
  const slope = slopes[at] as number
  if (below > half) return slope
  // Exactly half are up to this slope: the median is between it and the next that counts.
  let next = at + 1
  while (weightAt(next) === 0) next += 1
  return (slope + (slopes[next] as number)) / 2
}

/**
 * Twice the share of samples on the other side of zero, those at zero counted half, with the data themselves as a
 * further sample: a chance is never 0 (Davison and Hinkley, “Bootstrap methods and their application”, 1997, 4.2).
 */
function chanceOf(slopes: Float64Array): number {
  let below = 0
  for (const slope of slopes) below += slope < 0 ? 1 : slope === 0 ? 0.5 : 0
  const fewer = Math.min(below, slopes.length - below)
  return Math.min(1, (2 * (fewer + 1)) / (slopes.length + 1))
}

const medianOf = (values: ArrayLike<number>): number =>
  percentile(Float64Array.from(values).toSorted(), 50) ?? 0
