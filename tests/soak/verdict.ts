/** What the page used at a full simulated hour, after garbage collection. */
export interface SoakSample {
  /** Simulated hours since the page opened. */
  hour: number
  /** JavaScript objects and array buffers of the page. */
  heapBytes: number
  /** Live DOM nodes, attached or not. */
  nodes: number
  listeners: number
}

/** The trend of one figure. */
export interface Trend {
  what: string
  /** Growth per simulated day as a share of the first warm sample; negative: it shrank. */
  perDay: number
  isFlat: boolean
}

/** In the first hour, caches fill and hot code is compiled. */
const WARM_UP_HOURS = 1
const HOURS_PER_DAY = 24
/** A slope needs a few points. */
const SAMPLES_MIN = 4
/** More growth than this per simulated day is a leak. */
export const GROWTH_BOUND = 0.02

const FIGURES = [
  { what: 'heap', of: ({ heapBytes }: SoakSample) => heapBytes },
  { what: 'nodes', of: ({ nodes }: SoakSample) => nodes },
  { what: 'listeners', of: ({ listeners }: SoakSample) => listeners },
] as const

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const above = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? above : (above + (sorted[middle - 1] ?? above)) / 2
}

/**
 * The median of the slopes between all pairs of points (Theil 1950, Sen 1968): single outliers do
 * not tilt it.
 */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const slopes = points.flatMap((a, at) =>
    points.slice(at + 1).map((b) => (b.y - a.y) / (b.x - a.x)),
  )
  return medianOf(slopes)
}

/**
 * Whether the figures of a soak stay flat after the first simulated hour.
 *
 * @throws {Error} if there are too few samples to tell
 */
export function trendsOf(samples: readonly SoakSample[]): Trend[] {
  const warm = samples.filter(({ hour }) => hour >= WARM_UP_HOURS)
  const [first] = warm
  if (first === undefined || warm.length < SAMPLES_MIN) {
    throw new Error(
      `expected at least ${SAMPLES_MIN} samples after the first hour, got ${warm.length}: let it run longer`,
    )
  }
  return FIGURES.map(({ what, of }) => {
    const perHour = slopeOf(warm.map((sample) => ({ x: sample.hour, y: of(sample) })))
    const perDay = (HOURS_PER_DAY * perHour) / of(first)
    return { what, perDay, isFlat: perDay <= GROWTH_BOUND }
  })
}
