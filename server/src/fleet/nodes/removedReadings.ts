import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** By then no process has a deleted data point cached, so nothing more is written for it. */
export const WRITTEN_FOR_MS = 30 * SECOND_MS
/** Readings, or revisions of them, per statement, so that other work can run in between. */
const ROWS_AT_ONCE = 5_000

const removeReadings = defineJob({ kind: 'nodes.remove-readings', payload: Type.Object({}) })

/** Removes the readings of deleted data points, every minute. */
export function keepReadingsRemoved({
  store,
  jobs,
  clock,
}: Pick<ServerContext, 'store' | 'jobs' | 'clock'>): void {
  jobs.work(removeReadings, async ({ signal }) => {
    while (await removeSome(store.db, clock() - WRITTEN_FOR_MS)) signal.throwIfAborted()
  })
  jobs.every(removeReadings, { everyMs: MINUTE_MS })
}

/**
 * Removes a batch of readings of one data point, or of what they were before they were revised; its rollups and its record
 * are removed with the last batch.
 *
 * @param before only data points that were deleted before, ms UTC
 * @returns false if none is left
 */
export async function removeSome(db: Kysely<Tables>, before: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .selectFrom('removed_data_points')
      .select('key')
      .where('removed_at', '<', before)
      .orderBy('removed_at')
      .orderBy('key')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (removed === undefined) return false
    const { key } = removed
    const { numAffectedRows } = await sql`delete from measurements
      where data_point = ${key} and ts in (select ts from measurements
        where data_point = ${key} order by ts limit ${ROWS_AT_ONCE})`.execute(tx)
    if (Number(numAffectedRows ?? 0) >= ROWS_AT_ONCE) return true
    const revisions = await sql`delete from measurement_revisions
      where id in (select id from measurement_revisions
        where data_point = ${key} order by ts limit ${ROWS_AT_ONCE})`.execute(tx)
    if (Number(revisions.numAffectedRows ?? 0) >= ROWS_AT_ONCE) return true
    await tx.deleteFrom('rollups').where('data_point', '=', key).execute()
    await tx.deleteFrom('hidden_rollups').where('data_point', '=', key).execute()
    await tx.deleteFrom('import_readings').where('data_point', '=', key).execute()
    await tx.deleteFrom('metric_marks').where('source', '=', key).execute()
    await tx.deleteFrom('removed_data_points').where('key', '=', key).execute()
    return true
  })
}
