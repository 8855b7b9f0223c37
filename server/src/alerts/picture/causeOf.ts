import { holds, type ConditionPlan } from '@airshed/domain'

/**
 * Index of the condition that a mail shows a picture of: the first one of the group if the alert began, or
 * the first one that no longer holds.
 *
 * @param conditions of the group of rules that triggered the alert
 * @param values what they measured at the change; null: unknown
 */
export function causeOf(
  conditions: readonly ConditionPlan[],
  values: readonly (number | null)[],
  isActive: boolean,
): number {
  if (isActive) return 0
  const ended = conditions.findIndex(
    (condition, at) => holds(condition, values[at] ?? Number.NaN, true) === false,
  )
  return Math.max(0, ended)
}
