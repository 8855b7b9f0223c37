import type { DataPointSearch, ParameterKind, ReadingBasis } from '@airshed/schemas'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Condition } from '../../storage/rows/visible.ts'
import type { DataPointsTable } from '../../storage/store/tables/devices.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { offsetOf, type PageRequest } from '../../access/paging/page.ts'

export type DataPointRow = Selectable<DataPointsTable>

/** A data point with its newest values on both bases; `last_value` and what goes with it are of the chosen one. */
export type ShownRow = DataPointRow & { corrected: CorrectedNewest | null }

/** The newest value of a data point as corrected, and the one as it was reported. */
export interface CorrectedNewest {
  basis: ReadingBasis
  version: number
  lastReported: number | null
  lastCorrected: number | null
}

/** The corrected series of data points that is in force, and whether it stands for them. */
const CORRECTED = sql<{
  last_ts: number | null
  last_value: number | null
  last_limit: number | null
  decimals: number | null
  version: number
  is_chosen: boolean
} | null>`(
  select json_build_object('last_ts', series.last_ts, 'last_value', series.last_value, 'last_limit', series.last_limit,
    'decimals', series.decimals,
    'version', (select max((one->>'version')::int4) from jsonb_array_elements(series.correction->'corrections') one),
    'is_chosen', exists (select from chosen_series where chosen_series.series_key = series.key))
  from data_points series where series.corrects = data_points.key and series.is_in_force)`

const HAS_NO_SERIES = sql<boolean>`data_points.corrects is null`

function shownRow({
  series,
  ...row
}: DataPointRow & { series: typeof CORRECTED.expressionType | null }): ShownRow {
  if (series === null || series === undefined) return { ...row, corrected: null }
  const { is_chosen: isChosen, version, ...newest } = series
  const corrected: CorrectedNewest = {
    basis: isChosen ? 'corrected' : 'reported',
    version,
    lastReported: row.last_value,
    lastCorrected: newest.last_value,
  }
  return isChosen ? { ...row, ...newest, corrected } : { ...row, corrected }
}

/** Data points of nodes that the caller is known to be able to read. */
export async function dataPointsOf(
  db: Kysely<Tables>,
  nodeIds: readonly string[],
): Promise<ShownRow[]> {
  const rows = await db
    .selectFrom('data_points')
    .selectAll()
    .select(CORRECTED.as('series'))
    .where(sql<boolean>`data_points.node_id = any(${[...nodeIds]}::text[])`)
    .where(HAS_NO_SERIES)
    .orderBy('node_id')
    .orderBy('key')
    .execute()
  return rows.map(shownRow)
}

/** One page of the data points that match a search, grouped by node. */
export async function findDataPoints(
  db: Kysely<Tables>,
  visible: Condition,
  search: DataPointSearch,
  page: PageRequest,
): Promise<{ rows: ShownRow[]; total: number }> {
  const { data_point_id: ids, node_id: nodeIds, path: paths } = search
  let matching = db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .where(visible)
    .where(HAS_NO_SERIES)
  if (ids !== undefined)
    matching = matching.where(sql<boolean>`data_points.id = any(${ids}::text[])`)
  if (nodeIds !== undefined)
    matching = matching.where(sql<boolean>`nodes.id = any(${nodeIds}::text[])`)
  if (paths !== undefined)
    matching = matching.where(sql<boolean>`data_points.path = any(${paths}::text[])`)
  const [rows, count] = await Promise.all([
    matching
      .selectAll('data_points')
      .select(CORRECTED.as('series'))
      .orderBy('data_points.node_id')
      .orderBy('data_points.key')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows: rows.map(shownRow), total: Number(count?.total ?? 0) }
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
    .where(HAS_NO_SERIES)
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
    .where(HAS_NO_SERIES)
    .where(visible)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as ParameterKind }))
}
