/**
 * The zone that all devices share, if it differs from that of the page: days in New York are those of New York,
 * wherever they are viewed from.
 *
 * @param pageZone IANA zone that the page shows
 * @returns null to use that of the page, also if the devices are in several zones or in an unknown one
 */
export function ownZone(
  devices: readonly { readonly timezone: string }[],
  pageZone: string,
): string | null {
  const [zone, ...others] = new Set(devices.map(({ timezone }) => timezone))
  if (zone === undefined || others.length > 0 || zone === pageZone) return null
  return isZone(zone) ? zone : null
}

/** Whether this browser or server knows the zone. */
function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
