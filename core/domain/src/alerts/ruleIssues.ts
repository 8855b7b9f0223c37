import type {
  AlertCondition,
  AlertExpression,
  AlertReference,
  AlertRules,
  ParameterKind,
} from '@airshed/schemas'
import { conversionFactor } from '../grading/units.ts'
import { ONLINE_STATUS_PATH } from '../status/nodeStatus.ts'
import { clearingBound, isWithin } from './clearingBound.ts'
import { conditionPointIds } from './conditionPoints.ts'

/** A data point that rules may name. */
export interface RulePoint {
  readonly nodeId: string
  readonly path: string
  readonly kind: ParameterKind
  readonly unit: string
}

/** An issue with rules, beyond their shape. */
export interface RuleIssue {
  /** JSON pointer, from `/data_points` or `/references` on. */
  readonly path: string
  readonly expected: string
  readonly got: string
}

export interface RuleDraft {
  readonly rules: AlertRules
  readonly references: readonly AlertReference[]
  /** Data points by id: those that the author of the rules can read. */
  readonly points: ReadonlyMap<string, RulePoint>
}

/** All issues with the rules of an alert. */
export function ruleIssues({ rules, references, points }: RuleDraft): RuleIssue[] {
  const named = references.map(({ name }) => name)
  const repeated = references.flatMap(({ name }, at) =>
    named.indexOf(name) < at
      ? [{ path: `/references/${at}/name`, expected: 'a name of its own', got: name }]
      : [],
  )
  return [
    ...repeated,
    ...rules.flatMap(({ conditions }, group) =>
      conditions.flatMap((condition, at) =>
        conditionIssues(condition, `/data_points/${group}/conditions/${at}`, {
          names: new Set(named),
          points,
        }),
      ),
    ),
  ]
}

interface Known {
  names: ReadonlySet<string>
  points: ReadonlyMap<string, RulePoint>
}

const NO_SUCH_POINT = 'a data point of a device that the organization holds'

const SWITCH_ONLY = 'the online status to be compared with true or false as it is'

const isOnlineStatus = ({ points }: Known, id: string): boolean =>
  points.get(id)?.path === ONLINE_STATUS_PATH

function conditionIssues(condition: AlertCondition, path: string, known: Known): RuleIssue[] {
  const { dataPointId: watched, deviceId } = condition
  const isPlain = typeof watched === 'string'
  const id = isPlain ? watched : watched.dataPointId
  const at = isPlain ? `${path}/dataPointId` : `${path}/dataPointId/dataPointId`
  const point = known.points.get(id)
  if (point === undefined) return [{ path: at, expected: NO_SUCH_POINT, got: id }]
  const issues: RuleIssue[] = []
  if (conditionPointIds(condition).some((one) => isOnlineStatus(known, one))) {
    const isPlainSwitch =
      isPlain && 'expr' in condition && typeof condition.value === 'boolean' && !condition.basis
    if (!isPlainSwitch) {
      issues.push({
        path: at,
        expected: SWITCH_ONLY,
        got: isPlain ? 'something else' : watched.func,
      })
    }
  }
  if (deviceId !== undefined && deviceId !== point.nodeId) {
    issues.push({ path: `${path}/deviceId`, expected: point.nodeId, got: deviceId })
  }
  if (!isPlain) {
    const isExtreme = ['min', 'max', 'abs', 'rate'].includes(watched.func)
    if (isExtreme && point.kind === 'direction') {
      const expected = `no direction for ${watched.func}: a circle has no least or greatest value, and no rise`
      issues.push({ path: at, expected, got: 'direction' })
    }
    if (watched.func === 'diff') {
      issues.push(
        ...otherIssues(point, watched.dataPointId2, `${path}/dataPointId/dataPointId2`, known),
      )
    }
  }
  if (!('expr' in condition)) return issues
  if (!isPlain && watched.func === 'rate' && condition.basis !== undefined) {
    const expected = 'no basis for rate, which is a difference already'
    issues.push({ path: `${path}/basis`, expected, got: condition.basis.kind })
  }
  return [...issues, ...comparisonIssues(condition, point, path, known)]
}

function comparisonIssues(
  { expr, value, clear_value: clearValue, basis }: Extract<AlertCondition, { expr: unknown }>,
  point: RulePoint,
  path: string,
  known: Known,
): RuleIssue[] {
  const issues: RuleIssue[] = []
  if (typeof value === 'boolean' && expr !== 'eq' && expr !== 'neq') {
    issues.push({ path: `${path}/expr`, expected: 'eq or neq for true and false', got: expr })
  }
  if (typeof value === 'object' && !known.names.has(value.reference)) {
    const expected = 'the name of a reference of the alert'
    issues.push({ path: `${path}/value/reference`, expected, got: value.reference })
  }
  if (clearValue !== undefined) {
    const expected = clearingValues(expr, value, clearValue)
    if (expected !== null) {
      issues.push({ path: `${path}/clear_value`, expected, got: String(clearValue) })
    }
  }
  if (basis?.kind === 'above_upwind') {
    issues.push(...otherIssues(point, basis.dataPointId, `${path}/basis/dataPointId`, known))
  }
  return issues
}

/** What a clearing value must be; null: it is valid. */
function clearingValues(
  expr: AlertExpression,
  value: number | boolean | { reference: string },
  clearValue: number,
): string | null {
  const bound = clearingBound(expr, typeof value === 'number' ? value : 0)
  if (bound === null) return `no clearing value for ${expr}`
  if (typeof value !== 'number') return typeof value === 'object' ? null : 'none'
  return isWithin(bound, clearValue) ? null : `at ${bound.side} ${value}, so that the alert can end`
}

/** Whether a second data point can be subtracted from the first. */
function otherIssues(first: RulePoint, id: string, path: string, known: Known): RuleIssue[] {
  const other = known.points.get(id)
  if (other === undefined) return [{ path, expected: NO_SUCH_POINT, got: id }]
  if ((other.kind === 'direction') !== (first.kind === 'direction')) {
    const expected = first.kind === 'direction' ? 'a direction, as the first' : 'no direction'
    return [{ path, expected, got: other.kind }]
  }
  const parameter = first.path === other.path ? first.path : ''
  if (conversionFactor(parameter, other.unit, first.unit) !== null) return []
  const expected = `a data point in ${first.unit || 'no unit'}, or in a unit that converts to it`
  return [{ path, expected, got: other.unit || 'no unit' }]
}
