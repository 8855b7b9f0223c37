import type { AlertPlan } from '@airshed/domain'
import { storedPlan, type StoredRules } from '../../storage/store/alertSources/storedPlan.ts'

/** Maximum number of cached plans. */
const KEPT_MAX = 20_000

/** A cache of the plans of alerts, made once per version of an alert. */
export class AlertPlans {
  readonly #plans = new Map<string, { version: number; plan: AlertPlan | null }>()

  /** @returns null if the stored rules cannot be read: such an alert cannot be evaluated */
  of(alert: StoredRules & { readonly id: string; readonly version: number }): AlertPlan | null {
    const kept = this.#plans.get(alert.id)
    if (kept?.version === alert.version) return kept.plan
    const plan = storedPlan(alert)
    if (this.#plans.size >= KEPT_MAX) this.#plans.clear()
    this.#plans.set(alert.id, { version: alert.version, plan })
    return plan
  }
}
