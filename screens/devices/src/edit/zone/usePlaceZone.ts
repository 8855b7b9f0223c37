import { useCall, useSettled } from '@airshed/console-kit'
import { findPlaceZone } from '@airshed/console-kit/calls'

/** Zones move rarely: an answer counts for as long as the page is open. */
const FRESH_MS = Number.POSITIVE_INFINITY
/** Delay between the last key press in a coordinate and the request. */
const SETTLED_AFTER_MS = 300

/**
 * The time zone that a place suggests.
 *
 * @param place [latitude, longitude] in degrees; null: unknown
 * @returns null while it is unknown
 */
export function usePlaceZone(place: readonly number[] | null): string | null {
  const wanted = place === null ? '' : place.join(' ')
  const settled = useSettled(wanted, SETTLED_AFTER_MS)
  const [latitude = 0, longitude = 0] = settled.split(' ').map(Number)
  const { data } = useCall(
    findPlaceZone,
    { query: { latitude, longitude } },
    { enabled: settled !== '', staleTimeMs: FRESH_MS },
  )
  return settled === '' || settled !== wanted ? null : (data?.timezone ?? null)
}
