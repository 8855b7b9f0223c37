import type { RangeStatistics } from '@airshed/schemas'
import { rangeStatistics } from '../statistics/rangeStatistics.ts'
import { HOUR_MS } from '../time/duration.ts'
import type { MetricDefinition } from './metricDefinition.ts'
import type { MetricSource } from './metricSource.ts'
import { firstFrom, type MetricSeries, type MetricValues, type TimeSpan } from './metricSeries.ts'

export type PeriodDefinition = Extract<MetricDefinition, { periodMs: number }>

/**
 * The window of the readings that a value is computed from: `to` is exclusive, as in every window of statistics.
 *
 * A value for each reading stands for the period that ends with its reading. A value of an hour stands for the whole
 * hours before its time, excluding a reading on the hour; a value of an hourly metric belongs to the hour that it ends.
 *
 * @param stepMs of the metric, see `metricStepMs`
 */
export function periodWindow(
  ts: number,
  periodMs: number,
  stepMs: number | null,
  source: Pick<MetricSource, 'stepMs'>,
): TimeSpan {
  const shiftMs = stepMs === null || source.stepMs !== null ? 1 : 0
  return { from: ts - periodMs + shiftMs, to: ts + shiftMs }
}

/**
 * The value of a metric from the figures of a window: a mean, or what the kind allows in its place, is withheld below
 * 75 % of the readings, but extremes are not, unless the definition specifies otherwise.
 */
export function periodValue(
  { function: name, completeness }: PeriodDefinition,
  figures: Pick<RangeStatistics, 'value' | 'minimum' | 'maximum' | 'coverage'>,
): number | null {
  const { coverage } = figures
  if (completeness !== undefined && coverage !== null && coverage < completeness) return null
  if (name === 'avg') return figures.value
  return name === 'min' ? figures.minimum : figures.maximum
}

/** Full hours of a span, ms UTC. */
export function hoursIn({ from, to }: TimeSpan): number[] {
  const hours: number[] = []
  for (let ts = Math.ceil(from / HOUR_MS) * HOUR_MS; ts <= to; ts += HOUR_MS) hours.push(ts)
  return hours
}

/**
 * Values of a metric over a period, from its readings.
 *
 * @param times at which it has values, ascending: those of readings, or full hours
 * @param stepMs of the metric
 */
export function periodValues(
  definition: PeriodDefinition,
  series: MetricSeries,
  times: readonly number[],
  stepMs: number | null,
): MetricValues {
  const found: MetricValues = { times: [], values: [] }
  for (const ts of times) {
    const window = periodWindow(ts, definition.periodMs, stepMs, series.source)
    const start = firstFrom(series.times, window.from)
    const end = firstFrom(series.times, window.to)
    // Each period is summed separately, so that rounding errors do not accumulate.
    const figures = rangeStatistics(
      {
        ...series,
        kind: series.source.kind,
        times: series.times.subarray(start, end),
        values: series.values.subarray(start, end),
      },
      window,
    )
    const value = periodValue(definition, figures)
    if (value === null) continue
    found.times.push(ts)
    found.values.push(value)
  }
  return found
}
