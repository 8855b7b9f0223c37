import type { InboxMessage } from '@airshed/schemas'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { recordEvents, type Actor } from '../../access/events/record.ts'
import { CONTACT_EVERY_MS, desiredSettings } from '../../storage/store/desiredSettings.ts'
import { lockQueuedCommands } from '../../storage/store/lockQueuedCommands.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { fileMessages } from './fileMessages.ts'
import { firmwareMessages } from './firmwareMessages.ts'
import { commandDetail } from './commandDetail.ts'

/** A device that requests its messages. */
export interface InboxReader {
  nodeId: string
  /** The organization that uses the device; events about its messages go there. */
  organizationId: string
  actor: Actor
}

/** The messages of a device after a position. */
interface InboxPart {
  messages: InboxMessage[]
  /** Of the newest message to the device, whether it was read or not. */
  position: number
}

/**
 * Reads the messages to a device that are still valid, in order, and records that its commands were
 * sent. A position from another store counts as the beginning.
 *
 * @param after position of the last message that the device has; 0: none
 * @param now ms UTC
 * @param isPush the server sends on its own, so this is not a contact by the device. Default false.
 */
export async function readInbox(
  db: Kysely<Tables>,
  reader: InboxReader,
  after: number,
  now: number,
  { isPush = false }: { isPush?: boolean } = {},
): Promise<InboxPart & { areSent: boolean }> {
  const { nodeId } = reader
  const channel = await db
    .selectFrom('device_channels')
    .select(['position', 'settings_version', 'settings_position', 'last_contact'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  if (channel === undefined) return { messages: [], position: 0, areSent: false }
  if (!isPush) await noteContact(db, nodeId, channel.last_contact, now)
  const from = after > channel.position ? 0 : after
  if (from === channel.position) return { messages: [], position: channel.position, areSent: false }
  const waiting = await db
    .selectFrom('device_commands')
    .select(['id', 'name', 'sensor_id', 'position', 'expires_at', 'state'])
    .where('node_id', '=', nodeId)
    .where('state', 'in', ['queued', 'sent'])
    .where('position', '>', from)
    // A later command could hide settings that were requested in between.
    .where('position', '<=', channel.position)
    .where('expires_at', '>', now)
    .execute()
  const { sentIds, areSent } = await markSent(
    db,
    reader,
    waiting.filter(({ state }) => state === 'queued').map(({ id }) => id),
    now,
  )
  const messages: InboxMessage[] = waiting
    .filter(({ id, state }) => state === 'sent' || sentIds.has(id))
    .map(({ id, name, sensor_id: sensor, position, expires_at }) => ({
      type: 'command',
      id,
      name,
      ...(sensor === null ? {} : { sensor }),
      position,
      expires_at,
    }))
  if (channel.settings_position > from) {
    messages.push({
      type: 'settings',
      position: channel.settings_position,
      version: channel.settings_version,
      timezone: await zoneOf(db, nodeId),
      ...(await desiredSettings(db, nodeId)),
    })
  }
  messages.push(...(await fileMessages(db, nodeId, { from, to: channel.position })))
  messages.push(...(await firmwareMessages(db, nodeId, { from, to: channel.position })))
  return {
    messages: messages.toSorted((a, b) => a.position - b.position),
    position: channel.position,
    areSent,
  }
}

async function zoneOf(db: Kysely<Tables>, nodeId: string): Promise<string> {
  const node = await db
    .selectFrom('nodes')
    .select('timezone')
    .where('id', '=', nodeId)
    .executeTakeFirst()
  return node?.timezone ?? 'UTC'
}

async function noteContact(
  db: Kysely<Tables>,
  nodeId: string,
  lastContact: number | null,
  now: number,
): Promise<void> {
  if (lastContact !== null && now - lastContact < CONTACT_EVERY_MS) return
  await db
    .updateTable('device_channels')
    .set({ last_contact: now })
    .where('node_id', '=', nodeId)
    .execute()
}

/**
 * Marks queued commands as sent. Only those that are marked may be delivered: others were withdrawn, or removed with the
 * right of whoever gave them, since they were read.
 *
 * @returns the ids that are marked, by this call or by another request of the device at the same time, and whether this
 *   one marked any
 */
async function markSent(
  db: Kysely<Tables>,
  { nodeId, organizationId, actor }: InboxReader,
  ids: readonly string[],
  now: number,
): Promise<{ sentIds: ReadonlySet<string>; areSent: boolean }> {
  if (ids.length === 0) return { sentIds: new Set(), areSent: false }
  return db.transaction().execute(async (tx) => {
    const queued = await lockQueuedCommands(tx, sql<SqlBool>`id = any(${[...ids]}::text[])`, now)
    const sent =
      queued.length === 0
        ? []
        : await tx
            .updateTable('device_commands')
            .set({ state: 'sent', sent_at: now })
            .where('id', 'in', queued)
            .returning(['id', 'name', 'sensor_id'])
            .execute()
    await recordEvents(
      tx,
      sent.map((command) => ({
        ts: now,
        name: 'node.command-sent',
        actor,
        organizationId,
        entity: 'nodes',
        rowId: nodeId,
        detail: commandDetail(command),
        isAudited: false,
      })),
    )
    const marked = await tx
      .selectFrom('device_commands')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'sent')
      .execute()
    return { sentIds: new Set(marked.map(({ id }) => id)), areSent: sent.length > 0 }
  })
}
