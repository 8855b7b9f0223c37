import { HOUR_MS, ONLINE_STATUS_PATH } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { Condition } from '../../storage/rows/visible.ts'
import { HALF_HOUR_MS } from '../../storage/store/measurements/steps.ts'
import { displayedStatusSql } from '../../storage/store/nodeStatus/statusSql.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** Number of nodes that meet the condition, by type and displayed status. */
export function countStatuses(db: Kysely<Tables>, visible: Condition, now: number) {
  const shown = sql.raw<string>(displayedStatusSql({ node: 'nodes', now }))
  return db
    .selectFrom((from) =>
      from
        .selectFrom('nodes')
        .where(visible)
        .select(['nodes.type', shown.as('status')])
        .as('shown'),
    )
    .select(['type', 'status', sql<number>`count(*)::int`.as('count')])
    .groupBy(['type', 'status'])
    .execute()
}

/** Nodes per statement: with a week of hours it takes the embedded store about 30 ms. */
const NODES_AT_ONCE = 100

interface Reporting {
  /** Start of the hour, ms UTC. */
  ts: number
  type: string
  count: number
}

/**
 * For each hour and device type, how many of the nodes that meet the condition stored a reading that may be shown.
 * Each node and hour costs one index probe, regardless of the number of readings. Nodes are processed in batches, so
 * that other work can run in between. A type appears once for each batch that it is in.
 *
 * @param firstHour start of the first hour, ms UTC
 * @param lastHour start of the last one
 */
export async function countReporting(
  db: Kysely<Tables>,
  visible: Condition,
  firstHour: number,
  lastHour: number,
): Promise<Reporting[]> {
  const all: Reporting[] = []
  for (let after = ''; ;) {
    const rows = await countPart(db, visible, { firstHour, lastHour, after })
    all.push(...rows)
    const last = rows[0]?.last
    if (last === undefined) return all
    after = last
  }
}

/** The batch of nodes whose ids come after one; `last` is the last id of the batch. */
async function countPart(
  db: Kysely<Tables>,
  visible: Condition,
  { firstHour, lastHour, after }: { firstHour: number; lastHour: number; after: string },
) {
  const { rows } = await sql<Reporting & { last: string }>`
    with part as (
      select nodes.id, nodes.type from nodes
      where ${visible} and nodes.id > ${after}
      order by nodes.id limit ${NODES_AT_ONCE})
    select hours.ts, part.type, count(reported.hit)::int as count,
      (select id from part order by id desc limit 1) as last
    from part
    cross join generate_series(${firstHour}::bigint, ${lastHour}::bigint, ${HOUR_MS}::bigint)
      as hours(ts)
    left join lateral (
      select 1 as hit from data_points
      join rollups on rollups.data_point = data_points.key
        and rollups.step_ms = ${HALF_HOUR_MS}
        and rollups.ts >= hours.ts and rollups.ts < hours.ts + ${HOUR_MS}::bigint
      where data_points.node_id = part.id and data_points.path <> ${sql.lit(ONLINE_STATUS_PATH)}
      limit 1) as reported on true
    group by hours.ts, part.type
    order by hours.ts, part.type`.execute(db)
  return rows
}
