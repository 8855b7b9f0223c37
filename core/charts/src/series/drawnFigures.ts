import {
  heldFigures,
  isReported,
  MINUTE_MS,
  rangeStatistics,
  withCoverage,
  type HeldChange,
} from '@airshed/domain'
import type { RangeStatistics } from '@airshed/schemas'
import type { ChartRange, ChartSeries } from './chartSeries.ts'

/**
 * The figures of the values that a series holds, for charts that got none with their data. Drawn or averaged values
 * give only the extremes: their mean is not that of the readings.
 */
export function drawnFigures(series: ChartSeries, range: ChartRange): RangeStatistics {
  const { times, values, kind = 'scalar', averagingPeriodMs = null, completeness } = series
  const { reportingIntervalMs = 0, reportingIntervals = [], flags, path = '' } = series
  if (!isReported(path) && averagingPeriodMs === null && completeness === undefined) {
    return figuresOfSteps(series, range)
  }
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
  const { hidden: _hidden, belowLimit: _below, ...known } = found
  return { ...known, value: null, resultant: null, expected: 0, coverage: completeness ?? null }
}

/** The figures of values that hold until the next, up to the last of them. */
function figuresOfSteps(
  { times, values }: Pick<ChartSeries, 'times' | 'values'>,
  { from, to }: ChartRange,
): RangeStatistics {
  const changes = Array.from(times, (ts, at): HeldChange => {
    const value = values[at] ?? Number.NaN
    return [ts, Number.isNaN(value) ? null : value]
  })
  const end = Math.min(to, times.at(-1) ?? from)
  const { mean, minimum, maximum, knownMs } = heldFigures(changes, { from, to: end })
  const minutes = [knownMs, Math.max(0, end - from)].map((ms) => Math.round(ms / MINUTE_MS))
  return {
    ...withCoverage(mean, minutes[0] ?? 0, minutes[1] ?? 0),
    minimum,
    maximum,
    combination: 'mean',
    isTimeWeighted: true,
    resultant: null,
  }
}
