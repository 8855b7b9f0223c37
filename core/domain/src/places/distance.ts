import type { Place } from '../devices/locationChange.ts'

/** Mean radius of the Earth, metres (IUGG). */
const EARTH_RADIUS_M = 6_371_009

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Length of the great circle between two places, metres: the haversine formula, accurate to 0.6 %. */
export function distanceM([latitude, longitude]: Place, [otherLat, otherLon]: Place): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const share =
    half(latitude, otherLat) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLat)) * half(longitude, otherLon)
  // Rounding may push the share of antipodal places beyond 1.
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, share)))
}
