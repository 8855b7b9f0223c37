import type { DataPointSearch, ParameterKind } from '@airshed/schemas'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Condition } from '../../storage/rows/visible.ts'
import type { DataPointsTable } from '../../storage/store/tables/devices.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { offsetOf, type PageRequest } from '../../access/paging/page.ts'

export type DataPointRow = Selectable<DataPointsTable>

/** Data points of nodes that the caller is known to be able to read. */
export function dataPointsOf(
  db: Kysely<Tables>,
  nodeIds: readonly string[],
): Promise<DataPointRow[]> {
  return db
    .selectFrom('data_points')
    .selectAll()
    .where(sql<boolean>`data_points.node_id = any(${[...nodeIds]}::text[])`)
    .orderBy('node_id')
    .orderBy('key')
    .execute()
}

/** One page of the data points that match a search, grouped by node. */
export async function findDataPoints(
  db: Kysely<Tables>,
  visible: Condition,
  search: DataPointSearch,
  page: PageRequest,
): Promise<{ rows: DataPointRow[]; total: number }> {
  const { data_point_id: ids, node_id: nodeIds, path: paths } = search
  let matching = db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .where(visible)
  if (ids !== undefined)
    matching = matching.where(sql<boolean>`data_points.id = any(${ids}::text[])`)
  if (nodeIds !== undefined)
    matching = matching.where(sql<boolean>`nodes.id = any(${nodeIds}::text[])`)
  if (paths !== undefined)
    matching = matching.where(sql<boolean>`data_points.path = any(${paths}::text[])`)
  const [rows, count] = await Promise.all([
    matching
      .selectAll('data_points')
      .orderBy('data_points.node_id')
      .orderBy('data_points.key')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

/** The subset of these ids whose data points are on nodes that meet the condition. */
export async function readableDataPointIds(
  db: Kysely<Tables>,
  visible: Condition,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .select('data_points.id')
    .where(sql<boolean>`data_points.id = any(${[...ids]}::text[])`)
    .where(visible)
    .execute()
  return rows.map((row) => row.id)
}

/** A data point, its kind and unit, and the zone of its device. */
export interface ZonedDataPoint {
  id: string
  /** Its parameter, such as `132:5`. */
  path: string
  kind: ParameterKind
  unit: string
  /** IANA name. */
  timezone: string
}

/** Those of these data points that are on nodes that meet the condition. */
export async function zonedDataPoints(
  db: Kysely<Tables>,
  visible: Condition,
  ids: readonly string[],
): Promise<ZonedDataPoint[]> {
  const rows = await db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .select([
      'data_points.id',
      'data_points.path',
      'data_points.kind',
      'data_points.unit',
      'nodes.timezone',
    ])
    .where(sql<boolean>`data_points.id = any(${[...ids]}::text[])`)
    .where(visible)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as ParameterKind }))
}
