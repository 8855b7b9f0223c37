import { expectedIn, intervalAt, shownIn, type Kind, type Series, type Shown } from './readings.ts'

/** A value with its coverage. */
export interface Covered {
  /** null without readings, and below 75 % coverage. */
  value: number | null
  count: number
  expected: number
  /** 0–1; null if nothing is expected. */
  coverage: number | null
}

/** The figures of one data point in a window. */
export interface Figures extends Covered {
  minimum: number | null
  maximum: number | null
  /** Length of the mean vector of directions, 0–1; null for other kinds. */
  resultant: number | null
  isTimeWeighted: boolean
}

/** Minimum coverage of a value. */
const ENOUGH = 0.75

/** Withholds a value with too little coverage, and reports the coverage. */
export function covered(value: number | null, count: number, expected: number): Covered {
  const coverage = expected > 0 ? Math.min(1, count / expected) : null
  const isShown = count > 0 && (coverage === null || coverage >= ENOUGH)
  return { value: isShown ? value : null, count, expected, coverage }
}

const isMean = (kind: Kind): boolean => !['maximum', 'minimum', 'sum', 'count'].includes(kind)

/**
 * Combines values by the kind of their parameter.
 *
 * @param weights one for each value; those of totals and extremes do not count
 */
export function together(
  kind: Kind,
  values: readonly number[],
  weights: readonly number[] = values.map(() => 1),
): number | null {
  if (values.length === 0) return null
  if (kind === 'direction') return vectorMean(values, weights).degrees
  let sum = 0
  let weight = 0
  for (const [at, value] of values.entries()) {
    const own = isMean(kind) ? (weights[at] ?? 0) : 1
    sum += own * (kind === 'level' ? Math.pow(10, value / 10) : value)
    weight += own
  }
  if (kind === 'level') return 10 * Math.log10(sum / weight)
  if (kind === 'maximum') return greatest(values)
  if (kind === 'minimum') return least(values)
  return kind === 'sum' || kind === 'count' ? sum : sum / weight
}

/** The direction of the mean unit vector, in degrees from 0 to below 360, and its length. */
export function vectorMean(degrees: readonly number[], weights: readonly number[]) {
  let north = 0
  let east = 0
  let weight = 0
  for (const [at, own] of degrees.entries()) {
    const length = weights[at] ?? 0
    north += length * Math.cos((own / 180) * Math.PI)
    east += length * Math.sin((own / 180) * Math.PI)
    weight += length
  }
  const turned = (Math.atan2(east, north) / Math.PI) * 180
  return {
    degrees: turned < 0 ? turned + 360 : turned,
    resultant: Math.sqrt(north * north + east * east) / weight,
  }
}

export function least(values: readonly number[]): number | null {
  let found: number | null = null
  for (const value of values) if (found === null || value < found) found = value
  return found
}

export function greatest(values: readonly number[]): number | null {
  let found: number | null = null
  for (const value of values) if (found === null || value > found) found = value
  return found
}

/**
 * The figures of a window: readings due after `now` are not expected, and a reading in a mean is weighted
 * by the length of its interval if intervals differ.
 */
export function rangeFigures(series: Series, from: number, to: number, now: number): Figures {
  const { kind } = series
  const shown = shownIn(series, from, to)
  const values = shown.map(({ value }) => value)
  const intervals = shown.map(({ ts }) => intervalAt(series, ts))
  const isTimeWeighted = isMean(kind) && new Set(intervals).size > 1
  const weights = isTimeWeighted ? intervals : intervals.map(() => 1)
  const expected = expectedIn(series, from, Math.min(to, now))
  const isCircle = kind === 'direction'
  return {
    ...covered(together(kind, values, weights), values.length, expected),
    minimum: isCircle ? null : least(values),
    maximum: isCircle ? null : greatest(values),
    resultant: isCircle && values.length > 0 ? vectorMean(values, weights).resultant : null,
    isTimeWeighted,
  }
}

/** Steps counted from 1970 in UTC that have a reading: start, and the plain value or none. */
export function utcSteps(
  series: Series,
  { from, to, stepMs, now }: { from: number; to: number; stepMs: number; now: number },
  combine: (kind: Kind, shown: readonly Shown[]) => number | null = (kind, shown) =>
    together(
      kind,
      shown.map(({ value }) => value),
    ),
): [startMs: number, value: number | null][] {
  const steps: [number, number | null][] = []
  for (let start = Math.floor(from / stepMs) * stepMs; start < to; start += stepMs) {
    const shown = shownIn(series, start, start + stepMs)
    if (shown.length === 0) continue
    const expected = expectedIn(series, start, Math.min(start + stepMs, now))
    steps.push([start, covered(combine(series.kind, shown), shown.length, expected).value])
  }
  return steps
}
