import type { ParameterKind } from '@airshed/schemas'
import { conversionFactor } from '../grading/units.ts'
import { gasMass, standardMass } from './computedMass.ts'
import { COMBINATIONS } from '../statistics/combine.ts'
import {
  isOperator,
  isStatistic,
  computedStepMs,
  type ComputedDefinition,
  type Read,
} from './computedDefinition.ts'
import type { ComputedSource } from './metricSource.ts'

/** The kind and unit of a computed parameter's values. */
export interface ComputedOutcome {
  readonly kind: ParameterKind
  readonly unit: string
  readonly stepMs: number | null
  /**
   * For `diff`, by what the values of the second data point are multiplied; for `mass` at standard conditions, by what
   * those of the gas are, and at measured ones the molar mass, g/mol. 1 for everything else.
   */
  readonly factor: number
}

/**
 * Kind and unit of a computed parameter, which follow from those of its data points.
 *
 * @param sources those of `sourcesOf`, in that order
 */
export function computedOutcome(
  definition: ComputedDefinition,
  sources: readonly ComputedSource[],
): Read<ComputedOutcome> {
  const [source, other] = sources
  if (source === undefined) {
    return { problem: { path: '/link', expected: 'a data point of this device', got: 'none' } }
  }
  const { function: name } = definition
  const { kind, unit } = source
  const stepMs = computedStepMs(definition)
  const refused = refusedKind(definition, kind)
  if (refused !== null) return { problem: { path: '/link/0', expected: refused, got: kind } }
  const outcome = { unit, stepMs, factor: 1 }
  if (isOperator(name)) return { ok: { ...outcome, unit: '', kind: 'boolean' } }
  if (definition.function === 'scale') {
    const { scale } = definition
    return { ok: { ...outcome, unit: scale.unit?.trim() ?? '', kind: scaledKind(kind, scale) } }
  }
  if (definition.function === 'mass') {
    const { reference } = definition
    const read = gasMass(reference, sources)
    if ('problem' in read) return read
    const { unit: massUnit, molarMass } = read.ok
    const factor = reference === 'measured' ? molarMass : standardMass(molarMass, reference)
    return { ok: { ...outcome, unit: massUnit, kind, factor } }
  }
  if (isStatistic(name)) return { ok: { ...outcome, kind: statisticKind(definition, kind) } }
  if (name === 'abs' || other === undefined) return { ok: { ...outcome, kind } }
  if ((other.kind === 'direction') !== (kind === 'direction')) {
    const expected = kind === 'direction' ? 'a direction, as the first' : 'no direction'
    return { problem: { path: '/link/1', expected, got: other.kind } }
  }
  const parameter = source.path === other.path ? source.path : ''
  const factor = conversionFactor(parameter, other.unit, unit)
  if (factor === null) {
    const expected = `a data point in ${unit || 'no unit'}, or in a unit that converts to it`
    return { problem: { path: '/link/1', expected, got: other.unit || 'no unit' } }
  }
  return { ok: { ...outcome, kind: 'scalar', factor } }
}

/** What a function needs in place of this kind; null: it accepts the kind. */
function refusedKind({ function: name }: ComputedDefinition, kind: ParameterKind): string | null {
  if (kind !== 'direction') return null
  const isRefused = name === 'abs' || name === 'scale' || name === 'min' || name === 'max'
  return isRefused ? `no direction for ${name}: a circle has no least or greatest value` : null
}

/** Totals remain totals only if zero remains zero. */
function scaledKind(
  kind: ParameterKind,
  { min, max, range1, range2 }: { min: number; max: number; range1: number; range2: number },
): ParameterKind {
  const isThroughZero = Math.abs(range1 * max - range2 * min) <= 1e-9 * Math.abs(range1 * max)
  return COMBINATIONS[kind] === 'total' && isThroughZero ? kind : 'scalar'
}

/**
 * Extremes of periods combine to extremes. Totals of overlapping periods must not be added again, and the mean of
 * states is a share.
 */
function statisticKind(definition: ComputedDefinition, kind: ParameterKind): ParameterKind {
  const { function: name } = definition
  if (kind === 'boolean') return name === 'avg' ? 'scalar' : 'boolean'
  if (name !== 'avg') return name === 'max' ? 'maximum' : 'minimum'
  if (COMBINATIONS[kind] !== 'total') return kind
  const isOnceEach = 'periodMs' in definition && definition.periodMs === computedStepMs(definition)
  return isOnceEach ? kind : 'scalar'
}
