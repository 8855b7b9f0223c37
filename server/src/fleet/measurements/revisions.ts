import type { List, ReadingRevision, ReadingRevisionQuery } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { NodeRow } from '../../access/entities/nodes.ts'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { listOf as valuesOf } from '../../access/input/queryList.ts'
import { revisionAuthors } from './revisionAuthors.ts'

const revisionList: RowList<'time'> = {
  name: 'reading revisions',
  table: 'measurement_revisions',
  // The order in which they were made.
  id: 'measurement_revisions.id',
  idType: 'int8',
  sort: { time: [key('measurement_revisions.ts', 'int8')] },
  defaultSort: '-time',
  defaultTotal: 'bounded',
}

/**
 * One part of the revisions of a device's readings.
 *
 * @param row a device whose readings the caller may read
 * @throws ApiError 400 if the range ends before it starts
 */
export async function findRevisions(
  db: Kysely<Tables>,
  { row, query, caller }: { row: NodeRow; query: ReadingRevisionQuery; caller: Caller },
): Promise<List<ReadingRevision>> {
  const { from, to } = query
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidField('/to', `a time at or after from (${from})`, to)
  }
  const asked = valuesOf(query.data_point_id)
  const points = await db
    .selectFrom('data_points')
    .select(['key', 'id', 'unit'])
    .where('node_id', '=', row.id)
    .$if(asked.length > 0, (some) => some.where(sql<boolean>`id = any(${asked}::text[])`))
    .execute()
  const byKey = new Map(points.map((point) => [point.key, point]))
  const found = await listOf(db, revisionList, {
    query,
    visible: ofDataPoints([...byKey.keys()]),
    filters: conditionsOf(query),
    select: db
      .selectFrom('measurement_revisions')
      .select([
        'measurement_revisions.id',
        'measurement_revisions.data_point',
        'measurement_revisions.ts',
        'measurement_revisions.old_value',
        'measurement_revisions.old_flags',
        'measurement_revisions.value',
        'measurement_revisions.flags',
        'measurement_revisions.revised_at',
        'measurement_revisions.author',
      ]),
  })
  const authorOf = await revisionAuthors(db, caller, [
    ...new Set(found.data.map(({ author }) => author)),
  ])
  return {
    ...found,
    data: found.data.map(({ id, data_point, author, ...revision }) => ({
      _id: String(id),
      data_point_id: byKey.get(data_point)?.id ?? '',
      unit: byKey.get(data_point)?.unit ?? '',
      ...revision,
      ...authorOf(author),
    })),
  }
}

/** A branch for each data point: the index has the revisions of each in the order of the list. */
function ofDataPoints(keys: readonly number[]): VisibleRows {
  const all = sql<SqlBool>`measurement_revisions.data_point = any(${[...keys]}::int4[])`
  const where = (one: RawBuilder<unknown>) =>
    sql<SqlBool>`measurement_revisions.data_point = ${one}::int4`
  return Object.assign(all, { branches: { each: { keys: keys.map(String), where }, also: [] } })
}

function conditionsOf({ from, to }: ReadingRevisionQuery): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`measurement_revisions.ts >= ${from}::int8`]),
    ...(to === undefined ? [] : [sql<SqlBool>`measurement_revisions.ts < ${to}::int8`]),
  ]
}
