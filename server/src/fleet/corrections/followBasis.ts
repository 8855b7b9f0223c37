import { HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { Db } from '../../storage/store/db.ts'
import { followChosenSeries } from '../computed/chosenSeries.ts'
import { lockComputed } from '../computed/nodeComputedParameters.ts'

/** Devices per look-up. */
const NODES_AT_ONCE = 100

/** Lets alerts and computed parameters follow the other values, after an organization has chosen them. */
export const followBasis = defineJob({
  kind: 'corrections.follow-basis',
  payload: Type.Object({ organizationId: Type.String() }),
  organization: ({ organizationId }) => organizationId,
})

/** The same for devices that were transferred to an organization with another choice. */
const followAllBases = defineJob({ kind: 'corrections.follow-all-bases', payload: Type.Object({}) })

/** Keeps what reads corrected data points on the basis that their organizations have chosen. */
export function keepBasesFollowed(context: ServerContext): void {
  const { jobs } = context
  jobs.work(followBasis, ({ signal }) => followStale(context, signal))
  jobs.work(followAllBases, ({ signal }) => followStale(context, signal))
  jobs.every(followAllBases, { everyMs: HOUR_MS })
}

/** Device by device; after an interruption, those that are done are no longer found. */
async function followStale(context: ServerContext, signal: AbortSignal): Promise<void> {
  const { db } = context.store
  for (;;) {
    const devices = await staleDevices(db)
    if (devices.length === 0) return
    for (const { node_id: nodeId, points } of devices) {
      signal.throwIfAborted()
      await db.transaction().execute(async (tx) => {
        if (await lockComputed(tx, nodeId, true)) {
          await followChosenSeries(context, tx, { nodeId, points })
        }
      })
    }
  }
}

/** Devices with a computed parameter or an alert that reads another series than the chosen one, with these data points. */
async function staleDevices(db: Db): Promise<{ node_id: string; points: number[] }[]> {
  const { rows } = await sql<{ node_id: string; points: number[] }>`
    select raw.node_id, array_agg(raw.key order by raw.key) as points
    from data_points series
    join data_points raw on raw.key = series.corrects
    cross join lateral (
      select case when exists (select from chosen_series where chosen_series.key = raw.key)
        then raw.key else series.key end as key) other
    where series.is_in_force and (
      exists (select from alert_sources where alert_sources.source = other.key)
      or exists (select from metric_sources join data_points reader on reader.key = metric_sources.metric
        where metric_sources.source = other.key and reader.corrects is null))
    group by raw.node_id order by raw.node_id limit ${NODES_AT_ONCE}`.execute(db)
  return rows
}
