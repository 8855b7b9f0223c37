import { INTERVAL_RANGE_MS, type OutboxAnswer, type OutboxMessage } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { ApiError } from '../../base/errors.ts'
import { recordEvents, type NewEvent } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { jsonAdapter } from '../ingest/adapters/json.ts'
import { ingestOf } from '../ingest/ingestService.ts'
import { recordInterval } from '../../storage/store/reportingIntervals.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { CheckedMessage } from './outboxMessages.ts'
import type { InboxReader } from './readInbox.ts'
import { takeDebug } from './takeDebug.ts'
import { takeFacts } from './takeFacts.ts'
import { takeFiles } from './takeFiles.ts'
import { takeFirmware } from './takeFirmware.ts'
import { takeHello } from './takeHello.ts'
import { takeReported } from './takeReported.ts'
import { takeResult } from './takeResult.ts'

/** A device that sends messages. */
export interface OutboxSender extends InboxReader {
  serial: string
  /** Its readings are ingested as the owner's, whether it is leased or not. */
  ownerId: string
}

type Message<Kind extends OutboxMessage['type']> = Extract<OutboxMessage, { type: Kind }>

/**
 * Processes the messages of a device, each once by its id. Readings are stored before the answer; a
 * refused message does not hold up the others.
 *
 * @param checked each with the id that the device gave it
 */
export async function takeOutbox(
  context: ServerContext,
  sender: OutboxSender,
  checked: readonly (CheckedMessage & { id: string })[],
): Promise<OutboxAnswer> {
  const answer: OutboxAnswer = { accepted: 0, repeated: 0, refused: [] }
  for (const entry of checked) {
    if ('issues' in entry) {
      answer.refused.push({ id: entry.id, issues: entry.issues })
      continue
    }
    try {
      const isNew = await takeOne(context, sender, entry.message)
      if (isNew) answer.accepted += 1
      else answer.repeated += 1
    } catch (error) {
      // The device would get the same refusal again; after any other error it can send again.
      if (!(error instanceof ApiError) || error.issues === undefined) throw error
      answer.refused.push({ id: entry.id, issues: [...error.issues] })
    }
  }
  return answer
}

/** @returns false if it was received before */
async function takeOne(
  context: ServerContext,
  sender: OutboxSender,
  message: OutboxMessage,
): Promise<boolean> {
  if (message.type === 'readings') return takeReadings(context, sender, message)
  const now = context.clock()
  const { isNew, event } = await context.store.db.transaction().execute(async (tx) => {
    if (!(await noteMessage(tx, sender.nodeId, message.id, now))) {
      return { isNew: false, event: null }
    }
    const made = await applyMessage(tx, sender, message, now)
    await recordEvents(tx, made === null ? [] : [made])
    return { isNew: true, event: made }
  })
  if (event !== null) context.bus.signal(EVENTS_TOPIC)
  // If the process dies before this, the next report makes up for it.
  if (message.type === 'reported') await adoptInterval(context, sender.nodeId, now)
  return isNew
}

async function applyMessage(
  tx: Transaction<Tables>,
  sender: OutboxSender,
  message: Exclude<OutboxMessage, Message<'readings'>>,
  now: number,
): Promise<NewEvent | null> {
  switch (message.type) {
    case 'hello':
      return takeHello(tx, sender, message, now)
    case 'reported':
      return takeReported(tx, sender, message, now)
    case 'result':
      return takeResult(tx, sender, message, now)
    case 'debug':
      await takeDebug(tx, sender.nodeId, message, now)
      return null
    case 'facts':
      await takeFacts(tx, sender.nodeId, message, now)
      return null
    case 'files':
      return takeFiles(tx, sender, message, now)
    case 'firmware':
      return takeFirmware(tx, sender, message, now)
  }
}

/** Storing readings is idempotent, so their message id is recorded after they are stored. */
async function takeReadings(
  context: ServerContext,
  { nodeId, serial, ownerId }: OutboxSender,
  { id, time, units, readings, rows }: Message<'readings'>,
): Promise<boolean> {
  const now = context.clock()
  const decoded = jsonAdapter.decode({ serial, time, units, readings, rows }, {}, now)
  await ingestOf(context).take(decoded, { organizationId: ownerId }, now)
  return context.store.db.transaction().execute((tx) => noteMessage(tx, nodeId, id, now))
}

async function noteMessage(
  tx: Transaction<Tables>,
  nodeId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const noted = await tx
    .insertInto('device_messages')
    .values({ node_id: nodeId, id, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Adopts the interval that a device reports as its expected reporting interval from now on. */
async function adoptInterval(context: ServerContext, nodeId: string, now: number): Promise<void> {
  const row = await context.store.db
    .selectFrom('nodes')
    .innerJoin('device_settings', 'device_settings.node_id', 'nodes.id')
    .select(['nodes.interval_ms', 'device_settings.reported'])
    .where('nodes.id', '=', nodeId)
    .where('device_settings.sensor_id', '=', '')
    .where('device_settings.name', '=', 'interval')
    .executeTakeFirst()
  if (row === undefined || row.interval_ms === row.reported) return
  const { reported: intervalMs } = row
  const { minimum, maximum } = INTERVAL_RANGE_MS
  if (typeof intervalMs !== 'number' || !Number.isInteger(intervalMs)) return
  if (intervalMs < minimum || intervalMs > maximum) return
  const span = { firstTs: now, lastTs: now, intervalMs }
  await recordInterval(context.store.db, nodeId, span)
  ingestOf(context).forget(nodeId)
}
