import type { CorrectionInForce } from '@airshed/domain'
import type { Correction, Corrections } from '@airshed/schemas'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import type { CorrectionsTable } from '../../storage/store/tables/corrections.ts'

type Row = Selectable<CorrectionsTable>

/** The corrections of a data point that were not withdrawn. */
export async function correctionsInForce(
  db: Db,
  dataPoint: number,
): Promise<readonly CorrectionInForce[]> {
  const rows = await db
    .selectFrom('corrections')
    .select(['version', 'formula', 'from_ts as from', 'to_ts as to'])
    .where('data_point', '=', dataPoint)
    .where('withdrawn_at', 'is', null)
    .orderBy('version')
    .execute()
  return rows
}

/** All corrections of a device, the newest first, and which of its data points are being computed. */
export async function correctionsOfNode(db: Db, nodeId: string): Promise<Corrections> {
  const rows = await db
    .selectFrom('corrections')
    .innerJoin('data_points', 'data_points.key', 'corrections.data_point')
    .selectAll('corrections')
    .select('data_points.id as data_point_id')
    .where('data_points.node_id', '=', nodeId)
    .orderBy('made_at', 'desc')
    .orderBy('corrections.id')
    .execute()
  const { rows: progress } = await sql<{ data_point_id: string; is_complete: boolean }>`
    select raw.id as data_point_id, bool_and(series.is_in_force) as is_complete
    from data_points series join data_points raw on raw.key = series.corrects
    where raw.node_id = ${nodeId} group by raw.id order by raw.id`.execute(db)
  return { data: rows.map(({ data_point_id: id, ...row }) => correctionView(row, id)), progress }
}

/** A correction as the API returns it. */
export const correctionView = (row: Row, dataPointId: string): Correction => ({
  _id: row.id,
  data_point_id: dataPointId,
  version: row.version,
  formula: row.formula,
  from: row.from_ts,
  to: row.to_ts,
  reason: row.reason,
  origin: row.origin,
  made_at: row.made_at,
  made_by: row.made_by,
  withdrawn_at: row.withdrawn_at,
  withdrawn_by: row.withdrawn_by,
})
