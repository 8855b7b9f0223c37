import { ONLINE_STATUS_PATH, type PlaceCandidate } from '@airshed/domain'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import type {
  AlertTemplatesTable,
  StoredTemplatePoint,
} from '../../storage/store/tables/alertTemplates.ts'

export type TemplateRow = Selectable<AlertTemplatesTable>

/** Which devices are meant. */
export type Covering = Pick<TemplateRow, 'organization_id' | 'types' | 'tags'>

/** Nodes of these types with one of these tags. */
const isMeant = ({ types, tags }: Pick<Covering, 'types' | 'tags'>): RawBuilder<boolean> => sql`(
  (cardinality(${types}::text[]) = 0 or nodes.type = any(${types}::text[]))
  and (cardinality(${tags}::text[]) = 0 or nodes.tags && ${tags}::text[]))`

/**
 * Ids of the nodes that an organization uses, as `heldNodes` says of them: its own, except those leased to others, and
 * those that are shared with or leased to it.
 *
 * @param condition of nodes
 */
const idsHeld = (organizationId: string, condition: RawBuilder<boolean>): RawBuilder<string> => sql`
  select nodes.id from nodes
  where nodes.organization_id = ${organizationId} and nodes.leased_to is null and ${condition}
  union
  select nodes.id from nodes where nodes.leased_to = ${organizationId} and ${condition}
  union
  select nodes.id from node_shares join nodes on nodes.id = node_shares.node_id
  where node_shares.organization_id = ${organizationId} and nodes.leased_to is null and ${condition}`

/** The ids of the matching devices that an organization holds. @param condition a further one. Default: none */
export const idsMeant = (
  covering: Covering,
  condition: RawBuilder<boolean> = sql`true`,
): RawBuilder<string> =>
  idsHeld(covering.organization_id, sql`(${isMeant(covering)} and ${condition})`)

/** Data points at which something is measured now; the online status does not end with its sensor. */
export const IS_ATTACHED = sql<boolean>`exists (select from sensors
  where sensors.id = data_points.sensor_id
    and (sensors.removed_at is null or data_points.path = ${sql.lit(ONLINE_STATUS_PATH)}))`

/** A device that a template covers, with the data points that may stand for its parameters. */
export interface CoveredDevice {
  id: string
  /** Its name, or its serial. */
  name: string
  points: readonly PlaceCandidate[]
}

/**
 * Those of the devices that match and measure all of the parameters in these units.
 *
 * @param ids of devices
 */
export async function coveredAmong(
  db: Db,
  covering: Covering,
  points: readonly StoredTemplatePoint[],
  ids: RawBuilder<string>,
): Promise<CoveredDevice[]> {
  const { rows } = await sql<CoveredDevice>`
    select nodes.id, coalesce(nullif(nodes.name, ''), nodes.serial) as name,
      json_agg(json_build_object('id', data_points.id, 'path', data_points.path,
        'lastTs', data_points.last_ts)) as points
    from nodes
    join data_points on data_points.node_id = nodes.id and ${IS_ATTACHED}
    join ${wantedPoints(points)} as wanted(path, unit, kind) on wanted.path = data_points.path
      and wanted.unit = data_points.unit and wanted.kind = data_points.kind
    where nodes.id in (${ids})
      and nodes.id in (${idsMeant(covering, sql`nodes.id in (${ids})`)})
    group by nodes.id
    having count(distinct data_points.path) = ${points.length}
    order by nodes.id`.execute(db)
  return rows
}

const wantedPoints = (points: readonly StoredTemplatePoint[]) => sql`unnest(
  ${points.map(({ path }) => path)}::text[], ${points.map(({ unit }) => unit)}::text[],
  ${points.map(({ kind }) => kind)}::text[])`

/** How many devices match, and how many of these measure all of the parameters. */
export async function countCovered(
  db: Db,
  covering: Covering,
  points: readonly StoredTemplatePoint[],
): Promise<{ matching: number; covered: number }> {
  const { rows } = await sql<{ matching: number; covered: number }>`
    with meant as (${idsMeant(covering)})
    select (select count(*) from meant)::int4 as matching, (
      select count(*) from (
        select data_points.node_id from meant
        join data_points on data_points.node_id = meant.id and ${IS_ATTACHED}
        join ${wantedPoints(points)} as wanted(path, unit, kind) on wanted.path = data_points.path
          and wanted.unit = data_points.unit and wanted.kind = data_points.kind
        group by 1 having count(distinct data_points.path) = ${points.length}
      ) measuring)::int4 as covered`.execute(db)
  const [{ matching = 0, covered = 0 } = {}] = rows
  return { matching, covered: points.length === 0 ? matching : covered }
}
