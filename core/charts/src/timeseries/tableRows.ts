import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { firstNotBefore } from '../series/timeSearch.ts'

export interface SeriesRow {
  /** UTC milliseconds. */
  time: number
  /** In the order of the series; null where one has no value at that time. */
  values: readonly (number | null)[]
}

/** The newest times of a window, newest first, with the value of each series. */
export function tableRows(
  series: readonly ChartSeries[],
  range: ChartRange,
  maxRows: number,
): readonly SeriesRow[] {
  const rows = new Map<number, (number | null)[]>()
  for (const [which, { times, values }] of series.entries()) {
    let taken = 0
    let index = firstNotBefore(times, range.to)
    if (times[index] !== range.to) index -= 1
    for (; index >= 0 && taken < maxRows; index -= 1, taken += 1) {
      const time = times[index] ?? Number.NaN
      if (!(time >= range.from)) break
      const row = rows.get(time) ?? series.map(() => null)
      const value = values[index] ?? Number.NaN
      row[which] = Number.isNaN(value) ? null : value
      rows.set(time, row)
    }
  }
  return [...rows]
    .sort(([one], [other]) => other - one)
    .slice(0, maxRows)
    .map(([time, values]) => ({ time, values }))
}
