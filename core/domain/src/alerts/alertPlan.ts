import type {
  AlertBasis,
  AlertCondition,
  AlertExpression,
  AlertHours,
  AlertReference,
  AlertRules,
  MissingData,
} from '@airshed/schemas'
import type { ComputedDefinition } from '../computed/computedDefinition.ts'
import { MINUTE_MS } from '../time/duration.ts'

/** What a condition measures: a reading as it is, its change over a time, or a value computed like a computed parameter. */
export type AlertMeasure =
  | { readonly function: 'last'; readonly source: string }
  | { readonly function: 'rate'; readonly source: string; /** ms */ readonly spanMs: number }
  | Extract<ComputedDefinition, { function: 'abs' | 'avg' | 'min' | 'max' | 'diff' }>

/** A comparison of the measured value. */
export interface ValuePlan {
  readonly kind: 'value'
  readonly measure: AlertMeasure
  /** What is subtracted before it is compared; null: nothing. */
  readonly above: { readonly source: string } | { readonly value: number } | null
  readonly expr: AlertExpression
  /** True is 1, false 0. */
  readonly limit: number
  /** The limit while the alert is active. */
  readonly clearLimit: number
  /** An on/off state: any reading but 0 is on, and it stays so until it changes. */
  readonly isSwitch: boolean
}

/** A data point that must not stop reporting. */
export interface SilencePlan {
  readonly kind: 'silence'
  readonly source: string
  readonly periodMs: number
}

export type ConditionPlan = ValuePlan | SilencePlan

/** An alert in the form in which it is evaluated. */
export interface AlertPlan {
  /** One group is enough; all of its conditions must hold. */
  readonly groups: readonly { readonly id: string; readonly conditions: readonly ConditionPlan[] }[]
  /** How long the rules hold before the alert begins, ms. */
  readonly holdMs: number
  /** Minimum time from one beginning to the next, ms. */
  readonly reactivationMs: number
  /** When it may begin; null: at any time. */
  readonly hours: AlertHours | null
  /** What happens once its readings have stopped. */
  readonly missing: MissingData
}

/** The settings of an alert that determine when it begins. */
export interface AlertOptions {
  readonly rules: AlertRules
  readonly references?: readonly AlertReference[]
  readonly holdMs?: number
  readonly reactivationMs?: number
  readonly hours?: AlertHours | null
  /** Default: it keeps its state. */
  readonly missing?: MissingData
}

/**
 * The plan by which an alert is evaluated.
 *
 * @throws RangeError for a reference that the alert does not have
 */
export function planOf(alert: AlertOptions): AlertPlan {
  const references = new Map(alert.references?.map(({ name, value }) => [name, value]))
  return {
    groups: alert.rules.map(({ _id, conditions }) => ({
      id: _id,
      conditions: conditions.map((condition) => conditionPlan(condition, references)),
    })),
    holdMs: alert.holdMs ?? 0,
    reactivationMs: alert.reactivationMs ?? 0,
    hours: alert.hours ?? null,
    missing: alert.missing ?? 'keep',
  }
}

function conditionPlan(
  condition: AlertCondition,
  references: ReadonlyMap<string, number>,
): ConditionPlan {
  const { dataPointId: watched } = condition
  if (!('expr' in condition)) {
    if (typeof watched === 'string') throw new RangeError(`${watched} is compared with nothing`)
    if (watched.func === 'silence') {
      return { kind: 'silence', source: watched.dataPointId, periodMs: watched.period * MINUTE_MS }
    }
    if (watched.func !== 'diff') throw new RangeError(`${watched.func} is compared with nothing`)
    const { dataPointId: source, dataPointId2: other, value } = watched
    return {
      kind: 'value',
      measure: { function: 'diff', source, other },
      above: null,
      expr: 'gt',
      limit: value,
      clearLimit: value,
      isSwitch: false,
    }
  }
  const { expr, value, clear_value: clearValue, basis } = condition
  const limit = numberOf(value, references)
  return {
    kind: 'value',
    measure: measureOf(watched),
    above: basis === undefined ? null : aboveOf(basis),
    expr,
    limit,
    clearLimit: clearValue ?? limit,
    isSwitch: typeof value === 'boolean',
  }
}

function measureOf(watched: AlertCondition['dataPointId']): AlertMeasure {
  if (typeof watched === 'string') return { function: 'last', source: watched }
  const { dataPointId: source } = watched
  switch (watched.func) {
    case 'abs':
      return { function: 'abs', source }
    case 'rate':
      return { function: 'rate', source, spanMs: watched.period * MINUTE_MS }
    case 'avg':
    case 'min':
    case 'max': {
      const { func, period, completeness } = watched
      const measure = { function: func, source, periodMs: period * MINUTE_MS }
      return completeness === undefined ? measure : { ...measure, completeness }
    }
    default:
      throw new RangeError(`${watched.func} is not compared with a value`)
  }
}

const aboveOf = (basis: AlertBasis): ValuePlan['above'] =>
  basis.kind === 'above_upwind' ? { source: basis.dataPointId } : { value: basis.value }

function numberOf(
  value: number | boolean | { reference: string },
  references: ReadonlyMap<string, number>,
): number {
  if (typeof value !== 'object') return Number(value)
  const named = references.get(value.reference)
  if (named === undefined) throw new RangeError(`No reference is named ${value.reference}`)
  return named
}

/** Ids of the data points that a plan looks at, each once. */
export function planSources({ groups }: AlertPlan): string[] {
  return [...new Set(groups.flatMap(({ conditions }) => conditions.flatMap(conditionSources)))]
}

/** Ids of the data points that a condition looks at. */
export function conditionSources(condition: ConditionPlan): readonly string[] {
  if (condition.kind === 'silence') return [condition.source]
  const { measure, above } = condition
  return [
    measure.source,
    ...(measure.function === 'diff' ? [measure.other] : []),
    ...(above !== null && 'source' in above ? [above.source] : []),
  ]
}
