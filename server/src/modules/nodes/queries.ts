import type { List, NodeSearch, NodeSort } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { nodeRows, type NodeRow } from '../../entities/nodes.ts'
import { listOf } from '../../rows/listOf.ts'
import { key, type RowList } from '../../rows/rowList.ts'
import type { Condition, VisibleRows } from '../../rows/visible.ts'
import type { Tables } from '../../store/tables.ts'

/** The status is the stored one, which follows the displayed one within a minute. */
const nodeList: RowList<NodeSort> = {
  name: 'nodes',
  table: 'nodes',
  id: 'nodes.id',
  sort: {
    status: [key('nodes.status_rank', 'int2'), key('nodes.name', 'text')],
    name: [key('nodes.name', 'text')],
    named: [
      { sql: sql`nullif(nodes.name, '')`, type: 'text', isNullable: true },
      key('nodes.serial', 'text'),
    ],
    serial: [key('nodes.serial', 'text')],
    type: [key('nodes.type', 'text'), key('nodes.name', 'text')],
    last_online: [key('nodes.last_online', 'int8', { isNullable: true })],
  },
  defaultSort: 'name',
  search: [sql.ref('nodes.name'), sql.ref('nodes.serial')],
}

/** One part of the nodes that match a search. */
export function findNodes(
  db: Kysely<Tables>,
  visible: VisibleRows,
  search: NodeSearch,
): Promise<List<NodeRow>> {
  return listOf(db, nodeList, {
    // The parts that are read of each node are no part of the question that a cursor belongs to.
    query: { ...search, includes: undefined },
    visible,
    filters: conditions(search),
    select: nodeRows(db),
  })
}

function conditions(search: NodeSearch): Condition[] {
  const found: Condition[] = []
  if (search.node_id !== undefined) found.push(sql`nodes.id = any(${search.node_id}::text[])`)
  if (search.type !== undefined) found.push(sql`nodes.type = any(${search.type}::text[])`)
  if (search.data_point_id !== undefined) {
    found.push(sql`nodes.id in (select data_points.node_id from data_points
      where data_points.id = any(${search.data_point_id}::text[]))`)
  }
  return found
}

/** Sensors of nodes that the caller was already found to read. */
export function sensorsOf(db: Kysely<Tables>, nodeIds: readonly string[]) {
  return db
    .selectFrom('sensors')
    .selectAll()
    .where(sql<boolean>`sensors.node_id = any(${[...nodeIds]}::text[])`)
    .orderBy('id')
    .execute()
}
