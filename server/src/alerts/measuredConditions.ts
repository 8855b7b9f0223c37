import type { AlertChange } from '@airshed/domain'
import type { AlertRules } from '@airshed/schemas'
import type { MeasuredCondition } from '../store/tables/alerts.ts'

/** The conditions of the group of rules that triggered an alert, with what each measured at a change. */
export function measuredConditions(
  rules: AlertRules,
  { group, values }: Pick<AlertChange, 'group' | 'values'>,
): MeasuredCondition[] {
  const conditions = rules.find(({ _id }) => _id === group)?.conditions ?? []
  return conditions.map((condition, at) => ({ ...condition, measured: values[at] ?? null }))
}
