import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../context.ts'
import { defineJob } from '../jobs/defineJob.ts'

/** Readings of one statement, so that others get their turn in between. */
const BATCH = 5000

/** Removes what was stored of metrics that are gone, or were computed by other rules. */
export const removeOldValues = defineJob({
  kind: 'metrics.remove-values',
  queue: 'metrics',
  payload: Type.Object({ keys: Type.Array(Type.Integer()) }),
})

/** The keys belong to no data point any more: nothing else reads or writes under them. */
export function workOnOldValues({ jobs, store }: Pick<ServerContext, 'jobs' | 'store'>): void {
  jobs.work(removeOldValues, async ({ payload, signal }) => {
    for (const key of payload.keys) {
      for (;;) {
        signal.throwIfAborted()
        const { numAffectedRows = 0n } = await sql`
          delete from measurements where data_point = ${key} and ts in (
            select ts from measurements where data_point = ${key} order by ts limit ${BATCH}
          )`.execute(store.db)
        if (Number(numAffectedRows) < BATCH) break
      }
      for (const table of ['rollups', 'hidden_rollups'] as const) {
        await store.db.deleteFrom(table).where('data_point', '=', key).execute()
      }
      await store.db.deleteFrom('metric_marks').where('source', '=', key).execute()
    }
  })
}
