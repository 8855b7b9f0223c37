import { holds, type ConditionPlan } from '@airshed/domain'

/**
 * The condition of which a mail shows a picture, by its place: the first one by which the alert began, or the
 * first one that no longer holds.
 *
 * @param conditions of the group of rules by which it began
 * @param values what they measured at the change; null: nobody knows
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
