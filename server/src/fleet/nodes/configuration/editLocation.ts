import { changeLocation, type LocationRefusal, type Place } from '@airshed/domain'
import type { LocationType, NodeEdit } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError } from '../../../base/errors.ts'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/** The location columns of a device. */
export interface LocationColumns {
  location_type: LocationType
  latitude: number | null
  longitude: number | null
  location_description: string
}

/**
 * The location of a device after a change; the unchanged `row` if it is not affected.
 *
 * @throws VALIDATION_FAILED for a manual position with an automatic location, and for one beyond the poles
 */
export async function editedLocation(
  tx: Transaction<Tables>,
  row: NodeRow,
  { location_type: type, location, location_description: description }: NodeEdit,
): Promise<LocationColumns> {
  const { location_type, latitude, longitude, location_description } = row
  const before = { location_type, latitude, longitude, location_description }
  if (type === undefined && location === undefined && description === undefined) return before
  const changed = changeLocation(
    { type: location_type, place: placeOf(row), description: location_description },
    { type, place: location === null ? null : pairOf(location), description },
    type === 'auto' ? await reportedPlace(tx, row.id) : null,
  )
  if ('part' in changed) throw refusal(changed)
  return {
    location_type: changed.type,
    latitude: changed.place?.[0] ?? null,
    longitude: changed.place?.[1] ?? null,
    location_description: changed.description,
  }
}

function placeOf({
  latitude,
  longitude,
}: {
  latitude: number | null
  longitude: number | null
}): Place | null {
  return latitude === null || longitude === null ? null : [latitude, longitude]
}

const pairOf = (location: readonly number[] | undefined): Place | undefined =>
  location === undefined ? undefined : [location[0] ?? 0, location[1] ?? 0]

async function reportedPlace(tx: Transaction<Tables>, nodeId: string): Promise<Place | null> {
  const facts = await tx
    .selectFrom('device_facts')
    .select(['latitude', 'longitude'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  return facts === undefined ? null : placeOf(facts)
}

function refusal({ part, reason }: LocationRefusal) {
  const path = part === 'description' ? '/location_description' : '/location'
  const issue =
    reason === 'latitude'
      ? { path: '/location/0', expected: 'a latitude from -90 to 90', got: 'one beyond a pole' }
      : { path, expected: 'location_type "manual" for what is set by hand', got: 'auto' }
  const first = `At ${issue.path}: expected ${issue.expected}, got ${issue.got}`
  return apiError('VALIDATION_FAILED', { where: 'The body', first }, [issue])
}
