import { HOUR_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { Condition } from '../../rows/visible.ts'
import { HALF_HOUR_MS } from '../../store/measurements/steps.ts'
import { displayedStatusSql } from '../../store/nodeStatus/statusSql.ts'
import type { Tables } from '../../store/tables.ts'

/** How many of the nodes that meet the condition, by type, are shown in each status. */
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

/**
 * For each hour and device type, how many of the nodes that meet the condition stored a reading that may be shown.
 * Each node and hour costs one probe of an index, whatever the number of readings.
 *
 * @param firstHour start of the first hour, ms UTC
 * @param lastHour start of the last one
 */
export async function countReporting(
  db: Kysely<Tables>,
  visible: Condition,
  firstHour: number,
  lastHour: number,
) {
  const { rows } = await sql<{ ts: number; type: string; count: number }>`
    select hours.ts, nodes.type, count(reported.hit)::int as count
    from nodes
    cross join generate_series(${firstHour}::bigint, ${lastHour}::bigint, ${HOUR_MS}::bigint)
      as hours(ts)
    left join lateral (
      select 1 as hit from data_points
      join rollups on rollups.data_point = data_points.key
        and rollups.step_ms = ${HALF_HOUR_MS}
        and rollups.ts >= hours.ts and rollups.ts < hours.ts + ${HOUR_MS}::bigint
      where data_points.node_id = nodes.id
      limit 1) as reported on true
    where ${visible}
    group by hours.ts, nodes.type
    order by hours.ts, nodes.type`.execute(db)
  return rows
}
