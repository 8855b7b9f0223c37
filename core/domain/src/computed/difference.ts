import { combined, differenceGapMs } from './combined.ts'
import { firstFrom, type SourceSeries, type ComputedValues, type TimeSpan } from './sourceSeries.ts'

/**
 * The first data point minus the second, at each time when either has a reading: see `combined`.
 *
 * @param factor converts the second to the unit of the first
 * @param span of the values
 */
export function differences(
  first: SourceSeries,
  second: SourceSeries,
  factor: number,
  span: TimeSpan,
): ComputedValues {
  const isCircle = first.source.kind === 'direction'
  return combined(
    [first, second],
    ([a = 0, b = 0]) => (isCircle ? shortestTurn(a - b * factor) : a - b * factor),
    span,
  )
}

/**
 * Until when a difference is known: as long as neither of the two readings that it was computed from is older than its
 * own reporting gap, ms UTC.
 *
 * @param ts of the difference, one of those of `differences`
 */
export function differenceGoodUntilMs(
  first: SourceSeries,
  second: SourceSeries,
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
