import type { AlertCondition } from '@airshed/console-kit'
import type { ConditionDraft, ReferenceDraft } from './conditionDraft.ts'

/**
 * A condition as it is stored; null if a part of it is missing.
 *
 * @param references those of its draft
 */
export function conditionOfDraft(
  draft: ConditionDraft,
  references: readonly ReferenceDraft[],
): AlertCondition | null {
  const { measure, point, other, value } = draft
  if (point.pointId === null) return null
  const device = point.deviceId === null ? {} : { deviceId: point.deviceId }
  if (measure === 'silence') {
    return {
      ...device,
      dataPointId: { func: measure, dataPointId: point.pointId, period: draft.periodMinutes },
    }
  }
  if (measure === 'diff') {
    if (other.pointId === null || typeof value !== 'number') return null
    return {
      ...device,
      dataPointId: {
        func: measure,
        dataPointId: point.pointId,
        dataPointId2: other.pointId,
        value,
      },
    }
  }
  const compared = comparedOf(draft, references)
  if (compared === null) return null
  if (measure === 'reading') {
    if (point.deviceId === null) return null
    return { deviceId: point.deviceId, dataPointId: point.pointId, ...compared }
  }
  if (measure === 'abs') {
    return { ...device, dataPointId: { func: measure, dataPointId: point.pointId }, ...compared }
  }
  const { completeness, periodMinutes: period } = draft
  if (measure === 'rate') {
    return {
      ...device,
      dataPointId: { func: measure, dataPointId: point.pointId, period },
      ...compared,
    }
  }
  return {
    ...device,
    dataPointId: {
      func: measure,
      dataPointId: point.pointId,
      period,
      ...(completeness === null ? {} : { completeness }),
    },
    ...compared,
  }
}

type Compared = Pick<
  Extract<AlertCondition, { expr: unknown }>,
  'expr' | 'value' | 'clear_value' | 'basis'
>

function comparedOf(draft: ConditionDraft, references: readonly ReferenceDraft[]): Compared | null {
  const { expr, clearValue, basis, upwind, baseline } = draft
  const value = valueOf(draft.value, references)
  if (expr === null || value === null) return null
  const clear = clearValue === null ? {} : { clear_value: clearValue }
  if (basis === 'absolute') return { expr, value, ...clear }
  if (basis === 'above_baseline') {
    return baseline === null
      ? null
      : { expr, value, ...clear, basis: { kind: basis, value: baseline } }
  }
  return upwind.pointId === null
    ? null
    : { expr, value, ...clear, basis: { kind: basis, dataPointId: upwind.pointId } }
}

function valueOf(
  value: ConditionDraft['value'],
  references: readonly ReferenceDraft[],
): Compared['value'] | null {
  if (value === null || typeof value !== 'object') return value
  const found = references.find(({ id }) => id === value.referenceId)
  return found === undefined || found.name.trim() === '' ? null : { reference: found.name.trim() }
}
