import { longestIntervalMs } from '../status/reportingIntervals.ts'
import { reportingGapMs } from '../status/reportingGap.ts'
import { firstFrom, type MetricSeries, type MetricValues, type TimeSpan } from './metricSeries.ts'

/** Maximum age of the newest value of a data point for it to be used in a difference, ms. */
export function differenceGapMs(
  series: Omit<MetricSeries, 'times' | 'values'>,
  ts: number,
): number {
  return reportingGapMs(longestIntervalMs(series, ts, ts + 1))
}

/**
 * The first data point minus the second, at each time when either has a reading, from the newest reading of each. There
 * is no value if one of them is older than its reporting gap.
 *
 * @param otherFactor converts the second to the unit of the first
 * @param span of the values; the readings reach back before it by the gaps of both
 */
export function differences(
  first: MetricSeries,
  second: MetricSeries,
  otherFactor: number,
  { from, to }: TimeSpan,
): MetricValues {
  const found: MetricValues = { times: [], values: [] }
  const isCircle = first.source.kind === 'direction'
  let a = firstFrom(first.times, from) - 1
  let b = firstFrom(second.times, from) - 1
  for (;;) {
    const nextA = first.times[a + 1] ?? Infinity
    const nextB = second.times[b + 1] ?? Infinity
    const ts = Math.min(nextA, nextB)
    if (!(ts <= to)) return found
    if (nextA === ts) a += 1
    if (nextB === ts) b += 1
    if (!isFresh(first, a, ts) || !isFresh(second, b, ts)) continue
    const value = (first.values[a] ?? 0) - (second.values[b] ?? 0) * otherFactor
    found.times.push(ts)
    found.values.push(isCircle ? shortestTurn(value) : value)
  }
}

function isFresh(series: MetricSeries, at: number, ts: number): boolean {
  const readAt = series.times[at]
  return readAt !== undefined && ts - readAt <= differenceGapMs(series, ts)
}

/**
 * Until when a difference is known: as long as neither of the two readings that it was computed from is older than its
 * own reporting gap, ms UTC.
 *
 * @param ts of the difference, one of those of `differences`
 */
export function differenceGoodUntilMs(
  first: MetricSeries,
  second: MetricSeries,
  ts: number,
): number {
  const ends = [first, second].map((series) => {
    const readAt = series.times[firstFrom(series.times, ts + 1) - 1] ?? Number.NEGATIVE_INFINITY
    return readAt + differenceGapMs(series, ts)
  })
  return Math.min(...ends)
}

/** The shortest turn from one direction to another, degrees in (−180, 180]. */
function shortestTurn(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}
