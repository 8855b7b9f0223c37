import { SentAmount } from './fields.ts'
import { defineNeed } from './needKind.ts'

export type { OnlineSeries } from '@airshed/schemas'

/** Devices that reported, by hour and type. */
export interface OnlineNeed {
  kind: 'online'
  /** Number of hours back from now. */
  hours: number
}

export const online = defineNeed<OnlineNeed>({
  kind: 'online',
  answeredIn: 'online',
  shape: 'whole',
  permission: 'read_devices',
  timeOf: () => 'present',
  temperatures: 'none',
  fields: { hours: SentAmount },
})
