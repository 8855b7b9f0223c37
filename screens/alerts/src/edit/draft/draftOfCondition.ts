import type { AlertCondition } from '@airshed/console-kit'
import { emptyCondition, type ConditionDraft, type ReferenceDraft } from './conditionDraft.ts'

/**
 * A stored condition as edited in the form.
 *
 * @param references those of its alert
 */
export function draftOfCondition(
  condition: AlertCondition,
  id: string,
  references: readonly ReferenceDraft[],
): ConditionDraft {
  const { dataPointId: watched } = condition
  const deviceId = condition.deviceId ?? null
  const pointId = typeof watched === 'string' ? watched : watched.dataPointId
  const draft = emptyCondition({
    id,
    measure: typeof watched === 'string' ? 'reading' : watched.func,
    point: { deviceId, pointId },
    ...(typeof watched !== 'string' && 'period' in watched
      ? { periodMinutes: watched.period }
      : {}),
    ...(typeof watched !== 'string' && 'completeness' in watched
      ? { completeness: watched.completeness ?? null }
      : {}),
  })
  if (typeof watched !== 'string' && watched.func === 'diff') {
    const { dataPointId2: other, value } = watched
    return { ...draft, other: { deviceId: null, pointId: other }, value }
  }
  if (!('expr' in condition)) return draft
  const { expr, value, clear_value: clearValue = null, basis } = condition
  return {
    ...draft,
    expr,
    value: typeof value === 'object' ? referenceOf(value.reference, references) : value,
    clearValue,
    ...(basis === undefined ? {} : { basis: basis.kind }),
    ...(basis?.kind === 'above_upwind'
      ? { upwind: { deviceId: null, pointId: basis.dataPointId } }
      : {}),
    ...(basis?.kind === 'above_baseline' ? { baseline: basis.value } : {}),
  }
}

function referenceOf(name: string, references: readonly ReferenceDraft[]): ConditionDraft['value'] {
  const found = references.find((one) => one.name === name)
  return found === undefined ? null : { referenceId: found.id }
}
