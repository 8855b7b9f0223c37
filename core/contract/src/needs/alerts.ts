import { Type } from 'typebox'
import { SentAmount } from './fields.ts'
import { defineNeed } from './needKind.ts'

export type { Alert } from '@airshed/schemas'

/** Alerts: active ones first, then those without data, then resolved ones, each by when they were last triggered. */
export interface AlertsNeed {
  kind: 'alerts'
  /** Alerts of a page. */
  limit: number
  /** First page is 1; a page begins within the first 10,000 alerts. */
  page?: number
}

export const alerts = defineNeed<AlertsNeed>({
  kind: 'alerts',
  answeredIn: 'alerts',
  shape: 'whole',
  permission: 'read_devices',
  timeOf: () => 'present',
  temperatures: 'none',
  fields: { limit: SentAmount, page: Type.Optional(SentAmount) },
})
