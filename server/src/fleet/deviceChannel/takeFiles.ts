import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { NewEvent } from '../../access/events/record.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { lockChannel } from './lockChannel.ts'
import type { InboxReader } from './readInbox.ts'

/**
 * Records which script files a device has, and which it refused. Files that were not written here are
 * ignored.
 *
 * @param now ms UTC
 * @returns the event to record; null if nothing new was reported
 */
export async function takeFiles(
  tx: Transaction<Tables>,
  { nodeId, organizationId, actor }: InboxReader,
  { files, refused = [] }: MessageOf<'files'>,
  now: number,
): Promise<NewEvent | null> {
  await lockChannel(tx, nodeId)
  const rows = await tx
    .selectFrom('device_scripts')
    .select(['name', 'digest', 'is_deleted', 'reported_digest', 'refused_digest'])
    .where('node_id', '=', nodeId)
    .execute()
  const held = new Map(files.map(({ name, digest }) => [name, digest]))
  const refusals = new Map(refused.map((refusal) => [refusal.name, refusal]))
  const changed = rows.filter((row) => row.reported_digest !== (held.get(row.name) ?? null))
  for (const { name } of changed) {
    await tx
      .updateTable('device_scripts')
      .set({ reported_digest: held.get(name) ?? null, reported_at: now })
      .where('node_id', '=', nodeId)
      .where('name', '=', name)
      .execute()
  }
  const newlyRefused = rows.flatMap(({ name, digest, is_deleted, refused_digest }) => {
    const refusal = refusals.get(name)
    const isOfThis = (refusal?.digest ?? digest) === digest
    return refusal === undefined || !isOfThis || is_deleted || refused_digest === digest
      ? []
      : [{ name, digest, reason: refusal.reason }]
  })
  for (const { name, digest, reason } of newlyRefused) {
    await tx
      .updateTable('device_scripts')
      .set({ refused_digest: digest, refused_reason: reason })
      .where('node_id', '=', nodeId)
      .where('name', '=', name)
      .execute()
  }
  if (changed.length === 0 && newlyRefused.length === 0) return null
  return {
    ts: now,
    name: 'node.scripts-reported',
    actor,
    organizationId,
    entity: 'nodes',
    rowId: nodeId,
    detail: {
      files: changed.map(({ name }) => name),
      refused: newlyRefused.map(({ name }) => name),
    },
  }
}
