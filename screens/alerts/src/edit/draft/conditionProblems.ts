import { clearingBound, isWithin } from '@airshed/console-kit'
import { isCompared, type ConditionDraft } from './conditionDraft.ts'

/** The missing parts of a condition, as messages of `edit.problem.*`. */
export function conditionProblems(draft: ConditionDraft): readonly string[] {
  const { measure, point, other, expr, value, basis, upwind, baseline } = draft
  const hasDevice = point.deviceId !== null || (measure !== 'reading' && point.pointId !== null)
  const found: (string | false)[] = [
    !hasDevice && 'device',
    point.pointId === null && 'parameter',
    measure === 'diff' && other.pointId === null && 'other',
    measure === 'diff' && other.pointId !== null && other.pointId === point.pointId && 'same',
    isCompared(measure) && expr === null && 'expression',
    measure !== 'silence' && value === null && 'value',
    isCompared(measure) && clearingProblem(draft),
    basis === 'above_upwind' && upwind.pointId === null && 'upwind',
    basis === 'above_baseline' && baseline === null && 'baseline',
  ]
  return found.filter((problem) => problem !== false)
}

/** Why an alert could not end with the clearing value; a named value is not compared, as others may change it. */
function clearingProblem({ expr, value, clearValue }: ConditionDraft): string | false {
  if (clearValue === null) return false
  if (Number.isNaN(clearValue)) return 'clearNumber'
  if (expr === null) return false
  const bound = clearingBound(expr, typeof value === 'number' ? value : 0)
  if (bound === null) return 'clearNone'
  if (typeof value !== 'number' || isWithin(bound, clearValue)) return false
  return bound.side === 'most' ? 'clearMost' : 'clearLeast'
}
