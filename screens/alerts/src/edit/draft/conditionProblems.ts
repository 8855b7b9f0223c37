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
    basis === 'above_upwind' && upwind.pointId === null && 'upwind',
    basis === 'above_baseline' && baseline === null && 'baseline',
  ]
  return found.filter((problem) => problem !== false)
}
