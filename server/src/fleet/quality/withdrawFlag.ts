import type { QualityFlag } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { flagView } from './flagRows.ts'

/**
 * Withdraws a flag of a device. Its readings follow when the flag is settled; it stays in the list. One that was withdrawn before
 * stays as it is.
 *
 * @param by name of the person
 * @param now ms UTC
 * @throws ApiError NOT_FOUND
 */
export async function withdrawFlag(
  tx: Transaction<Tables>,
  nodeId: string,
  flagId: string,
  { by, now }: { by: string; now: number },
): Promise<{ flag: QualityFlag; isChanged: boolean }> {
  const found = await tx
    .selectFrom('quality_flags')
    .innerJoin('data_points', 'data_points.key', 'quality_flags.data_point')
    .selectAll('quality_flags')
    .select('data_points.id as data_point_id')
    // Whatever else an id may be, it is no number that the store would refuse.
    .where('quality_flags.id', '=', /^[1-9]\d{0,14}$/.test(flagId) ? Number(flagId) : 0)
    .where('data_points.node_id', '=', nodeId)
    .forUpdate('quality_flags')
    .executeTakeFirst()
  if (found === undefined) throw apiError('NOT_FOUND', { what: 'Quality flag', id: flagId })
  const { data_point_id: dataPointId, ...row } = found
  if (row.withdrawn_at !== null) return { flag: flagView(row, dataPointId), isChanged: false }
  const withdrawn = await tx
    .updateTable('quality_flags')
    .set({ withdrawn_at: now, withdrawn_by: by, is_settled: false })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { flag: flagView(withdrawn, dataPointId), isChanged: true }
}
