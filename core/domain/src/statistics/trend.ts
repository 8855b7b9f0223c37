import { DAY_MS } from '../time/duration.ts'
import { COMPLETENESS_THRESHOLD } from './completeness.ts'
import { stl } from './stl.ts'
import { THEIL_SEN_POINTS_MAX, theilSenOf } from './theilSen.ts'

/** One month of a series. */
export interface TrendMonth {
  /** ms UTC. */
  readonly startMs: number
  /** Its mean, or what the kind of the parameter allows; null where too few readings exist. */
  readonly value: number | null
}

/** A change for each year, in the unit of the values or in percent. */
export interface YearlyChange {
  readonly slope: number
  /** Ends of its 95 % interval. */
  readonly low: number
  readonly high: number
}

/** A straight line through monthly means by Theil and Sen, with the uncertainty of its slope. */
export interface TrendLine {
  /** Unit of the values for each year. */
  readonly change: YearlyChange
  /** Each relative to the first value on its line, %; null where one of those is not above zero. */
  readonly percent: YearlyChange | null
  /** Chance, 0–1, of a slope as far from zero if there were none. */
  readonly p: number
  /** What the interval and the chance are based on: samples, and the months of a block. */
  readonly samples: number
  readonly blockMonths: number
  /** Lines of the slope and of the ends of its interval at the first month and at the last, through the medians. */
  readonly ends: Readonly<Record<keyof YearlyChange, readonly [number, number]>>
}

/** Why there is no line: fewer than six months, or fewer than 75 % of those between the first and the last. */
export type MissingTrendLine = 'short' | 'incomplete'

/** The trend of a series of months. */
export interface Trend {
  /** From the first month with a value to the last, at most the newest 600. */
  readonly months: readonly TrendMonth[]
  /** What the line goes through: the values, without their seasons if they could be removed. */
  readonly values: readonly (number | null)[]
  /** Months with a value. */
  readonly count: number
  /** Older months with a value that are not part of it. */
  readonly omitted: number
  readonly isDeseasonalized: boolean
  readonly line: TrendLine | MissingTrendLine
}

/** Fewest months of a trend, as in openair. */
export const TREND_MONTHS_MIN = 6

/** Fewest months whose seasons can be told from a trend: more than two years. */
export const SEASONS_MONTHS_MIN = 25

/** The mean year of the Gregorian calendar. */
const YEAR_MS = 365.2425 * DAY_MS

/** `stl(s.window = 11, s.degree = 1, robust = TRUE)`, as `TheilSen(deseason = TRUE)` of openair 2.18 calls it. */
const SEASONS = { period: 12, seasonalSpan: 11, seasonalDegree: 1, isRobust: true } as const

/**
 * How a parameter changes over the years: the Theil–Sen line through its months. Their seasons are removed first if
 * there are more than two years of them: what remains of a month is its trend and its remainder by STL. For that, months
 * without a value are interpolated; the line is through the others only.
 *
 * @param months consecutive months, oldest first
 * @param withSeasons leaves the seasons in. Default false
 * @returns null if no month has a value
 */
export function trendOf(months: readonly TrendMonth[], withSeasons = false): Trend | null {
  const last = months.findLastIndex(({ value }) => value !== null)
  if (last === -1) return null
  const newest = months.slice(Math.max(0, last + 1 - THEIL_SEN_POINTS_MAX), last + 1)
  const own = newest.slice(newest.findIndex(({ value }) => value !== null))
  const values = own.map(({ value }) => value)
  const count = countOf(values)
  const isComplete = count >= COMPLETENESS_THRESHOLD * own.length
  const adjusted =
    withSeasons || !isComplete || own.length < SEASONS_MONTHS_MIN ? null : deseasonalized(values)
  const shown = adjusted ?? values
  return {
    months: own,
    values: shown,
    count,
    omitted: countOf(months.map(({ value }) => value)) - count,
    isDeseasonalized: adjusted !== null,
    line: count < TREND_MONTHS_MIN ? 'short' : isComplete ? lineThrough(own, shown) : 'incomplete',
  }
}

const countOf = (values: readonly (number | null)[]): number =>
  values.filter((value) => value !== null).length

function deseasonalized(values: readonly (number | null)[]): (number | null)[] | null {
  const parts = stl(interpolated(values), SEASONS)
  return (
    parts && values.map((value, at) => (value === null ? null : value - (parts.seasonal[at] ?? 0)))
  )
}

/** Gaps filled along straight lines between their neighbours; the first and the last value exist. */
function interpolated(values: readonly (number | null)[]): Float64Array {
  const found = Float64Array.from(values, (value) => value ?? Number.NaN)
  let before = 0
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    for (let gap = before + 1; gap < at; gap += 1) {
      const share = (gap - before) / (at - before)
      found[gap] = (found[before] ?? 0) * (1 - share) + value * share
    }
    before = at
  }
  return found
}

function lineThrough(
  months: readonly TrendMonth[],
  values: readonly (number | null)[],
): TrendLine | MissingTrendLine {
  const startMs = months[0]?.startMs ?? 0
  const yearsOf = (ms: number): number => (ms - startMs) / YEAR_MS
  const points = months.flatMap((month, at) => {
    const y = values[at] ?? null
    return y === null ? [] : [{ x: yearsOf(month.startMs), y }]
  })
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)]
  const found = theilSenOf({ x, y })
  if (found === null) return 'short'
  const { slope, low, high, p, middle, samples, blockLength } = found
  const lastYear = yearsOf(months.at(-1)?.startMs ?? startMs)
  const endsOf = (own: number): [number, number] => [
    middle.y - own * middle.x,
    middle.y + own * (lastYear - middle.x),
  ]
  const ends = { slope: endsOf(slope), low: endsOf(low), high: endsOf(high) }
  const change = { slope, low, high }
  return { change, percent: percentOf(change, ends), p, samples, blockMonths: blockLength, ends }
}

function percentOf(change: YearlyChange, ends: TrendLine['ends']): YearlyChange | null {
  const names = ['slope', 'low', 'high'] as const
  if (names.some((name) => !(ends[name][0] > 0))) return null
  const [slope = 0, low = 0, high = 0] = names.map((name) => (100 * change[name]) / ends[name][0])
  return { slope, low, high }
}
