import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { energySql } from './combineSql.ts'

const HIDDEN = MEASUREMENT_FLAGS.sensorFault

/** What the statistics of a data point need to know of it: `$1` ids, `$2` end of the window. */
export const POINTS_SQL = `
select point.id, point.key, point.kind, node.interval_ms, (
    select string_agg(from_ts || ',' || interval_ms, ',' order by from_ts)
    from reporting_intervals where node_id = node.id and from_ts <= $2::int8
  ) as intervals
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
}

/**
 * Sums of parts of windows, by their number. `$1` numbers, `$2` keys of data points, `$3` steps of
 * rollups or 0 for readings, `$4` starts, `$5` ends, `$6` kinds
 */
export const SUMS_SQL = `
select part.number, sum(row.count)::float8 as count, sum(row.sum) as sum,
  min(row.min) as minimum, max(row.max) as maximum,
  sum(row.sin_sum) as sin_sum, sum(row.cos_sum) as cos_sum, sum(row.energy_sum) as energy_sum
from unnest($1::int4[], $2::int4[], $3::int4[], $4::int8[], $5::int8[], $6::text[])
  as part(number, key, step_ms, start, stop, kind)
cross join lateral (
  select count, sum, min, max, sin_sum, cos_sum, energy_sum
  from rollups
  where part.step_ms > 0 and data_point = part.key and step_ms = part.step_ms
    and ts >= part.start and ts < part.stop
  union all
  select 1, value, value, value,
    case when part.kind = 'direction' then sind(value) else 0 end,
    case when part.kind = 'direction' then cosd(value) else 0 end,
    case when part.kind = 'level' then ${energySql('value')} else 0 end
  from measurements
  where part.step_ms = 0 and data_point = part.key and ts >= part.start and ts < part.stop
    and value is not null and flags & ${HIDDEN} = 0
) row
group by part.number`

export interface SumsRow {
  number: number
  count: number
  sum: number
  minimum: number
  maximum: number
  sin_sum: number
  cos_sum: number
  energy_sum: number
}
