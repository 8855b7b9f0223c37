import type { NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import type { LocationForm } from './autoForm.ts'

type Placed = Pick<Node, 'location' | 'location_type' | 'location_description'>

/** The initial form of a device. */
export function locationFormOf(node: Placed): LocationForm {
  const { location_type: type, location, location_description: description } = node
  const [latitude, longitude] = location ?? []
  if (type === 'auto') return { location_type: type }
  return {
    location_type: type,
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    location_description: description,
  }
}

/**
 * The form after a change of its type. A manual location starts at the last known one.
 *
 * @param known the place that the map shows, or that the device reported; null: none
 */
export function settleLocation(
  before: LocationForm,
  after: LocationForm,
  known: Node['location'],
): LocationForm {
  if (after.location_type === before.location_type) return after
  if (after.location_type !== 'manual') return { location_type: 'auto' }
  const [latitude, longitude] = known ?? []
  return latitude === undefined || longitude === undefined
    ? { location_type: 'manual' }
    : { location_type: 'manual', latitude, longitude }
}

/** A location set by hand. */
export interface PlacedAt {
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
  /** Its address, if it was found by address. */
  label?: string
}

/** The location in the form; null if it is empty or not on Earth. */
export function placeOfForm({ latitude, longitude }: Partial<LocationForm>): PlacedAt | null {
  if (latitude === undefined || longitude === undefined) return null
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : null
}

/** Maximum length of a description. */
const DESCRIPTION_MAX = 200

/** The form after a place was found; its address becomes the description if there is none. */
export function placedForm(
  before: Partial<LocationForm>,
  { latitude, longitude, label }: PlacedAt,
): Partial<LocationForm> {
  const { location_description: description = '' } = before
  return {
    ...before,
    latitude,
    longitude,
    ...(description === '' && label !== undefined
      ? { location_description: label.slice(0, DESCRIPTION_MAX) }
      : {}),
  }
}

/** The changed fields, as the body of the call; null if there are none. */
export function locationChanges(
  before: Partial<LocationForm>,
  after: LocationForm,
): NodeEdit | null {
  if (after.location_type === 'auto') {
    return before.location_type === 'auto' ? null : { location_type: 'auto' }
  }
  const { latitude, longitude, location_description: description = '' } = after
  const hasMoved = latitude !== before.latitude || longitude !== before.longitude
  const isPlaced = latitude !== undefined && longitude !== undefined
  const changes: NodeEdit = {
    ...(before.location_type === 'manual' ? {} : { location_type: 'manual' }),
    ...(isPlaced && (hasMoved || before.location_type !== 'manual')
      ? { location: [latitude, longitude] }
      : {}),
    ...(description === (before.location_description ?? '')
      ? {}
      : { location_description: description }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}
