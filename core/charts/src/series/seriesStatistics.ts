import { COMBINATIONS, combineValues } from '@airshed/domain'
import type { ChartRange, ChartSeries } from './chartSeries.ts'
import { firstNotBefore } from './timeSearch.ts'

/** The figures of the values that a series holds; for those of all readings, see `WidgetData.statistics`. */
export interface SeriesStatistics {
  /** null when the window holds no value; always null for directions, as a circle has no minimum. */
  minimum: number | null
  /**
   * Mean; vector mean for directions, energy mean for levels. null for totals, counts and extremes, and if only the
   * drawn values are left.
   */
  average: number | null
  maximum: number | null
  /** For totals and counts; null for other kinds, and if only the drawn values are left. */
  total: number | null
  /** The newest value of the window. */
  latest: number | null
  /** Values in the window, gaps left out. */
  count: number
}

/** A series as far as its statistics are concerned. */
export type StatisticSeries = Pick<ChartSeries, 'times' | 'values' | 'kind' | 'completeness'>

/**
 * The figures of what is drawn of a window, by the kind of the parameter: a line reaches its right edge, so that both ends
 * are included. A range of readings does not hold its end: see `WidgetData.statistics`.
 */
export function seriesStatistics(series: StatisticSeries, range: ChartRange): SeriesStatistics {
  const start = firstNotBefore(series.times, range.from)
  const inside = series.values.subarray(start, endOf(series.times, range.to))
  return statisticsOfValues(inside, series)
}

/** The same for values without times; NaN and null are gaps. */
export function statisticsOfValues(
  inside: ArrayLike<number | null>,
  { kind = 'scalar', completeness }: Pick<StatisticSeries, 'kind' | 'completeness'>,
): SeriesStatistics {
  let minimum = Number.POSITIVE_INFINITY
  let maximum = Number.NEGATIVE_INFINITY
  let sum = 0
  let count = 0
  let latest: number | null = null
  // An index is four times as fast as an iterator on a million values.
  for (let index = 0; index < inside.length; index += 1) {
    const value = inside[index] ?? Number.NaN
    if (Number.isNaN(value)) continue
    if (value < minimum) minimum = value
    if (value > maximum) maximum = value
    sum += value
    count += 1
    latest = value
  }
  const none = { minimum: null, average: null, maximum: null, total: null, latest, count }
  if (count === 0) return none
  const how = COMBINATIONS[kind]
  const isWhole = completeness === undefined
  if (how === 'vectorMean') {
    return { ...none, average: isWhole ? combineValues(inside, kind) : null }
  }
  const extremes = { ...none, minimum, maximum }
  if (how === 'mean') return { ...extremes, average: isWhole ? sum / count : null }
  if (how === 'total') return { ...extremes, total: isWhole ? sum : null }
  if (how === 'energyMean') {
    return { ...extremes, average: isWhole ? combineValues(inside, kind) : null }
  }
  return extremes
}

function endOf(times: Float64Array, to: number): number {
  let end = firstNotBefore(times, to)
  while (times[end] === to) end += 1
  return end
}
