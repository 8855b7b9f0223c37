/** Families of devices, by which the device pages arrange their settings. */
export const DEVICE_FAMILIES = ['Airthinx', 'Healthway', 'other'] as const
export type DeviceFamily = (typeof DEVICE_FAMILIES)[number]

/** The prefixes of a family's device types, in lower case. */
const BEGINNINGS: readonly (readonly [DeviceFamily, readonly string[]])[] = [
  ['Airthinx', ['airthinx', 'aethair', 'driq']],
  ['Healthway', ['healthway', 'purifier']],
]

/**
 * The family of a device; an unknown type belongs to the family `other`.
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
