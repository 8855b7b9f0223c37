import type { NodeSearch } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Caller } from '../../identity/access.ts'
import type { Tables } from '../../store/tables.ts'
import { visibleNodes } from '../access/visible.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** Parameter by which a device says itself whether it is online. */
const ONLINE_PARAMETER_ID = '190:3'

/** Latest value of the online data point of the `nodes` row at hand; null where it has none. */
export const onlineValue: RawBuilder<number | null> = sql<number | null>`(
  select data_points.last_value from data_points
  where data_points.node_id = nodes.id and data_points.path = ${ONLINE_PARAMETER_ID}
  order by data_points.last_ts desc nulls last limit 1)`

function nodesVisibleTo(db: Kysely<Tables>, caller: Caller, organizationId?: string) {
  return db.selectFrom('nodes').where(visibleNodes(caller, organizationId))
}

const selected = (query: ReturnType<typeof nodesVisibleTo>) =>
  query.selectAll('nodes').select([
    onlineValue.as('online_value'),
    sql<string[]>`array(select node_shares.organization_id from node_shares
      where node_shares.node_id = nodes.id order by node_shares.organization_id)`.as('shared_to'),
  ])

/** One node; undefined where there is none or the caller may not read it. */
export function readNode(db: Kysely<Tables>, caller: Caller, id: string) {
  return selected(nodesVisibleTo(db, caller)).where('nodes.id', '=', id).executeTakeFirst()
}

export type NodeRow = NonNullable<Awaited<ReturnType<typeof readNode>>>

/** One page of the nodes that match a search, in the order of their names. */
export async function findNodes(
  db: Kysely<Tables>,
  caller: Caller,
  search: NodeSearch,
  page: PageRequest,
): Promise<{ rows: NodeRow[]; total: number }> {
  let matching = nodesVisibleTo(db, caller, search.organization_id)
  for (const condition of conditions(search)) matching = matching.where(condition)
  const [rows, count] = await Promise.all([
    selected(matching)
      .orderBy('nodes.name')
      .orderBy('nodes.id')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

function conditions(search: NodeSearch): RawBuilder<SqlBool>[] {
  const found: RawBuilder<SqlBool>[] = []
  if (search.node_id !== undefined) found.push(sql`nodes.id = any(${search.node_id}::text[])`)
  if (search.type !== undefined) found.push(sql`nodes.type = any(${search.type}::text[])`)
  if (search.data_point_id !== undefined) {
    found.push(sql`nodes.id in (select data_points.node_id from data_points
      where data_points.id = any(${search.data_point_id}::text[]))`)
  }
  if (search.search !== undefined && search.search !== '') {
    const pattern = `%${search.search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    found.push(sql`(nodes.name ilike ${pattern} or nodes.serial ilike ${pattern})`)
  }
  return found
}

/** Of these nodes the ids of those that the caller may read. */
export async function readableNodeIds(
  db: Kysely<Tables>,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await nodesVisibleTo(db, caller)
    .select('nodes.id')
    .where(sql<boolean>`nodes.id = any(${[...ids]}::text[])`)
    .execute()
  return rows.map((row) => row.id)
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
