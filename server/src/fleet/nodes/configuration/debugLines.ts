import type { DebugLine, DebugLineQuery, List } from '@airshed/schemas'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition } from '../../../storage/rows/visible.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { listOf as valuesOf } from '../../../access/input/queryList.ts'

const lineList: RowList<'time'> = {
  name: 'debug lines',
  table: 'device_debug_lines',
  // Numbers are unique per device, and no list contains the lines of two devices.
  id: 'device_debug_lines.number',
  idType: 'int8',
  sort: { time: [key('device_debug_lines.ts', 'int8')] },
  defaultSort: '-time',
  search: [sql.ref('device_debug_lines.message')],
}

/** One part of the debug lines of a device that match. */
export async function findDebugLines(
  db: Kysely<Tables>,
  nodeId: string,
  query: DebugLineQuery,
): Promise<List<DebugLine>> {
  const found = await listOf(db, lineList, {
    query,
    visible: sql<SqlBool>`device_debug_lines.node_id = ${nodeId}`,
    filters: conditionsOf(query),
    select: db
      .selectFrom('device_debug_lines')
      .select(['number', 'ts', 'tag', 'message'])
      .where('node_id', '=', nodeId),
  })
  return {
    ...found,
    data: found.data.map(({ number, ...line }) => ({ _id: String(number), ...line })),
  }
}

function conditionsOf({ tag, from, to }: DebugLineQuery): Condition[] {
  const tags = valuesOf(tag)
  return [
    ...(tags.length === 0 ? [] : [sql<SqlBool>`device_debug_lines.tag = any(${tags}::text[])`]),
    ...(from === undefined ? [] : [sql<SqlBool>`device_debug_lines.ts >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`device_debug_lines.ts < ${to}`]),
  ]
}
