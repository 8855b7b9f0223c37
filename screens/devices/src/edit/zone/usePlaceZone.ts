import { useCall } from '@airshed/console-kit'
import { findPlaceZone } from '@airshed/console-kit/calls'

/** Zones move rarely: an answer counts for as long as the page is open. */
const FRESH_MS = Number.POSITIVE_INFINITY

/**
 * The time zone that a place suggests.
 *
 * @param place [latitude, longitude] in degrees; null: unknown
 * @returns null while it is unknown
 */
export function usePlaceZone(place: readonly number[] | null): string | null {
  const [latitude = 0, longitude = 0] = place ?? []
  const { data } = useCall(
    findPlaceZone,
    { query: { latitude, longitude } },
    { enabled: place !== null, staleTimeMs: FRESH_MS },
  )
  return data?.timezone ?? null
}
