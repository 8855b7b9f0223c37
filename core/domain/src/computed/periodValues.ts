import type { RangeStatistics } from '@airshed/schemas'
import { rangeStatistics } from '../statistics/rangeStatistics.ts'
import { HOUR_MS } from '../time/duration.ts'
import type { ComputedDefinition } from './computedDefinition.ts'
import type { ComputedSource } from './metricSource.ts'
import { firstFrom, type SourceSeries, type ComputedValues, type TimeSpan } from './sourceSeries.ts'

export type PeriodDefinition = Extract<ComputedDefinition, { periodMs: number }>

/**
 * The window of the readings that a value is computed from: `to` is exclusive, as in every window of statistics.
 *
 * A value for each reading stands for the period that ends with its reading. A value of an hour stands for the whole
 * hours before its time, excluding a reading on the hour; a value of an hourly computed parameter belongs to the hour that it ends.
 *
 * @param stepMs of the computed parameter, see `computedStepMs`
 */
export function periodWindow(
  ts: number,
  periodMs: number,
  stepMs: number | null,
  source: Pick<ComputedSource, 'stepMs'>,
): TimeSpan {
  const shiftMs = stepMs === null || source.stepMs !== null ? 1 : 0
  return { from: ts - periodMs + shiftMs, to: ts + shiftMs }
}

/**
 * The value of a computed parameter from the figures of a window: a mean, or what the kind allows in its place, is withheld below
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
 * Values of a computed parameter over a period, from its readings.
 *
 * @param times at which it has values, ascending: those of readings, or full hours
 * @param stepMs of the computed parameter
 */
export function periodValues(
  definition: PeriodDefinition,
  series: SourceSeries,
  times: readonly number[],
  stepMs: number | null,
): ComputedValues {
  const found: ComputedValues = { times: [], values: [] }
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
