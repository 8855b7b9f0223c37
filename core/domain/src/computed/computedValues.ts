import { combined } from './combined.ts'
import { differences } from './difference.ts'
import { measuredMass } from './computedMass.ts'
import {
  isCombined,
  computedStepMs,
  sourcesOf,
  type ComputedDefinition,
} from './computedDefinition.ts'
import { firstFrom, type SourceSeries, type ComputedValues, type TimeSpan } from './sourceSeries.ts'
import { hoursIn, periodValues } from './periodValues.ts'
import { pointValue } from './pointValue.ts'

/**
 * The values of a computed parameter in a span, from the readings of its data points.
 *
 * An hourly computed parameter has its value as soon as there is a reading at the end of the hour or after it: until then readings
 * of that hour may still arrive.
 *
 * @param series of `sourcesOf`, in that order; they reach back before the span by the period, or by
 *   the reporting gap
 * @param factor see `ComputedOutcome`
 */
export function computedValues(
  definition: ComputedDefinition,
  series: readonly SourceSeries[],
  factor: number,
  span: TimeSpan,
): ComputedValues {
  const [first, second] = series
  if (first === undefined) return { times: [], values: [] }
  if (definition.function === 'diff') {
    if (second === undefined) return { times: [], values: [] }
    return differences(first, second, factor, span)
  }
  if (isCombined(definition)) {
    if (series.length < sourcesOf(definition).length) return { times: [], values: [] }
    return combined(series, (values) => measuredMass(factor, values), span)
  }
  const start = firstFrom(first.times, span.from)
  const times = [...first.times.subarray(start, firstFrom(first.times, span.to + 1))]
  if ('periodMs' in definition) {
    const stepMs = computedStepMs(definition)
    const newest = first.times.at(-1) ?? Number.NEGATIVE_INFINITY
    const due = stepMs === null ? times : hoursIn({ ...span, to: Math.min(span.to, newest) })
    return periodValues(definition, first, due, stepMs)
  }
  const values = times.map(
    (_, at) => pointValue(definition, first.values[start + at] ?? 0, factor) ?? 0,
  )
  return { times, values }
}
