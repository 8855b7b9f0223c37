import {
  chainProblem,
  isOperator,
  computedOutcome,
  readConditions,
  sourcesOf,
  type ComputedDefinition,
  type ComputedOutcome,
  type ComputedProblem,
} from '@airshed/domain'
import { COMPUTED_DEPTH_MAX, type ComputedConditions } from '@airshed/schemas'
import { invalidBody } from '../../../access/input/invalidField.ts'
import type { DataPointRow } from '../../dataPoints/queries.ts'
import { linksOf, type NodePoints } from './nodePoints.ts'

/** Decimals shown for a computed parameter. */
const METRIC_PRECISION = 3

/** The computed parameter that results from conditions. */
export interface SettledComputed extends ComputedOutcome {
  readonly definition: ComputedDefinition
  readonly sources: readonly DataPointRow[]
  readonly precision: number
}

/**
 * Resolves the data points of conditions on a device, and derives the computed parameter.
 *
 * @param id of the data point that gets these conditions; undefined for a new one
 * @param at JSON pointer of the conditions in the body
 * @throws ApiError VALIDATION_FAILED
 */
export function settleComputed(
  points: NodePoints,
  conditions: ComputedConditions,
  id: string | undefined,
  at = '/conditions',
): SettledComputed {
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
        : `a chain of at most ${COMPUTED_DEPTH_MAX} metrics`
    throw refused({ path: '/link', expected, got: chain === 'circle' ? 'a circle' : 'more' }, at)
  }
  const outcome = unwrap(computedOutcome(definition, sources.map(sourceOf)), at)
  const precision = isOperator(definition.function) ? 0 : METRIC_PRECISION
  return { ...outcome, definition, sources, precision }
}

const sourceOf = ({ step_ms: stepMs, ...row }: DataPointRow) => ({ ...row, stepMs })

function unwrap<Value>(read: { ok: Value } | { problem: ComputedProblem }, at: string): Value {
  if ('ok' in read) return read.ok
  throw refused(read.problem, at)
}

function refused({ path, expected, got }: ComputedProblem, at: string) {
  return invalidBody([{ path: `${at}${path}`, expected, got }])
}
