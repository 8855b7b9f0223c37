import { defineNeed } from './needKind.ts'

export type { DeviceCounts, DeviceStats } from '@airshed/schemas'

/** Counts of devices by type and state. */
export interface StatusNeed {
  kind: 'status'
}

export const status = defineNeed<StatusNeed>({
  kind: 'status',
  answeredIn: 'status',
  shape: 'whole',
  permission: 'read_devices',
  timeOf: () => 'present',
  temperatures: 'none',
  fields: {},
})
