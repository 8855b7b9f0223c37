import { deviceModel } from '@airshed/domain'
import type { editNode } from '@airshed/schemas/calls'
import type { Bus } from '../../../storage/bus/bus.ts'
import type { ChangeArgs } from '../../../access/calls/handler.ts'
import { commandDetail } from '../../deviceChannel/commandDetail.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import { PAYLOAD_MAPPINGS_TOPIC } from '../../ingest/payloadMappingsTopic.ts'
import { changeRow } from '../../../storage/rows/changeRow.ts'
import { afterCommit } from '../../../storage/store/afterCommit.ts'
import { askDevice } from './askDevice.ts'
import { editedLocation, type LocationColumns } from './editLocation.ts'
import { editedTags } from './editTags.ts'
import { editedType } from './editType.ts'
import { editedZone, sendZone, type ZoneColumns } from './editZone.ts'
import { nodeConflict } from './nodeConflict.ts'
import { replacePayloadMapping } from './payloadMapping.ts'
import { withdrawForeign, type Foreign } from './withdrawForeign.ts'

type Fields = Record<string, unknown>

/** Columns of a device that say what it is, what it is called, how it is found, and where it is. */
type Described = {
  name: string
  description: string
  type: string
  tags: string[]
} & LocationColumns &
  ZoneColumns

/**
 * Sets the name, description, tags, type, time zone, location and payload mapping of a device, and stores the settings
 * requested of it.
 *
 * @param now ms UTC
 * @returns the fields of the row that changed, and its version
 * @throws ApiError 409 CONFLICT with the newest device if it has another version than the one that the change starts from
 */
export async function applyEdit(
  args: ChangeArgs<typeof editNode>,
  bus: Bus,
  now: number,
): Promise<Partial<Described> & { version: number }> {
  const { tx, row, body, caller, record, unchanged } = args
  let described: Partial<Described> = {}
  const version = await changeRow(tx, {
    table: 'nodes',
    row,
    version: body.version,
    conflict: () => nodeConflict(tx, caller, row, { version: body.version ?? row.version, now }),
    async apply() {
      described = await describedBy(args)
      const before: Fields = Object.fromEntries(
        Object.keys(described).map((name) => [name, row[name as keyof Described]]),
      )
      const after: Fields = { ...described }
      const withdrawn = await withdrawnBy(args, described, now)
      await changeBehind(args, described, { bus, now, before, after, withdrawn })
      if (Object.keys(after).length === 0) {
        unchanged()
        return null
      }
      record({ before, after })
      recordWithdrawn(args, withdrawn)
      return described
    },
  })
  return { ...described, version }
}

/** The columns of the row that change. */
async function describedBy({
  tx,
  row,
  body,
}: ChangeArgs<typeof editNode>): Promise<Partial<Described>> {
  const wanted: Omit<Described, 'tags'> = {
    name: body.name?.trim() ?? row.name,
    description: body.description ?? row.description,
    type: editedType(row, body),
    ...editedZone(row, body),
    ...(await editedLocation(tx, row, body)),
  }
  const changed = Object.entries(wanted).filter(
    ([column, value]) => value !== row[column as keyof Described],
  )
  return { ...Object.fromEntries(changed), ...editedTags(row, body.tags) }
}

interface Behind {
  bus: Bus
  now: number
  /** What the event of the change records; added to. */
  before: Fields
  after: Fields
  /** What a new type cannot take. */
  withdrawn: Foreign | null
}

/** Withdraws what a new type cannot take; null if the type stays. */
async function withdrawnBy(
  { tx, row, actor }: ChangeArgs<typeof editNode>,
  { type }: Partial<Described>,
  now: number,
): Promise<Foreign | null> {
  if (type === undefined) return null
  return withdrawForeign(tx, { nodeId: row.id, type, by: actor.name, now })
}

/** Each command and sensor has the event that its own call leaves. */
function recordWithdrawn({ record }: ChangeArgs<typeof editNode>, withdrawn: Foreign | null): void {
  for (const { _id: id, ...facts } of withdrawn?.commands ?? []) {
    record({ name: 'node.command-withdrawn', detail: commandDetail({ ...facts, id }) })
  }
  for (const [sensor, { before, after }] of withdrawn?.settings ?? []) {
    if (sensor !== '') record({ name: 'node.sensor-changed', before, after, detail: { sensor } })
  }
}

/** Changes what is not in the row: the mapping of payloads, and what the device is asked for or sent. */
async function changeBehind(
  { tx, row, body, actor }: ChangeArgs<typeof editNode>,
  { type = row.type, timezone }: Partial<Described>,
  { bus, now, before, after, withdrawn }: Behind,
): Promise<void> {
  const own = withdrawn?.settings.get('')
  if (own !== undefined) {
    before['settings'] = own.before
    after['settings'] = own.after
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
    const order = { settings: body.settings, by: actor.name, now }
    const asked = await askDevice(tx, bus, { id: row.id, type }, order)
    if (asked !== null) {
      before['settings'] = { ...own?.before, ...asked.before }
      after['settings'] = { ...own?.after, ...asked.after }
    }
  }
  if (timezone !== undefined && deviceModel(type).channel === 'airshed') {
    await sendZone(tx, row.id)
    await wakeDevice(tx, bus, row.id)
  }
}
