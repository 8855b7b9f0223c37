import { energySql } from './combineSql.ts'
import { countedSql, eachHidden, hiddenMarksSql } from './hiddenSql.ts'
import { DAY_MS } from '@airshed/domain'

/** What the statistics need to know about data points: `$1` ids, `$2` end of the window, `$3` its start. */
export const POINTS_SQL = `
select point.id, point.key, point.kind, greatest(node.interval_ms, point.step_ms) as interval_ms, (
    select string_agg(from_ts || ',' || greatest(interval_ms, point.step_ms), ',' order by from_ts)
    from reporting_intervals where node_id = node.id and from_ts <= $2::int8
  ) as intervals, exists (
    select from hidden_rollups
    where data_point = point.key and step_ms = ${DAY_MS} and ts > $3::int8 - ${DAY_MS} and ts <= $2::int8
  ) as has_hidden
from data_points point
join nodes node on node.id = point.node_id
where point.id = any($1::text[])`

export interface PointRow {
  id: string
  key: number
  kind: string
  interval_ms: number
  /** Changes of the interval up to the end of the window: `from,interval,…`; null: none. */
  intervals: string | null
  /** A day that overlaps the window has readings that a flag hides, or below their detection limit. */
  has_hidden: boolean
}

/**
 * Sums of parts of windows, by their number. `$1` numbers, `$2` keys of data points, `$3` steps of
 * rollups or 0 for readings, `$4` starts, `$5` ends, `$6` kinds, `$7` whether there may be hidden readings
 */
export const SUMS_SQL = `
select part.number, sum(row.count)::float8 as count, sum(row.sum) as sum,
  min(row.min) as minimum, max(row.max) as maximum,
  sum(row.sin_sum) as sin_sum, sum(row.cos_sum) as cos_sum, sum(row.energy_sum) as energy_sum,
  ${eachHidden((column) => `sum(row.${column})::float8 as ${column}`)}
from unnest($1::int4[], $2::int4[], $3::int4[], $4::int8[], $5::int8[], $6::text[], $7::bool[])
  as part(number, key, step_ms, start, stop, kind, has_hidden)
cross join lateral (
  select count, sum, min, max, sin_sum, cos_sum, energy_sum, ${eachHidden((column) => `0 as ${column}`)}
  from rollups
  where part.step_ms > 0 and data_point = part.key and step_ms = part.step_ms
    and ts >= part.start and ts < part.stop
  union all
  select 0, null, null, null, null, null, null, ${eachHidden((column) => column)}
  from hidden_rollups
  where part.has_hidden and part.step_ms > 0 and data_point = part.key and step_ms = part.step_ms
    and ts >= part.start and ts < part.stop
  union all
  select (shown is not null)::int4, shown, shown, shown,
    case when part.kind = 'direction' then sind(shown) else 0 end,
    case when part.kind = 'direction' then cosd(shown) else 0 end,
    case when part.kind = 'level' then ${energySql('shown')} else 0 end,
    ${hiddenMarksSql('flags')}
  from measurements
  cross join lateral (select ${countedSql()} as shown) reading
  where part.step_ms = 0 and data_point = part.key and ts >= part.start and ts < part.stop
) row
group by part.number`

export interface SumsRow {
  number: number
  count: number
  /** null if no reading counts, like the other sums. */
  sum: number | null
  minimum: number | null
  maximum: number | null
  sin_sum: number | null
  cos_sum: number | null
  energy_sum: number | null
  sensor_fault: number
  invalid: number
  implausible: number
  unknown_time: number
  rejected: number
  below_half: number
  below_zero: number
  below_excluded: number
}
