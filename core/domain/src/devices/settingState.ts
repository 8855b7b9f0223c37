import type { DeviceChannel, SettingState } from '@airshed/schemas'

/** Devices store numbers in single precision: 1.02 is reported as 1.0199999809265137. */
const SINGLE_PRECISION = 1e-6

/** One setting as stored. */
export interface SettingFacts {
  /** undefined: no value was requested. */
  readonly desired: unknown
  /** Version of the settings that first had the desired value. */
  readonly desiredVersion: number
  /** undefined: the device never reported it. */
  readonly reported: unknown
  /** Version at which the device refused it; null: it did not. */
  readonly refusedVersion: number | null
  /** Version that a monitor without confirmations has fetched. */
  readonly fetchedVersion: number
}

/** The state of a setting: a refusal applies to the value that was refused, not to a later one. */
export function settingState(facts: SettingFacts, channel: DeviceChannel): SettingState {
  const { desired, desiredVersion, reported, refusedVersion, fetchedVersion } = facts
  if (desired === undefined) return 'reported'
  if (channel === 'airgradient') return fetchedVersion >= desiredVersion ? 'fetched' : 'waiting'
  if (reported !== undefined && isSameSetting(desired, reported)) return 'applied'
  return refusedVersion !== null && refusedVersion >= desiredVersion ? 'refused' : 'waiting'
}

/** Whether two values of a setting are the same to a device. */
export function isSameSetting(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= SINGLE_PRECISION * Math.max(Math.abs(a), Math.abs(b))
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), b as Readonly<Record<string, unknown>>]
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && isSameSetting(value, right[key]))
  )
}
