import { normalTags, statusRank } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type List, type NodeSearch, type NodeSort } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { isReadBy, nodeRows, type NodeRow } from '../../access/entities/nodes.ts'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import type { RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { batteryCondition, firmwareCondition } from './factConditions.ts'
import { NODE_ORDERS } from './nodeOrders.ts'

/** Columns covered by a search for devices. */
export const SEARCHED_COLUMNS = [
  sql.ref('nodes.name'),
  sql.ref('nodes.serial'),
  sql.ref('nodes.tag_words'),
]

const nodeList: RowList<NodeSort> = {
  name: 'nodes',
  table: 'nodes',
  id: 'nodes.id',
  sort: NODE_ORDERS,
  defaultSort: 'name',
  search: SEARCHED_COLUMNS,
}

/** One part of the nodes that match a search. @param caller for whom they are displayed */
export function findNodes(
  db: Kysely<Tables>,
  caller: Caller,
  visible: VisibleRows,
  search: NodeSearch,
): Promise<List<NodeRow>> {
  return listOf(db, nodeList, {
    // The included parts do not belong to the question that a cursor is bound to.
    query: { ...search, includes: undefined },
    visible,
    filters: nodeConditions(search, caller),
    select: nodeRows(db),
  })
}

/** The newest reading of any of its data points came without a clock that had been set. */
const IS_CLOCK_UNSET: Condition = sql`exists (select from data_points
  join measurements on measurements.data_point = data_points.key
    and measurements.ts = data_points.last_ts
  where data_points.node_id = nodes.id
    and measurements.flags & ${sql.lit(MEASUREMENT_FLAGS.unsetClock)} <> 0)`

/**
 * The conditions of a search's filters, except for its organization.
 *
 * @param caller who sees a node that is leased to others as leased, regardless of what it reports
 */
export function nodeConditions(
  search: Omit<NodeSearch, 'organization_id' | 'search' | 'sort' | 'includes'>,
  caller: Caller,
): Condition[] {
  const found: Condition[] = []
  if (search.node_id !== undefined) found.push(sql`nodes.id = any(${search.node_id}::text[])`)
  if (search.type !== undefined) found.push(sql`nodes.type = any(${search.type}::text[])`)
  if (search.tag !== undefined) found.push(sql`nodes.tags && ${normalTags(search.tag)}::text[]`)
  if (search.firmware !== undefined) found.push(firmwareCondition(search.firmware, caller))
  if (search.battery !== undefined) found.push(batteryCondition(search.battery, caller))
  if (search.status !== undefined) {
    const ranks = search.status.filter((status) => status !== 'leased').map(statusRank)
    const isRead = isReadBy(caller)
    const reports = sql`(nodes.status_rank = any(${ranks}::int2[]) and ${isRead})`
    found.push(
      search.status.includes('leased') ? sql`(${reports} or not ${isRead})` : sql`${reports}`,
    )
  }
  if (search.is_clock_unset !== undefined) {
    found.push(search.is_clock_unset ? IS_CLOCK_UNSET : sql`not ${IS_CLOCK_UNSET}`)
  }
  if (search.data_point_id !== undefined) {
    found.push(sql`nodes.id in (select data_points.node_id from data_points
      where data_points.id = any(${search.data_point_id}::text[]))`)
  }
  return found
}

/** Sensors attached to nodes that the caller is known to be able to read. */
export function sensorsOf(db: Kysely<Tables>, nodeIds: readonly string[]) {
  return db
    .selectFrom('sensors')
    .selectAll()
    .where(sql<boolean>`sensors.node_id = any(${[...nodeIds]}::text[])`)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}
