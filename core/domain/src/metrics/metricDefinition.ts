import {
  METRIC_FUNCTIONS,
  METRIC_OPERATORS,
  METRIC_STATISTICS,
  METRIC_STEP,
  type MetricConditions,
  type MetricOperator,
  type MetricScale,
  type MetricStatistic,
} from '@airshed/schemas'
import { MINUTE_MS } from '../time/duration.ts'

/** How a metric is computed; data points are named by their ids. */
export type MetricDefinition =
  | { readonly function: 'abs'; readonly source: string }
  | {
      readonly function: MetricStatistic
      readonly source: string
      readonly periodMs: number
      /** Share of the expected readings that a value needs. Default 0.75 for means, none for extremes. */
      readonly completeness?: number
    }
  | { readonly function: 'diff'; readonly source: string; readonly other: string }
  | { readonly function: 'scale'; readonly source: string; readonly scale: MetricScale }
  | { readonly function: MetricOperator; readonly source: string; readonly value: number }

/** Why conditions do not define a metric: where, what was expected and what was found there. */
export interface MetricProblem {
  /** JSON pointer below the conditions, such as `/link/1`. */
  readonly path: string
  readonly expected: string
  readonly got: string
}

export type Read<Value> = { readonly ok: Value } | { readonly problem: MetricProblem }

/** The data points that a metric reads, in the order of its conditions. */
export const sourcesOf = (definition: MetricDefinition): readonly string[] =>
  definition.function === 'diff' ? [definition.source, definition.other] : [definition.source]

/** From one value of a metric to the next, ms; null: it has a value for each reading. */
export function metricStepMs(definition: MetricDefinition): number | null {
  if (!('periodMs' in definition)) return null
  return definition.periodMs >= METRIC_STEP * MINUTE_MS ? METRIC_STEP * MINUTE_MS : null
}

/** The definition that conditions on the wire represent. */
export function readConditions(conditions: MetricConditions): Read<MetricDefinition> {
  const { link, ...given } = conditions
  const named = METRIC_FUNCTIONS.filter((name) => given[name] !== undefined)
  const [name] = named
  if (name === undefined || named.length > 1) {
    const got = named.length === 0 ? 'none' : named.join(' and ')
    return { problem: { path: '', expected: `one of ${METRIC_FUNCTIONS.join(', ')}`, got } }
  }
  const wanted = name === 'diff' ? 2 : 1
  const [source, other] = link
  if (link.length !== wanted || source === undefined) {
    const expected = `${wanted} data point${wanted === 1 ? '' : 's'} for ${name}`
    return { problem: { path: '/link', expected, got: String(link.length) } }
  }
  if (given.scale !== undefined && given.scale.min === given.scale.max) {
    const expected = 'another value than that of min'
    return { problem: { path: '/scale/max', expected, got: String(given.scale.max) } }
  }
  return { ok: definitionOf(name, source, other ?? source, given) }
}

function definitionOf(
  name: MetricDefinition['function'],
  source: string,
  other: string,
  given: Omit<MetricConditions, 'link'>,
): MetricDefinition {
  if (name === 'abs') return { function: name, source }
  if (name === 'diff') return { function: name, source, other }
  if (name === 'scale') return { function: name, source, scale: given.scale as MetricScale }
  if (isStatistic(name)) {
    return { function: name, source, periodMs: (given[name]?.period ?? 0) * MINUTE_MS }
  }
  return { function: name, source, value: given[name]?.value ?? 0 }
}

/** Whether a function combines the readings of a period. */
export const isStatistic = (name: MetricDefinition['function']): name is MetricStatistic =>
  (METRIC_STATISTICS as readonly string[]).includes(name)

/** Whether a function compares readings with a value. */
export const isOperator = (name: MetricDefinition['function']): name is MetricOperator =>
  (METRIC_OPERATORS as readonly string[]).includes(name)
