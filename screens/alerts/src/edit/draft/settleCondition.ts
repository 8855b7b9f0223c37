import {
  hasBasis,
  hasCompleteness,
  isCompared,
  periodMax,
  type ConditionDraft,
} from './conditionDraft.ts'

/**
 * A condition without the parts that its measure does not use.
 *
 * @param isSwitch its data point is on or off: it is compared with true or false only, by eq or neq
 */
export function settleCondition(draft: ConditionDraft, isSwitch: boolean): ConditionDraft {
  const { measure, value } = draft
  const settled: ConditionDraft = {
    ...draft,
    ...(hasCompleteness(measure) ? {} : { completeness: null }),
    ...(isCompared(measure) ? {} : { expr: null, clearValue: null }),
    ...(hasBasis(measure) ? {} : { basis: 'absolute' }),
    periodMinutes: Math.min(draft.periodMinutes, periodMax(measure)),
  }
  if (measure === 'silence') return { ...settled, value: null }
  if (measure === 'diff') return { ...settled, value: typeof value === 'number' ? value : null }
  if (!isSwitch) return typeof value === 'boolean' ? { ...settled, value: null } : settled
  return {
    ...settled,
    expr: draft.expr === 'neq' ? 'neq' : 'eq',
    value: typeof value === 'boolean' ? value : null,
    clearValue: null,
    basis: 'absolute',
  }
}
