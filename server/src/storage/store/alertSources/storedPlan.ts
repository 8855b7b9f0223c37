import { planOf, planSources, type AlertPlan } from '@airshed/domain'
import type { Selectable } from 'kysely'
import type { AlertsTable } from '../tables/alerts.ts'
import { readAlertRules } from './readAlertRules.ts'

/** What the plan of an alert is made from. */
export type StoredRules = Pick<
  Selectable<AlertsTable>,
  'rules' | 'named_values' | 'hold_ms' | 'reactivation_ms' | 'hours' | 'missing_data'
>

/** The plan of a stored alert; null if its rules cannot be read. */
export function storedPlan(alert: StoredRules): AlertPlan | null {
  const read = readAlertRules(alert.rules)
  if ('problem' in read) return null
  try {
    const plan = planOf({
      rules: read.rules,
      references: alert.named_values ?? [],
      holdMs: alert.hold_ms,
      reactivationMs: alert.reactivation_ms,
      hours: alert.hours,
      missing: alert.missing_data,
    })
    return planSources(plan).length === 0 ? null : plan
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
