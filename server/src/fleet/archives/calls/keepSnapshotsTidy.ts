import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import { recordEvents } from '../../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import { isLost } from './snapshotRows.ts'

const removeExpired = defineJob({ kind: 'snapshots.expire', payload: Type.Object({}) })

/** Archives that one transaction removes. */
const BATCH = 100

/** Removes archives whose days are over, with their files, and links that no longer work, every hour. */
export function keepSnapshotsTidy(context: ServerContext): void {
  const { jobs } = context
  jobs.work(removeExpired, async ({ log }) => {
    const removed = await removeExpiredSnapshots(context)
    if (removed > 0) log.info({ removed }, 'Archives were removed')
  })
  jobs.every(removeExpired, { everyMs: HOUR_MS })
}

/** @returns how many archives were removed */
export async function removeExpiredSnapshots({
  store,
  files,
  bus,
  clock,
  config,
}: Pick<ServerContext, 'store' | 'files' | 'bus' | 'clock' | 'config'>): Promise<number> {
  const now = clock()
  await store.db.deleteFrom('snapshot_links').where('valid_until', '<=', now).execute()
  // What lost its job got no expiry from it.
  await store.db
    .updateTable('snapshots')
    .set({ state: 'failed', expires_at: now + config.archiveDays * DAY_MS })
    .where(isLost)
    .execute()
  let removed = 0
  for (;;) {
    const batch = await store.db.transaction().execute(async (tx) => {
      const rows = await tx
        .deleteFrom('snapshots')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('snapshots')
            .select('id')
            .where('expires_at', '<=', now)
            .orderBy('expires_at')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'organization_id', 'filename', 'file_id'])
        .execute()
      for (const { file_id: fileId } of rows) if (fileId !== null) await files.remove(tx, fileId)
      await recordEvents(
        tx,
        rows.map((row) => ({
          ts: now,
          name: 'snapshot.expired',
          actor: { kind: 'system' as const, id: null, name: 'Airshed' },
          organizationId: row.organization_id,
          entity: 'snapshots',
          rowId: row.id,
          before: { filename: row.filename },
        })),
      )
      return rows.length
    })
    removed += batch
    if (batch < BATCH) break
  }
  if (removed > 0) bus.signal(EVENTS_TOPIC)
  return removed
}
