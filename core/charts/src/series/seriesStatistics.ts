import { vectorMean } from '@airshed/domain'
import type { ChartRange, ChartSeries } from './chartSeries.ts'
import { firstNotBefore } from './timeSearch.ts'

/** What the legend says of a series in a range. */
export interface SeriesStatistics {
  /** null when the window holds no value; of directions always null, a circle has no least. */
  minimum: number | null
  average: number | null
  maximum: number | null
  /** The newest value of the window. */
  latest: number | null
  /** Values in the window, gaps left out. */
  count: number
}

/** Least, mean and greatest value of a window, both ends included; directions by vector mean. */
export function seriesStatistics(
  series: Pick<ChartSeries, 'times' | 'values' | 'kind'>,
  range: ChartRange,
): SeriesStatistics {
  const start = firstNotBefore(series.times, range.from)
  const inside = series.values.subarray(start, endOf(series.times, range.to))
  return statisticsOfValues(inside, series.kind)
}

/** The same of values without times; NaN and null are gaps. */
export function statisticsOfValues(
  inside: ArrayLike<number | null>,
  kind: ChartSeries['kind'],
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
  if (count === 0) return { minimum: null, average: null, maximum: null, latest, count }
  if (kind === 'direction') {
    const average = vectorMean(Array.from(inside, (value) => value ?? Number.NaN)).directionDeg
    return { minimum: null, average, maximum: null, latest, count }
  }
  return { minimum, average: sum / count, maximum, latest, count }
}

function endOf(times: Float64Array, to: number): number {
  let end = firstNotBefore(times, to)
  while (times[end] === to) end += 1
  return end
}
