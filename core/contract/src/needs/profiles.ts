import { SentIds } from './fields.ts'
import { defineNeed } from './needKind.ts'

export type { DeviceProfile, Grade } from '@airshed/schemas'

/** The profiles of these devices: the tables that grade air quality. */
export interface ProfilesNeed {
  kind: 'profiles'
  nodeIds: readonly string[]
}

export const profiles = defineNeed<ProfilesNeed>({
  kind: 'profiles',
  answeredIn: 'profiles',
  shape: 'built',
  permission: 'read_devices',
  timeOf: () => 'none',
  temperatures: 'none',
  fields: { nodeIds: SentIds },
})
