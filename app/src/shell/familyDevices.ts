import { ALL_DEVICES_KEY, type DeviceStats } from '@airshed/schemas'

/** Device types of the brand's air-quality family begin with its name. */
const FAMILY = `${ALL_DEVICES_KEY}.Aethair`

/** Whether any of the counted devices is of the brand's air-quality family. */
export function hasFamilyDevice(stats: DeviceStats): boolean {
  return Object.entries(stats).some(([key, { total }]) => key.startsWith(FAMILY) && total > 0)
}
