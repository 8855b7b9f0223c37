import type { AlertExpression } from '@airshed/schemas'
import type { AlertPlan } from './alertPlan.ts'

/** A value that readings of a data point, or their mean over a period, are compared with. */
export interface PlanLimit {
  /** Id of the data point. */
  readonly source: string
  /** Averaging period, ms; null: each reading is compared. */
  readonly periodMs: number | null
  readonly expr: Extract<AlertExpression, 'lt' | 'lte' | 'gt' | 'gte'>
  /** In the unit of the data point. */
  readonly value: number
  /** The limit while the alert is active. */
  readonly clearValue: number
}

/**
 * The limits of an alert that can be drawn beside readings, each once: those that a reading or a mean is above or
 * below. Differences, excesses over a baseline, extremes and on/off states are not comparable with the readings.
 */
export function limitsOfPlan({ groups }: Pick<AlertPlan, 'groups'>): PlanLimit[] {
  const limits = new Map<string, PlanLimit>()
  for (const condition of groups.flatMap(({ conditions }) => conditions)) {
    if (condition.kind !== 'value' || condition.above !== null || condition.isSwitch) continue
    const { measure, expr, limit: value, clearLimit: clearValue } = condition
    if (measure.function !== 'last' && measure.function !== 'avg') continue
    if (expr === 'eq' || expr === 'neq') continue
    const periodMs = measure.function === 'avg' ? measure.periodMs : null
    const limit = { source: measure.source, periodMs, expr, value, clearValue }
    limits.set(JSON.stringify(limit), limit)
  }
  return [...limits.values()]
}
