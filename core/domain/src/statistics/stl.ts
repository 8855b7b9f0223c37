import { localFit, smoothed, type Smoothing } from './loess.ts'
import { percentile } from './percentile.ts'

/** How a series is decomposed; what is not named has the defaults of `stl` in R. */
export interface StlOptions {
  /** Values of a cycle, such as 12 months. */
  readonly period: number
  /** Cycles that the seasonal part of each is smoothed over, an odd number from 7 on; R: `s.window`. */
  readonly seasonalSpan: number
  /** Degree of that smoothing. R: `s.degree`. */
  readonly seasonalDegree: 0 | 1
  /** Outliers are given less weight, in 15 rounds. Default false: two passes with all weights alike. */
  readonly isRobust?: boolean
}

/** A series as the sum of three, each as long as it. */
export interface Decomposition {
  readonly seasonal: Float64Array
  readonly trend: Float64Array
  readonly remainder: Float64Array
}

interface Smoothings {
  readonly period: number
  readonly seasonal: Smoothing
  readonly trend: Smoothing
  readonly low: Smoothing
}

const ROBUST_ROUNDS = 15
const PLAIN_PASSES = 2

/**
 * A series as the sum of a seasonal part, a trend and a remainder, by locally weighted regression: Cleveland, Cleveland,
 * McRae and Terpenning, “STL: A seasonal-trend decomposition procedure based on loess”, Journal of Official Statistics
 * 6 (1990), with the spans, jumps and passes that `stl` of R has by default. The seasonal part may change from cycle to
 * cycle.
 *
 * @param values finite, evenly spaced, without gaps
 * @returns null unless there is more than two cycles of values
 */
export function stl(values: ArrayLike<number>, options: StlOptions): Decomposition | null {
  const { period, isRobust = false } = options
  if (values.length <= 2 * period) return null
  const smoothings = smoothingsOf(options)
  let parts = { seasonal: new Float64Array(values.length), trend: new Float64Array(values.length) }
  const [passes, rounds] = isRobust ? [1, ROBUST_ROUNDS] : [PLAIN_PASSES, 0]
  for (let pass = 0; pass < passes; pass += 1) {
    parts = refined(values, parts.trend, smoothings, null)
  }
  for (let round = 0; round < rounds; round += 1) {
    parts = refined(values, parts.trend, smoothings, robustness(remainderOf(values, parts)))
  }
  return { ...parts, remainder: remainderOf(values, parts) }
}

const remainderOf = (
  values: ArrayLike<number>,
  { seasonal, trend }: Pick<Decomposition, 'seasonal' | 'trend'>,
): Float64Array => seasonal.map((part, at) => (values[at] ?? 0) - part - (trend[at] ?? 0))

const nextOdd = (value: number): number => {
  const whole = Math.round(value)
  return whole % 2 === 0 ? whole + 1 : whole
}

const withJump = (span: number, degree: 0 | 1): Smoothing => ({
  span,
  degree,
  jump: Math.ceil(span / 10),
})

function smoothingsOf({ period, seasonalSpan, seasonalDegree }: StlOptions): Smoothings {
  return {
    period,
    seasonal: withJump(seasonalSpan, seasonalDegree),
    trend: withJump(nextOdd(Math.ceil((1.5 * period) / (1 - 1.5 / seasonalSpan))), 1),
    low: withJump(nextOdd(period), 1),
  }
}

/** One pass: the seasonal part of what the trend leaves, then the trend of what that leaves. */
function refined(
  values: ArrayLike<number>,
  trend: Float64Array,
  { period, seasonal: seasonalSmoothing, trend: trendSmoothing, low: lowSmoothing }: Smoothings,
  weights: Float64Array | null,
): Pick<Decomposition, 'seasonal' | 'trend'> & { seasonal: Float64Array<ArrayBuffer> } & {
  trend: Float64Array<ArrayBuffer>
} {
  const detrended = trend.map((part, at) => (values[at] ?? 0) - part)
  const cycles = smoothedCycles(detrended, period, seasonalSmoothing, weights)
  const low = smoothed(
    movingMeans(movingMeans(movingMeans(cycles, period), period), 3),
    lowSmoothing,
    null,
  )
  const seasonal = Float64Array.from(low, (part, at) => (cycles[period + at] ?? 0) - part)
  const adjusted = seasonal.map((part, at) => (values[at] ?? 0) - part)
  return { seasonal, trend: Float64Array.from(smoothed(adjusted, trendSmoothing, weights)) }
}

/** All Januaries smoothed, all Februaries and so on, each with a further value before the first and after the last. */
function smoothedCycles(
  values: Float64Array,
  period: number,
  smoothing: Smoothing,
  weights: Float64Array | null,
): Float64Array {
  const found = new Float64Array(values.length + 2 * period)
  for (let phase = 0; phase < period; phase += 1) {
    const own = values.filter((_, at) => at % period === phase)
    const ownWeights = weights?.filter((_, at) => at % period === phase) ?? null
    const inner = smoothed(own, smoothing, ownWeights)
    const { length } = own
    const { span } = smoothing
    const before: [number, number] = [0, Math.min(span, length) - 1]
    const after: [number, number] = [Math.max(0, length - span), length - 1]
    const all = [
      localFit(own, -1, before, smoothing, ownWeights) ?? inner[0] ?? 0,
      ...inner,
      localFit(own, length, after, smoothing, ownWeights) ?? inner[length - 1] ?? 0,
    ]
    for (const [cycle, value] of all.entries()) found[cycle * period + phase] = value
  }
  return found
}

/** Means of so many neighbours: fewer by one less than that. */
function movingMeans(values: Float64Array, of: number): Float64Array {
  const found = new Float64Array(values.length - of + 1)
  let sum = 0
  for (const [at, value] of values.entries()) {
    sum += value - (at < of ? 0 : (values[at - of] ?? 0))
    if (at >= of - 1) found[at - of + 1] = sum / of
  }
  return found
}

/** Bisquare weights of residuals, which are 0 beyond six times their median. */
function robustness(residuals: Float64Array): Float64Array {
  const sizes = residuals.map(Math.abs)
  const limit = 6 * (percentile(sizes.toSorted(), 50) ?? 0)
  return sizes.map((size) => {
    if (size <= 0.001 * limit) return 1
    return size <= 0.999 * limit ? (1 - (size / limit) ** 2) ** 2 : 0
  })
}
