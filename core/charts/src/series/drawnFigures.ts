import { rangeStatistics } from '@airshed/domain'
import type { RangeStatistics } from '@airshed/schemas'
import type { ChartRange, ChartSeries } from './chartSeries.ts'

/**
 * The figures of the values that a series holds, for charts that got none with their data. Drawn or averaged values
 * give only the extremes: their mean is not that of the readings.
 */
export function drawnFigures(series: ChartSeries, range: ChartRange): RangeStatistics {
  const { times, values, kind = 'scalar', averagingPeriodMs = null, completeness } = series
  const { reportingIntervalMs = 0, reportingIntervals = [], flags } = series
  const found = rangeStatistics(
    {
      times,
      values,
      kind,
      reportingIntervalMs,
      reportingIntervals,
      ...(flags === undefined ? {} : { flags }),
    },
    range,
  )
  if (completeness === undefined && averagingPeriodMs === null) return found
  const { hidden: _, ...known } = found
  return { ...known, value: null, resultant: null, expected: 0, coverage: completeness ?? null }
}
