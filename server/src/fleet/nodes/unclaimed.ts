import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { forgetUnclaimedShares } from '../ingest/unclaimedShare.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** How long a device waits to be claimed. */
export const UNCLAIMED_KEPT_MS = 30 * DAY_MS
/** Devices of one transaction, so that others get their turn in between. */
const BATCH = 50

const forgetUnclaimed = defineJob({ kind: 'nodes.forget-unclaimed', payload: Type.Object({}) })

/** Removes devices that nobody claimed, every hour, so that strangers cannot fill the inventory. */
export function keepUnclaimedForgotten({
  store,
  jobs,
  clock,
}: Pick<ServerContext, 'store' | 'jobs' | 'clock'>): void {
  jobs.work(forgetUnclaimed, async ({ signal }) => {
    await forgetUnclaimedShares(store.db, clock())
    while ((await forgetSome(store.db, clock() - UNCLAIMED_KEPT_MS)) === BATCH) {
      signal.throwIfAborted()
    }
  })
  jobs.every(forgetUnclaimed, { everyMs: HOUR_MS })
}

/**
 * Removes a batch of devices that have been waiting since before a time, with their readings.
 *
 * @param before ms UTC
 * @returns how many
 */
export async function forgetSome(db: Kysely<Tables>, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const nodes = await tx
      .selectFrom('nodes')
      .select('id')
      .where('organization_id', 'is', null)
      .where('unclaimed_since', '<', before)
      .orderBy('unclaimed_since')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = nodes.map(({ id }) => id)
    if (ids.length === 0) return 0
    const keys = sql`(select key from data_points where node_id = any(${ids}::text[]))`
    await sql`delete from measurements where data_point in ${keys}`.execute(tx)
    await sql`delete from rollups where data_point in ${keys}`.execute(tx)
    await sql`delete from hidden_rollups where data_point in ${keys}`.execute(tx)
    await sql`delete from measurement_revisions where data_point in ${keys}`.execute(tx)
    await tx.deleteFrom('nodes').where('id', 'in', ids).execute()
    return ids.length
  })
}
