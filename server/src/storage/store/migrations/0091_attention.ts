import { sql, type Kysely } from 'kysely'

/**
 * What lists of devices need to begin with those that need attention: whether a device reports hidden readings, and
 * its place by that and by its status.
 *
 * Faults at the time of the update are found from the newest readings, regardless of when they were made: the first
 * sweep ends those that no longer count.
 */
export async function attention(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table nodes add column has_fault boolean not null default false`,
  // 25: the flags that hide a reading, sensorFault, implausible and invalid.
  `update nodes set has_fault = true where exists (
    select from data_points point
    join measurements reading on reading.data_point = point.key and reading.ts = point.last_ts
    where point.node_id = nodes.id and point.last_value is null and reading.flags & 25 <> 0)`,
  // 7: offline, 8: error. The others keep the order of their status.
  `alter table nodes add column attention_rank int2 not null generated always as (
    case when status_rank = 7 then 0 when status_rank = 8 or (has_fault and status_rank < 7) then 1
      else 2 + status_rank end) stored`,
  `create index nodes_organization_attention on nodes (organization_id, attention_rank, name, id)`,
]
