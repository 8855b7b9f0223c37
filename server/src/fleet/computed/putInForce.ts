import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { noteRemoved } from '../dataPoints/noteRemoved.ts'
import { followChosenSeries } from './chosenSeries.ts'
import { correctedId } from './correctedId.ts'

/**
 * Replaces the corrected series of a data point by one that has been computed, at once for everybody who reads it. The
 * computed parameters of the device must be locked.
 *
 * @param key of the new series
 * @param corrects key of the data point
 */
export async function putInForce(
  context: Pick<ServerContext, 'bus' | 'store' | 'clock'>,
  tx: Transaction<Tables>,
  { key, corrects }: { key: number; corrects: number },
): Promise<void> {
  await removeSeries(context, tx, corrects, 'in force')
  const raw = await tx
    .selectFrom('data_points')
    .select(['id', 'node_id'])
    .where('key', '=', corrects)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('data_points')
    .set({ id: correctedId(raw.id), is_in_force: true })
    .where('key', '=', key)
    .execute()
  await followChosenSeries(context, tx, { nodeId: raw.node_id, points: [corrects] })
}

/**
 * Removes corrected series of a data point; their readings are removed later.
 *
 * @param corrects key of the data point
 * @returns whether there were any
 */
export async function removeSeries(
  { clock }: Pick<ServerContext, 'clock'>,
  tx: Transaction<Tables>,
  corrects: number,
  which: 'in force' | 'being computed' | 'all',
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('data_points')
    .where('corrects', '=', corrects)
    .$if(which !== 'all', (query) => query.where('is_in_force', '=', which === 'in force'))
    .returning('key')
    .execute()
  // What was linked to them is linked again by the caller; marks of readings that are gone would wait for ever.
  const keys = gone.map(({ key }) => key)
  await sql`delete from metric_marks where source = any(${keys}::int4[])`.execute(tx)
  await noteRemoved(tx, { keys, now: clock() })
  return keys.length > 0
}
