import { parseNumber } from './numbers.ts'

/**
 * A place as [latitude, longitude] in degrees.
 *
 * @returns undefined when it is outside the globe, or no number
 */
export function parseLocation(
  latitude: unknown,
  longitude: unknown,
): readonly [number, number] | undefined {
  const lat = parseNumber(latitude)
  const lng = parseNumber(longitude)
  if (lat === undefined || lng === undefined) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [lat, lng] : undefined
}

/** Whether a name is in the time zone database: an offset such as `+02:00` is not, as it has no summer time. */
export function isTimezone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
