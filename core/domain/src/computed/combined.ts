import { longestIntervalMs } from '../status/reportingIntervals.ts'
import { reportingGapMs } from '../status/reportingGap.ts'
import { firstFrom, type SourceSeries, type ComputedValues, type TimeSpan } from './sourceSeries.ts'

/** Maximum age of the newest value of a data point for it to be combined with others, ms. */
export function differenceGapMs(
  series: Omit<SourceSeries, 'times' | 'values'>,
  ts: number,
): number {
  return reportingGapMs(longestIntervalMs(series, ts, ts + 1))
}

/**
 * A value at each time when one of several data points has a reading, from the newest reading of each. There is no value if
 * one of them is older than its reporting gap.
 *
 * @param combine the readings of the data points, in their order; null: there is no value
 * @param span of the values; the readings reach back before it by the gaps of all
 */
export function combined(
  series: readonly SourceSeries[],
  combine: (values: readonly number[]) => number | null,
  { from, to }: TimeSpan,
): ComputedValues {
  const found: ComputedValues = { times: [], values: [] }
  const at = series.map(({ times }) => firstFrom(times, from) - 1)
  for (;;) {
    const next = series.map(({ times }, one) => times[(at[one] ?? 0) + 1] ?? Infinity)
    const ts = Math.min(...next)
    if (!(ts <= to)) return found
    for (const [one, time] of next.entries()) if (time === ts) at[one] = (at[one] ?? 0) + 1
    if (!series.every((one, index) => isFresh(one, at[index] ?? -1, ts))) continue
    const value = combine(series.map(({ values }, one) => values[at[one] ?? 0] ?? 0))
    if (value === null) continue
    found.times.push(ts)
    found.values.push(value)
  }
}

function isFresh(series: SourceSeries, at: number, ts: number): boolean {
  const readAt = series.times[at]
  return readAt !== undefined && ts - readAt <= differenceGapMs(series, ts)
}
