import type { DeviceProfile } from '@airshed/schemas'
import { AIRTHINX_DEFAULT } from './airthinxDefault.ts'
import { EAQI_2024 } from './eaqi2024.ts'
import { STANDARDS } from './standards.ts'

/** Every profile that the product ships, in the order in which lists show them. */
export const PROFILES: readonly DeviceProfile[] = /* @__PURE__ */ STANDARDS.map(
  ({ profile }) => profile,
)

/** The profile that a node has until another one is chosen. */
export const DEFAULT_PROFILE_ID = AIRTHINX_DEFAULT.id

/** The shipped profile of an id such as `us-aqi-2024`; undefined when there is none. */
export function profileById(id: string): DeviceProfile | undefined {
  return PROFILES.find((profile) => profile.id === id)
}

/** Device types for indoor use; all others are assumed to be outdoors. */
const INDOOR_TYPES: ReadonlySet<string> = new Set([
  'Aethair IAQ',
  'Aethair IAQ 2',
  'AirGradient Indoor',
  'Driq',
  'Purifier',
])

/** Where devices of a type are placed. */
export const placeOfDeviceType = (type: string): 'indoor' | 'outdoor' =>
  INDOOR_TYPES.has(type) ? 'indoor' : 'outdoor'

/**
 * The profile by which a device is graded unless another was chosen: rooms by the limits of indoor air, everything
 * outside by the European index. A street is not graded by the temperature of a room.
 */
export const profileOfDeviceType = (type: string): DeviceProfile =>
  placeOfDeviceType(type) === 'indoor' ? AIRTHINX_DEFAULT : EAQI_2024

/** Ids of chosen profiles; null: none was chosen. */
export interface ChosenProfiles {
  /** For the device itself. */
  readonly device: string | null
  /** By its organization for its devices in rooms. */
  readonly indoor: string | null
  /** By its organization for its devices outside. */
  readonly outdoor: string | null
}

/**
 * The profile by which a device is graded: the one chosen for it, else that of its organization for where devices of
 * its type are placed, else that of its type. Ids of profiles that are no longer shipped count as not chosen.
 */
export function profileOfDevice(type: string, chosen: ChosenProfiles): DeviceProfile {
  return profileById(chosen.device ?? '') ?? defaultProfileOf(type, chosen)
}

/** The profile that a device has until one is chosen for it. */
export function defaultProfileOf(
  type: string,
  chosen: Pick<ChosenProfiles, 'indoor' | 'outdoor'>,
): DeviceProfile {
  return profileById(chosen[placeOfDeviceType(type)] ?? '') ?? profileOfDeviceType(type)
}
