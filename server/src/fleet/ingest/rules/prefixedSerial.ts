import { SERIAL_PATTERN } from '@airshed/schemas'

export const OWN_SERIAL_EXPECTED =
  'a serial of 2 to 48 letters, digits, ":", "_" or "-", here or as ?serial='

const OWN_LENGTH_MAX = 48

/**
 * `{prefix}:{serial}` of a device that its owner names; a MAC address becomes its twelve digits in lower
 * case. The prefix separates the names of one kind of device from those of all others.
 *
 * @returns null if it is not a serial
 */
export function prefixedSerial(prefix: string, value: unknown): string | null {
  if (typeof value !== 'string' || value.length > OWN_LENGTH_MAX) return null
  const isMac = /^[0-9a-fA-F]{2}([:-]?[0-9a-fA-F]{2}){5}$/.test(value)
  const own = isMac ? value.replaceAll(/[:-]/g, '').toLowerCase() : value
  const isSerial = SERIAL_PATTERN.test(own)
  return isSerial ? `${prefix}:${own}` : null
}
