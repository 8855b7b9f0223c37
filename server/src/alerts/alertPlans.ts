import { planOf, planSources, type AlertPlan } from '@airshed/domain'
import { readAlertRules } from './readAlertRules.ts'
import type { WorkRow } from './takeAlerts.ts'

/** Maximum number of cached plans. */
const KEPT_MAX = 20_000

type Planned = Pick<
  WorkRow,
  | 'id'
  | 'version'
  | 'rules'
  | 'named_values'
  | 'hold_ms'
  | 'reactivation_ms'
  | 'hours'
  | 'missing_data'
>

/** A cache of the plans of alerts, made once per version of an alert. */
export class AlertPlans {
  readonly #plans = new Map<string, { version: number; plan: AlertPlan | null }>()

  /** @returns null if the stored rules cannot be read: such an alert cannot be judged */
  of(alert: Planned): AlertPlan | null {
    const kept = this.#plans.get(alert.id)
    if (kept?.version === alert.version) return kept.plan
    const plan = storedPlan(alert)
    if (this.#plans.size >= KEPT_MAX) this.#plans.clear()
    this.#plans.set(alert.id, { version: alert.version, plan })
    return plan
  }
}

/** The plan of a stored alert; null if its rules cannot be read. */
export function storedPlan(alert: Omit<Planned, 'id' | 'version'>): AlertPlan | null {
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
