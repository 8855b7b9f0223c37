import type { editNode } from '@airshed/schemas/calls'
import type { Bus } from '../../../bus/bus.ts'
import type { ChangeArgs } from '../../../calls/handler.ts'
import { PAYLOAD_MAPPINGS_TOPIC } from '../../../ingest/payloadMappingsTopic.ts'
import { afterCommit } from '../../../store/afterCommit.ts'
import { askDevice } from './askDevice.ts'
import { editedLocation, type LocationColumns } from './editLocation.ts'
import { editedTags } from './editTags.ts'
import { replacePayloadMapping } from './payloadMapping.ts'

type Fields = Record<string, unknown>

/** Columns of a device that say what it is called, how it is found, and where it is. */
type Described = { name?: string; description?: string; tags?: string[] } & Partial<LocationColumns>

/**
 * Sets the name, description, tags, location and payload mapping of a device, and stores the settings requested of it.
 *
 * @param now ms UTC
 * @returns the fields of the row that changed
 */
export async function applyEdit(
  { tx, row, body, actor, record, unchanged }: ChangeArgs<typeof editNode>,
  bus: Bus,
  now: number,
): Promise<Described> {
  const location = Object.entries(await editedLocation(tx, row, body)).filter(
    ([column, value]) => value !== row[column as keyof LocationColumns],
  )
  const described: Described = {
    ...(body.name === undefined || body.name.trim() === row.name ? {} : { name: body.name.trim() }),
    ...(body.description === undefined || body.description === row.description
      ? {}
      : { description: body.description }),
    ...editedTags(row, body.tags),
    ...Object.fromEntries(location),
  }
  const before: Fields = Object.fromEntries(
    Object.keys(described).map((name) => [name, row[name as keyof typeof described]]),
  )
  const after: Fields = { ...described }
  if (Object.keys(described).length > 0) {
    await tx.updateTable('nodes').set(described).where('id', '=', row.id).execute()
  }
  if (body.payload_mapping !== undefined) {
    const mapping = body.payload_mapping
    const replaced = await replacePayloadMapping(tx, row.id, mapping)
    if (replaced !== null) {
      before['payload_mapping'] = replaced
      after['payload_mapping'] = mapping
      await afterCommit(tx, () => bus.signal(PAYLOAD_MAPPINGS_TOPIC))
    }
  }
  if (body.settings !== undefined) {
    const asked = await askDevice(tx, bus, row, { settings: body.settings, by: actor.name, now })
    if (asked !== null) {
      before['settings'] = asked.before
      after['settings'] = asked.after
    }
  }
  if (Object.keys(after).length === 0) unchanged()
  else record({ before, after })
  return described
}
