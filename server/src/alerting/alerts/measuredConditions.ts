import type { AlertChange } from '@airshed/domain'
import type { AlertCondition, AlertRules } from '@airshed/schemas'
import type { MeasuredCondition } from '../../storage/store/tables/alerts.ts'

/**
 * The conditions of the group of rules that triggered an alert, with what each measured at a change: nothing where
 * silence was looked for, which is evaluated as 1 and 0.
 */
export function measuredConditions(
  rules: AlertRules,
  { group, values }: Pick<AlertChange, 'group' | 'values'>,
): MeasuredCondition[] {
  const conditions = rules.find(({ _id }) => _id === group)?.conditions ?? []
  return conditions.map((condition, at) => ({
    ...condition,
    measured: isSilence(condition) ? null : (values[at] ?? null),
  }))
}

const isSilence = ({ dataPointId: watched }: AlertCondition): boolean =>
  typeof watched === 'object' && watched.func === 'silence'
