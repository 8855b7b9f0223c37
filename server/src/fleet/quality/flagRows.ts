import type { List, QualityFlag, QualityFlagQuery, QualityRule } from '@airshed/schemas'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { NodeRow } from '../../access/entities/nodes.ts'
import { invalidQuery } from '../../access/input/invalidField.ts'
import { listOf as valuesOf } from '../../access/input/queryList.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type { QualityFlagsTable } from '../../storage/store/tables/qualityFlags.ts'

export type FlagRow = Selectable<QualityFlagsTable>

const flagList: RowList<'time'> = {
  name: 'quality flags',
  table: 'quality_flags',
  // The order in which they were set.
  id: 'quality_flags.id',
  idType: 'int8',
  sort: { time: [key('quality_flags.from_ts', 'int8')] },
  defaultSort: '-time',
  defaultTotal: 'bounded',
}

/** A flag as answers have it. @param dataPointId of the data point that its row refers to */
export const flagView = (row: FlagRow, dataPointId: string): QualityFlag => ({
  _id: String(row.id),
  data_point_id: dataPointId,
  from: Number(row.from_ts),
  to: Number(row.to_ts),
  // Nothing else is written.
  rule: row.rule as QualityRule,
  reason: row.reason,
  made_at: Number(row.made_at),
  made_by: row.made_by,
  withdrawn_at: row.withdrawn_at === null ? null : Number(row.withdrawn_at),
  withdrawn_by: row.withdrawn_by,
  is_settled: row.is_settled,
})

/**
 * One part of the quality flags of a device.
 *
 * @param row a device whose readings the caller may read
 * @throws ApiError 400 if the range ends before it starts
 */
export async function findFlags(
  db: Db,
  row: Pick<NodeRow, 'id'>,
  query: QualityFlagQuery,
): Promise<List<QualityFlag>> {
  const { from, to } = query
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidQuery('/to', `a time at or after from (${from})`, to)
  }
  const asked = valuesOf(query.data_point_id)
  const points = await db
    .selectFrom('data_points')
    .select(['key', 'id'])
    .where('node_id', '=', row.id)
    .$if(asked.length > 0, (some) => some.where(sql<boolean>`id = any(${asked}::text[])`))
    .execute()
  const idOf = new Map(points.map(({ key: number, id }) => [number, id]))
  const found = await listOf(db, flagList, {
    query,
    visible: sql<SqlBool>`quality_flags.data_point = any(${[...idOf.keys()]}::int4[])`,
    filters: conditionsOf(query),
    select: db.selectFrom('quality_flags').selectAll('quality_flags'),
  })
  return {
    ...found,
    data: found.data.map((flag) => flagView(flag, idOf.get(flag.data_point) ?? '')),
  }
}

function conditionsOf({ from, to, state = [] }: QualityFlagQuery): Condition[] {
  const states = new Set(state)
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`quality_flags.to_ts > ${from}::int8`]),
    ...(to === undefined ? [] : [sql<SqlBool>`quality_flags.from_ts < ${to}::int8`]),
    ...(states.size !== 1
      ? []
      : [
          states.has('in_force')
            ? sql<SqlBool>`quality_flags.withdrawn_at is null`
            : sql<SqlBool>`quality_flags.withdrawn_at is not null`,
        ]),
  ]
}
