/** Families of devices, as the pages of devices lay out their settings. */
export const DEVICE_FAMILIES = ['Airthinx', 'Healthway', 'other'] as const
export type DeviceFamily = (typeof DEVICE_FAMILIES)[number]

/** How the device types of a family begin, in lower case. */
const BEGINNINGS: readonly (readonly [DeviceFamily, readonly string[]])[] = [
  ['Airthinx', ['airthinx', 'aethair', 'driq']],
  ['Healthway', ['healthway', 'purifier']],
]

/**
 * The family of a device; one of a type that nobody knows is of family `other`.
 *
 * @param type of the device, such as `Aethair IAQ 2`
 */
export function deviceFamily(type: string): DeviceFamily {
  const words = type.toLowerCase()
  const found = BEGINNINGS.find(([, beginnings]) =>
    beginnings.some((beginning) => words.startsWith(beginning)),
  )
  return found?.[0] ?? 'other'
}
