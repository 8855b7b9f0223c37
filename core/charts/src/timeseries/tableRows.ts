import { belowLimitAt, type BelowLimit, hiddenReading, type HiddenReading } from '@airshed/domain'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { firstNotBefore } from '../series/timeSearch.ts'

export interface SeriesRow {
  /** UTC milliseconds. */
  time: number
  /** In the order of the series; null where one has no value at that time. */
  values: readonly (number | null)[]
  /** Which of them a flag hides, and why, by the place of their series. */
  hidden: ReadonlyMap<number, HiddenReading>
  /** Which of them are below their detection limit, by the place of their series; absent: none. */
  belowLimit?: ReadonlyMap<number, BelowLimit>
}

interface OpenRow {
  values: (number | null)[]
  hidden: Map<number, HiddenReading>
  belowLimit?: Map<number, BelowLimit>
}

/** The newest times of a window, newest first, with the value of each series. */
export function tableRows(
  series: readonly ChartSeries[],
  range: ChartRange,
  maxRows: number,
): readonly SeriesRow[] {
  const rows = new Map<number, OpenRow>()
  for (const [which, one] of series.entries()) {
    const { times, values, flags, path = '' } = one
    let taken = 0
    let index = firstNotBefore(times, range.to)
    if (times[index] !== range.to) index -= 1
    for (; index >= 0 && taken < maxRows; index -= 1, taken += 1) {
      const time = times[index] ?? Number.NaN
      if (!(time >= range.from)) break
      const row: OpenRow = rows.get(time) ?? { values: series.map(() => null), hidden: new Map() }
      const value = values[index] ?? Number.NaN
      row.values[which] = Number.isNaN(value) ? null : value
      const hidden = hiddenReading(flags?.[index], path)
      if (hidden !== null) row.hidden.set(which, hidden)
      const below = belowLimitAt(one, index)
      if (below !== null) (row.belowLimit ??= new Map()).set(which, below)
      rows.set(time, row)
    }
  }
  return [...rows]
    .sort(([one], [other]) => other - one)
    .slice(0, maxRows)
    .map(([time, row]) => ({ time, ...row }))
}
