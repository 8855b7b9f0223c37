import { SentIds } from './fields.ts'
import { defineNeed } from './needKind.ts'

export type { AlertLimit } from '@airshed/schemas'

/**
 * The limits that activated alerts compare readings of these data points with, 50 data points at most. A widget does
 * not wait for them: they arrive after its readings, and are absent if they are unavailable.
 */
export interface AlertLimitsNeed {
  kind: 'alertLimits'
  dataPointIds: readonly string[]
}

export const alertLimits = defineNeed<AlertLimitsNeed>({
  kind: 'alertLimits',
  answeredIn: 'alertLimits',
  shape: 'whole',
  permission: 'read_devices',
  timeOf: () => 'none',
  isAwaited: () => false,
  temperatures: 'own',
  fields: { dataPointIds: SentIds },
})
