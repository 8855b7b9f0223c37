/**
 * The zone that all devices share, where it is another than that of the page: days of New York are
 * those of New York, wherever they are looked at.
 *
 * @param pageZone IANA zone that the page shows
 * @returns null: that of the page, also where the devices are in several zones, or in one that nobody knows
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
