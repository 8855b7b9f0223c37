import { ALL_DEVICES_KEY, type DeviceCounts, type DeviceStats } from '@airshed/kit'

/** The number of devices of one type in each state. */
export interface DeviceRow extends DeviceCounts {
  /** Wire name of the type. */
  type: string
}

/** The counts of each type, most devices first, without the total of all types. */
export function deviceRows(stats: DeviceStats): readonly DeviceRow[] {
  return Object.entries(stats)
    .filter(([key]) => key !== ALL_DEVICES_KEY)
    .map(([key, counts]) => ({ ...counts, type: key.slice(ALL_DEVICES_KEY.length + 1) }))
    .sort((one, other) => other.total - one.total || one.type.localeCompare(other.type))
}
