import { isSameSetting } from '@airshed/domain'
import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { NewEvent } from '../events/record.ts'
import type { Tables } from '../store/tables.ts'
import { lockChannel } from './lockChannel.ts'
import type { InboxReader } from './readInbox.ts'

/** Settings of one device that are kept; it cannot fill the store with names that it makes up. */
const SETTINGS_MAX = 200

/**
 * Notes the settings that a device reports, and those that it refused.
 *
 * @param now ms UTC
 * @returns what is worth an event; null: it reported what was known
 */
export async function takeReported(
  tx: Transaction<Tables>,
  { nodeId, organizationId, actor }: InboxReader,
  { version, settings, refused = [] }: MessageOf<'reported'>,
  now: number,
): Promise<NewEvent | null> {
  const channel = await lockChannel(tx, nodeId)
  const rows = await tx
    .selectFrom('device_settings')
    .select(['name', 'reported', 'desired_version', 'refused_version'])
    .where('node_id', '=', nodeId)
    .execute()
  const known = new Map(rows.map((row) => [row.name, row]))
  const room = SETTINGS_MAX - rows.length
  const changed = Object.entries(settings)
    .filter(([name, value]) => {
      const row = known.get(name)
      return row === undefined || row.reported === null || !isSameSetting(row.reported, value)
    })
    .filter(([name], index) => known.has(name) || index < room)
  for (const [name, value] of changed) {
    const reported = { reported: JSON.stringify(value), reported_at: now }
    await tx
      .insertInto('device_settings')
      .values({ node_id: nodeId, name, ...reported, ...NEVER_ASKED })
      .onConflict((conflict) => conflict.columns(['node_id', 'name']).doUpdateSet(reported))
      .execute()
  }
  const newlyRefused = refused.filter(({ name }) => {
    const row = known.get(name)
    return (
      row !== undefined &&
      row.desired_version !== null &&
      row.desired_version <= version &&
      (row.refused_version ?? -1) < row.desired_version
    )
  })
  for (const { name, reason } of newlyRefused) {
    await tx
      .updateTable('device_settings')
      .set({ refused_version: version, refused_reason: reason })
      .where('node_id', '=', nodeId)
      .where('name', '=', name)
      .execute()
  }
  const dealtWith = Math.min(Math.max(version, channel.reported_version), channel.settings_version)
  if (dealtWith !== channel.reported_version) {
    await tx
      .updateTable('device_channels')
      .set({ reported_version: dealtWith })
      .where('node_id', '=', nodeId)
      .execute()
  }
  if (changed.length === 0 && newlyRefused.length === 0) return null
  return {
    ts: now,
    name: 'node.settings-reported',
    actor,
    organizationId,
    entity: 'nodes',
    rowId: nodeId,
    before: Object.fromEntries(changed.map(([name]) => [name, known.get(name)?.reported ?? null])),
    after: Object.fromEntries(changed),
    detail: { version, refused: newlyRefused.map(({ name }) => name) },
  }
}

const NEVER_ASKED = {
  desired: null,
  desired_version: null,
  asked_at: null,
  asked_by: null,
  refused_version: null,
  refused_reason: null,
}
