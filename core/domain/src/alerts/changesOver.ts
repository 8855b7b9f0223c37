import { differenceGapMs } from '../computed/combined.ts'
import { firstFrom, type SourceSeries, type TimeSpan } from '../computed/sourceSeries.ts'
import type { Track } from './track.ts'

/**
 * By how much a data point changed over a time, at each reading: the reading minus the one that held that long before.
 * There is no value where that one was older than its reporting gap even then.
 *
 * @param spanMs the time over which it changed
 * @param span of the values; the readings reach back before it by `spanMs` and a gap
 */
export function changesOver(series: SourceSeries, spanMs: number, { from, to }: TimeSpan): Track {
  const { times, values } = series
  const found: { times: number[]; values: number[] } = { times: [], values: [] }
  const end = firstFrom(times, to + 1)
  for (let at = firstFrom(times, from); at < end; at += 1) {
    const ts = times[at] ?? 0
    const thenTs = ts - spanMs
    const before = firstFrom(times, thenTs + 1) - 1
    const readAt = times[before]
    if (readAt === undefined || thenTs - readAt > differenceGapMs(series, thenTs)) continue
    found.times.push(ts)
    found.values.push((values[at] ?? Number.NaN) - (values[before] ?? Number.NaN))
  }
  return found
}
