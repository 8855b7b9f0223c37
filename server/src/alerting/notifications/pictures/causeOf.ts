import { holds, type AlertNotice, type ConditionPlan } from '@airshed/domain'

/**
 * Index of the condition that a mail shows a picture of: the first one of the group if the alert began, the first one
 * without a value if it has no data, or the first one that no longer holds.
 *
 * @param conditions of the group of rules that triggered the alert, or that lacks data
 */
export function causeOf(
  conditions: readonly ConditionPlan[],
  { values, isActive, lacksData }: Pick<AlertNotice, 'values' | 'isActive' | 'lacksData'>,
): number {
  if (isActive) return 0
  const cause = conditions.findIndex((condition, at) => {
    const value = values[at] ?? Number.NaN
    return lacksData ? Number.isNaN(value) : holds(condition, value, true) === false
  })
  return Math.max(0, cause)
}
