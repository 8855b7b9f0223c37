import type { ParameterKind } from '@airshed/schemas'
import { expectedReadings, type IntervalSeries } from '../status/reportingIntervals.ts'
import { combineValues } from './combine.ts'
import { withCoverage, type CoveredStatistic } from './completeness.ts'

/** The readings of one row of a heat map. */
export interface HeatmapSeries extends IntervalSeries {
  /** ms UTC, ascending. */
  readonly times: ArrayLike<number>
  /** As long as `times`; NaN is a gap. */
  readonly values: ArrayLike<number>
  /** Decides how the readings of a cell become one, see `COMBINATIONS`. */
  readonly kind: ParameterKind
  /** The averaging period if the values are already means; null: as measured. */
  readonly averagingPeriodMs: number | null
  /**
   * Only the extremes of each pixel column are left: the readings can no longer be counted, and a mean is only close to
   * that of all. Default false.
   */
  readonly isReduced?: boolean
}

export interface HeatmapOptions {
  /** The last bin ends at the present: the reading due there may still arrive. Default false. */
  readonly isRunning?: boolean
}

/**
 * The cells of a row: the statistic of each bin with its coverage, withheld if it is based on less than 75 % of the
 * readings expected by the reporting interval.
 *
 * @param edges - of the bins, see `timeBins`; readings outside are left out
 */
export function heatmapRow(
  series: HeatmapSeries,
  edges: ArrayLike<number>,
  { isRunning = false }: HeatmapOptions = {},
): CoveredStatistic[] {
  const { times, values } = series
  const cells: CoveredStatistic[] = []
  let at = 0
  for (let bin = 0; bin + 1 < edges.length; bin += 1) {
    const start = edges[bin] ?? 0
    const end = edges[bin + 1] ?? 0
    const inside: number[] = []
    while (at < times.length && (times[at] ?? 0) < start) at += 1
    while (at < times.length && (times[at] ?? 0) < end) {
      const value = values[at] ?? Number.NaN
      if (Number.isFinite(value)) inside.push(value)
      at += 1
    }
    const due =
      series.isReduced === true
        ? 0
        : expectedReadings(series, start, end, series.averagingPeriodMs ?? 0)
    const isOpen = isRunning && bin + 2 === edges.length
    const expected = Math.max(0, isOpen ? due - 1 : due)
    cells.push(withCoverage(combineValues(inside, series.kind), inside.length, expected))
  }
  return cells
}
