import type { AlertDraft } from '../draft/alertDraft.ts'
import { isCompared, type ConditionDraft } from '../draft/conditionDraft.ts'

/**
 * Whether the limit of a condition can be drawn as a line in the chart of its data point, in the same
 * unit.
 */
export const hasLimitLine = ({ measure, point, value, basis }: ConditionDraft): boolean =>
  isCompared(measure) &&
  measure !== 'abs' &&
  measure !== 'rate' &&
  basis === 'absolute' &&
  point.pointId !== null &&
  (typeof value === 'number' || (typeof value === 'object' && value !== null))

/** The limit of a condition in the unit of its data point; null if it has none. */
export function limitOf(
  { value }: ConditionDraft,
  references: AlertDraft['references'],
): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return null
  return references.find(({ id }) => id === value.referenceId)?.value ?? null
}

/** A draft in which a condition, or the reference it compares with, has another value. */
export function withLimit(
  { groups, references }: Pick<AlertDraft, 'groups' | 'references'>,
  { id, value }: Pick<ConditionDraft, 'id' | 'value'>,
  limit: number,
): Pick<AlertDraft, 'groups' | 'references'> {
  if (typeof value === 'object' && value !== null) {
    const { referenceId } = value
    return {
      groups,
      references: references.map((one) =>
        one.id === referenceId ? { ...one, value: limit } : one,
      ),
    }
  }
  return {
    references,
    groups: groups.map((group) => ({
      ...group,
      conditions: group.conditions.map((one) => (one.id === id ? { ...one, value: limit } : one)),
    })),
  }
}
