import type { LocationType } from '@airshed/schemas'

/** [latitude, longitude] in degrees. */
export type Place = readonly [latitude: number, longitude: number]

/** Where a device is, and the source of that location. */
export interface PlacedDevice {
  readonly type: LocationType
  /** null: unknown. */
  readonly place: Place | null
  /** In words, entered by a user; empty: none. */
  readonly description: string
}

/** What a user changes; absent parts stay as they are. */
export interface LocationEdit {
  readonly type?: LocationType | undefined
  readonly place?: Place | null | undefined
  readonly description?: string | undefined
}

/** Why a change is refused, by the part that is wrong. */
export type LocationRefusal =
  | { part: 'place' | 'description'; reason: 'automatic' }
  | { part: 'place'; reason: 'latitude' }

/**
 * Where a device is after a change. An automatic location is the one that the device reports: it accepts neither a
 * place nor a description by hand, and earlier ones are discarded (product specification, 4).
 *
 * @param reported place that the device last reported; null: none
 */
export function changeLocation(
  before: PlacedDevice,
  { type = before.type, place, description }: LocationEdit,
  reported: Place | null,
): PlacedDevice | LocationRefusal {
  if (type === 'auto') {
    if (place !== undefined && place !== null) return { part: 'place', reason: 'automatic' }
    if (description !== undefined && description !== '') {
      return { part: 'description', reason: 'automatic' }
    }
    return before.type === 'auto' ? before : { type, place: reported, description: '' }
  }
  if (place !== undefined && place !== null && Math.abs(place[0]) > 90) {
    return { part: 'place', reason: 'latitude' }
  }
  return {
    type,
    place: place === undefined ? before.place : place,
    description: description?.trim() ?? before.description,
  }
}
