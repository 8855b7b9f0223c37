import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { recordEvents } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { commandDetail } from './commandDetail.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'

/** For how long the id of a message is remembered: a device retries for hours, not for days. */
const MESSAGE_IDS_KEPT_MS = 7 * DAY_MS
/** How long answered commands can be read. */
const COMMANDS_KEPT_MS = 90 * DAY_MS
/** How long debug lines can be read. */
const DEBUG_LINES_KEPT_MS = 7 * DAY_MS
/** Commands per transaction, so that other work gets its turn in between. */
const BATCH = 100
const SYSTEM = { kind: 'system' as const, id: null, name: 'Airshed' }

const tidyChannel = defineJob({ kind: 'devices.tidy-channel', payload: Type.Object({}) })

/** Every minute, expires commands that were not answered in time, and deletes old data. */
export function keepChannelTidy(context: ServerContext): void {
  const { jobs, store, clock } = context
  jobs.work(tidyChannel, async ({ signal }) => {
    while ((await expireSome(context)) === BATCH) signal.throwIfAborted()
    const now = clock()
    await store.db
      .deleteFrom('device_messages')
      .where('received_at', '<', now - MESSAGE_IDS_KEPT_MS)
      .execute()
    await store.db
      .deleteFrom('device_commands')
      .where('created_at', '<', now - COMMANDS_KEPT_MS)
      .execute()
    await forgetDebugLines(context)
  })
  jobs.every(tidyChannel, { everyMs: MINUTE_MS })
}

/** Deletes old debug lines. */
export async function forgetDebugLines({
  store,
  clock,
}: Pick<ServerContext, 'store' | 'clock'>): Promise<void> {
  await store.db
    .deleteFrom('device_debug_lines')
    .where('received_at', '<', clock() - DEBUG_LINES_KEPT_MS)
    .execute()
}

/**
 * Expires a batch of commands whose time is over.
 *
 * @returns how many
 */
export async function expireSome({
  store,
  bus,
  clock,
}: Pick<ServerContext, 'store' | 'bus' | 'clock'>): Promise<number> {
  const now = clock()
  const count = await store.db.transaction().execute(async (tx) => {
    const over = await tx
      .selectFrom('device_commands')
      .innerJoin('nodes', 'nodes.id', 'device_commands.node_id')
      .select([
        'device_commands.id',
        'device_commands.name',
        'device_commands.sensor_id',
        'device_commands.node_id',
        sql<string | null>`coalesce(nodes.leased_to, nodes.organization_id)`.as('organization_id'),
      ])
      .where('device_commands.state', 'in', ['queued', 'sent'])
      .where('device_commands.expires_at', '<=', now)
      .orderBy('device_commands.expires_at')
      .limit(BATCH)
      .forUpdate('device_commands')
      .skipLocked()
      .execute()
    if (over.length === 0) return 0
    await tx
      .updateTable('device_commands')
      .set({ state: 'expired', ended_at: now })
      .where(
        'id',
        'in',
        over.map(({ id }) => id),
      )
      .execute()
    await recordEvents(
      tx,
      over.map(({ id, name, sensor_id, node_id: rowId, organization_id: organizationId }) => ({
        ts: now,
        name: 'node.command-expired',
        actor: SYSTEM,
        organizationId,
        entity: 'nodes',
        rowId,
        detail: commandDetail({ id, name, sensor_id }),
      })),
    )
    return over.length
  })
  if (count > 0) bus.signal(EVENTS_TOPIC)
  return count
}
