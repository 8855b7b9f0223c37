/**
 * The serial of a PurpleAir by its MAC address, whose parts may lack leading zeros: `84:f3:eb:28:d:ec`.
 *
 * @returns null if it is no such address
 */
export function purpleAirSerial(address: unknown): string | null {
  if (typeof address !== 'string' || !/^[0-9a-f]{1,2}(:[0-9a-f]{1,2}){5}$/i.test(address)) {
    return null
  }
  const digits = address.split(':').map((part) => part.padStart(2, '0'))
  return `purpleair:${digits.join('').toLowerCase()}`
}
