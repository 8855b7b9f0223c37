import {
  chainProblem,
  isOperator,
  metricOutcome,
  readConditions,
  sourcesOf,
  type MetricDefinition,
  type MetricOutcome,
  type MetricProblem,
} from '@airshed/domain'
import { METRIC_DEPTH_MAX, type MetricConditions } from '@airshed/schemas'
import { invalidBody } from '../../../access/input/invalidField.ts'
import type { DataPointRow } from '../../dataPoints/queries.ts'
import { linksOf, type NodePoints } from './nodePoints.ts'

/** Decimals shown for a metric. */
const METRIC_PRECISION = 3

/** The metric that results from conditions. */
export interface SettledMetric extends MetricOutcome {
  readonly definition: MetricDefinition
  readonly sources: readonly DataPointRow[]
  readonly precision: number
}

/**
 * Resolves the data points of conditions on a device, and derives the metric.
 *
 * @param id of the data point that gets these conditions; undefined for a new one
 * @param at JSON pointer of the conditions in the body
 * @throws ApiError VALIDATION_FAILED
 */
export function settleMetric(
  points: NodePoints,
  conditions: MetricConditions,
  id: string | undefined,
  at = '/conditions',
): SettledMetric {
  const definition = unwrap(readConditions(conditions), at)
  const ids = sourcesOf(definition)
  const sources = ids.map((source, index) => {
    const row = points.get(source)
    if (row !== undefined && source !== id) return row
    const expected =
      row === undefined
        ? 'a data point of this device'
        : 'a data point other than the metric itself'
    throw refused({ path: `/link/${index}`, expected, got: source }, at)
  })
  const chain = chainProblem(new Map([...linksOf(points), [id ?? '', ids]]))
  if (chain !== null) {
    const expected =
      chain === 'circle'
        ? 'data points that are not computed from this metric'
        : `a chain of at most ${METRIC_DEPTH_MAX} metrics`
    throw refused({ path: '/link', expected, got: chain === 'circle' ? 'a circle' : 'more' }, at)
  }
  const outcome = unwrap(metricOutcome(definition, sources.map(sourceOf)), at)
  const precision = isOperator(definition.function) ? 0 : METRIC_PRECISION
  return { ...outcome, definition, sources, precision }
}

const sourceOf = ({ step_ms: stepMs, ...row }: DataPointRow) => ({ ...row, stepMs })

function unwrap<Value>(read: { ok: Value } | { problem: MetricProblem }, at: string): Value {
  if ('ok' in read) return read.ok
  throw refused(read.problem, at)
}

function refused({ path, expected, got }: MetricProblem, at: string) {
  return invalidBody([{ path: `${at}${path}`, expected, got }])
}
