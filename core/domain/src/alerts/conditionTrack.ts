import { conversionFactor } from '../grading/units.ts'
import { differenceGapMs } from '../computed/combined.ts'
import { differenceGoodUntilMs } from '../computed/difference.ts'
import { computedValues } from '../computed/computedValues.ts'
import { computedStepMs } from '../computed/computedDefinition.ts'
import {
  firstFrom,
  type SourceSeries,
  type ComputedValues,
  type TimeSpan,
} from '../computed/sourceSeries.ts'
import type { PeriodDefinition } from '../computed/periodValues.ts'
import type { AlertMeasure, ConditionPlan, SilencePlan, ValuePlan } from './alertPlan.ts'
import { changesOver } from './changesOver.ts'
import { less, withGaps, type GoodValues, type Track } from './track.ts'

/** A data point that an alert looks at, with its readings. */
export interface AlertSeries extends SourceSeries {
  /**
   * Hourly values of a measure, if they were computed elsewhere: the readings then need not reach back by its period.
   */
  readonly hourValues?: (measure: PeriodDefinition) => ComputedValues | undefined
}

/** How far readings of a data point must reach back before a span. */
export interface ConditionLead {
  /** ms before the span. */
  readonly leadMs: number
  /** The last reading before that counts too, however old it is. */
  readonly needsLast: boolean
}

/**
 * How far readings must reach back to know what a condition measures in a span.
 *
 * @param gapMs how old a value of its data points may be
 * @param hasHours values of whole hours are computed elsewhere
 */
export function conditionLead(
  condition: ConditionPlan,
  gapMs: number,
  hasHours = false,
): ConditionLead {
  if (condition.kind === 'silence') return { leadMs: condition.periodMs, needsLast: true }
  const { measure, isSwitch } = condition
  if (measure.function === 'rate') return { leadMs: measure.spanMs + 2 * gapMs, needsLast: false }
  // A switch holds what was measured last, when either reading may have been as old as its gap.
  if (measure.function === 'diff') return { leadMs: 2 * gapMs, needsLast: isSwitch }
  if (!('periodMs' in measure)) return { leadMs: gapMs, needsLast: isSwitch }
  const stepMs = computedStepMs(measure) ?? 0
  const periodMs = stepMs > 0 && hasHours ? 0 : measure.periodMs
  return { leadMs: periodMs + gapMs + stepMs, needsLast: false }
}

/** How long after a reading a condition may still measure something else because of it, ms. */
export function conditionReachMs(condition: ConditionPlan, gapMs: number): number {
  if (condition.kind === 'silence') return condition.periodMs
  const { measure } = condition
  // It is what later readings changed from, as long as no gap is over.
  if (measure.function === 'rate') return measure.spanMs + 2 * gapMs + 1
  if (measure.function === 'diff') return 2 * gapMs + 1
  // A value is unknown from just after its gap on.
  if (!('periodMs' in measure)) return gapMs + 1
  return measure.periodMs + 2 * ((computedStepMs(measure) ?? 0) + gapMs)
}

/**
 * What a condition measures in a span.
 *
 * @param series of its data points, in the order of `conditionSources`; they reach back by `leadMs`
 */
export function conditionTrack(
  condition: ConditionPlan,
  series: readonly AlertSeries[],
  span: TimeSpan,
): Track {
  if (condition.kind === 'silence') return silenceTrack(condition, series)
  const { measure, above } = condition
  const isPair = measure.function === 'diff'
  const own = measuredTrack(measure, series.slice(0, isPair ? 2 : 1), span, condition)
  if (above === null) return own
  if ('value' in above) {
    return { times: own.times, values: own.values.map((value) => value - above.value) }
  }
  const [first] = series
  const other = series[isPair ? 2 : 1]
  const factor = factorBetween(first, other)
  if (other === undefined || factor === null) return { times: [], values: [] }
  return less(own, measuredTrack(measure, [other], span, condition), factor)
}

function measuredTrack(
  measure: AlertMeasure,
  series: readonly AlertSeries[],
  { from, to }: TimeSpan,
  { isSwitch }: Pick<ValuePlan, 'isSwitch'>,
): Track {
  const [first, second] = series
  const factor = second === undefined ? 1 : factorBetween(first, second)
  if (first === undefined || factor === null) return { times: [], values: [] }
  const stepMs = ('periodMs' in measure ? computedStepMs(measure) : null) ?? 0
  const goodUntil = (ts: number) => (isSwitch ? Infinity : ts + stepMs + differenceGapMs(first, ts))
  // What was measured before the span still holds when it begins.
  const backFrom = isSwitch ? Number.NEGATIVE_INFINITY : 2 * from - goodUntil(from)
  const { times, values } =
    measure.function === 'last'
      ? readingsOf(first, backFrom, to)
      : measure.function === 'rate'
        ? changesOver(first, measure.spanMs, { from: backFrom, to })
        : ((stepMs > 0 ? first.hourValues?.(measure as PeriodDefinition) : undefined) ??
          computedValues(measure, series, factor, { from: backFrom, to }))
  const sizes = measure.function === 'diff' ? values.map(Math.abs) : values
  const knownUntil = (ts: number) =>
    measure.function === 'diff' && second !== undefined && !isSwitch
      ? differenceGoodUntilMs(first, second, ts)
      : goodUntil(ts)
  const good = { times, values: sizes, goodUntilMs: times.map(knownUntil) }
  return withGaps(stepMs === 0 ? good : knownWith(good, first))
}

/** The factor that converts values of the other to the unit of the first; null: none. */
function factorBetween(
  first: AlertSeries | undefined,
  other: AlertSeries | undefined,
): number | null {
  if (first === undefined || other === undefined) return null
  const parameter = first.source.path === other.source.path ? first.source.path : ''
  return conversionFactor(parameter, other.source.unit, first.source.unit)
}

/** Hourly values from when they are known: the time of the first reading after the hour. */
function knownWith(good: GoodValues, { times: readings }: SourceSeries): GoodValues {
  const found: { times: number[]; values: number[]; goodUntilMs: number[] } = {
    times: [],
    values: [],
    goodUntilMs: [],
  }
  for (const [at, hour] of good.times.entries()) {
    const ts = readings[firstFrom(readings, hour)]
    if (ts === undefined) continue
    // After a silence, one reading completes several hours: the last of them counts.
    const place = found.times.at(-1) === ts ? found.times.length - 1 : found.times.length
    found.times[place] = ts
    found.values[place] = good.values[at] ?? Number.NaN
    found.goodUntilMs[place] = good.goodUntilMs[at] ?? ts
  }
  return found
}

function readingsOf({ times, values }: SourceSeries, from: number, to: number): Track {
  const start = firstFrom(times, from)
  const end = firstFrom(times, to + 1)
  return { times: [...times.subarray(start, end)], values: [...values.subarray(start, end)] }
}

/** 1 while there has been no reading for the period, else 0. */
function silenceTrack({ periodMs }: SilencePlan, [first]: readonly AlertSeries[]): Track {
  if (first === undefined) return { times: [], values: [] }
  const found: { times: number[]; values: number[] } = { times: [], values: [] }
  for (const [at, ts] of first.times.entries()) {
    found.times.push(ts)
    found.values.push(0)
    const silentMs = ts + periodMs
    if (silentMs < (first.times[at + 1] ?? Infinity)) {
      found.times.push(silentMs)
      found.values.push(1)
    }
  }
  return found
}
