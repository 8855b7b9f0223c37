import { DAY_MS } from '@airshed/domain'
import { HIDING_FLAGS } from '@airshed/schemas'
import { combineSql, energySql } from './combineSql.ts'
import { countedSql, UNCOUNTED_FLAGS } from './hiddenSql.ts'
import { HALF_HOUR_MS } from './steps.ts'

/** One data point's answer: a whole series is transferred as one string, which is far cheaper than rows. */
export interface SeriesRow {
  id: string
  kind: string
  interval_ms: number
  /** Changes of the interval up to the end of the window: `from,interval,…`; null: none. */
  intervals: string | null
  /** JSON without the outer brackets; null if empty. */
  series: string | null
  /** Number of readings with a value in the window. */
  count: number | null
  /** Number of readings, steps or cells that the series is made of. */
  rows: number | null
  /** Time of the newest reading of the series; null if not requested. */
  newest_ts: number | null
  is_dense: boolean
}

/**
 * Readings as `[ts,value]` or `[ts,value,flags]` in JSON; a hidden value is null. One below its detection limit has the limit,
 * and in its flags how it counts.
 */
const READING_JSON = `case when flags = 0 then '[' || ts || ',' || coalesce(value::text, 'null') || ']'
  else '[' || ts || ',' || coalesce(case when flags & ${HIDING_FLAGS} = 0 then value::text end, 'null') || ',' || flags || ']' end`

const SHOWN = `count(value) filter (where flags & ${UNCOUNTED_FLAGS} = 0)`

/** Eight numbers of a cell, as columnPoints expects them; a single concatenation is faster than many. */
const CELL_NUMBERS = `concat_ws(',', first_ts, first_value, min_ts, min, max_ts, max, last_ts, last_value)`
/** The same of a cell that is one reading. */
const EDGE_NUMBERS = `concat_ws(',', ts, counted, ts, counted, ts, counted, ts, counted)`

/** Index of the step that contains a time; `div` would truncate toward zero, which is wrong before 1970. */
const stepIndex = (ts: string, stepMs: number) => `floor(${ts}::float8 / ${stepMs})`

/** @param until end of the changes of the interval to include */
const fromPoints = (lateral: string, isDense = 'false', until = '$3') => `
select point.id, point.kind, greatest(node.interval_ms, point.step_ms) as interval_ms, (
    select string_agg(from_ts || ',' || greatest(interval_ms, point.step_ms), ',' order by from_ts)
    from reporting_intervals where node_id = node.id and from_ts < ${until}::int8
  ) as intervals, series.series, series.count::int4 as count, series.rows::int4 as rows,
  series.newest_ts, ${isDense} as is_dense
from data_points point
join nodes node on node.id = point.node_id
${lateral}
where point.id = any($1::text[])`

/** `$1` ids, `$2` from, `$3` to (exclusive), `$4` how many. */
export const LAST_SQL = fromPoints(`
cross join lateral (
  select string_agg(${READING_JSON}, ',') as series, ${SHOWN} as count, count(*) as rows,
    null::int8 as newest_ts
  from (
    select * from (
      select ts, value, flags from measurements
      where data_point = point.key and ts >= $2::int8 and ts < $3::int8
      order by ts desc limit $4::int8
    ) newest order by ts
  ) reading
) series`)

/**
 * Raw readings, or cells if a data point has more than `$4` readings in the window, according to its rollups.
 * Cells are rollups; in the parts of the window that are not a whole rollup step, each reading is a cell of its
 * own. The parts follow each other, so that each is sorted by its index and none together with the others. The reader
 * merges cells to columns: grouping them here costs more than everything else together.
 *
 * `$1` ids, `$2` from, `$3` to (exclusive), `$4` limit, `$5` first whole step, `$6` end of the last whole step,
 * `$7` maximum readings of each data point, the oldest ones
 */
export function seriesSql(stepMs: number, windowMs: number): string {
  const estimateStepMs = windowMs > 7 * DAY_MS ? DAY_MS : HALF_HOUR_MS
  const edge = (at: number, part: string) => `
    select ${at}, string_agg(${EDGE_NUMBERS}, ',' order by ts), count(*), count(*) from measurements
    cross join lateral (select ${countedSql()} as counted) reading
    where data_point = point.key and value is not null and flags & ${UNCOUNTED_FLAGS} = 0 and ${part}`
  return fromPoints(
    `
cross join lateral (
  select coalesce(sum(count::float8), 0) > $4::int8 as is_dense from rollups
  where data_point = point.key and step_ms = ${estimateStepMs}
    and ts > $2::int8 - ${estimateStepMs} and ts < $3::int8
) density
cross join lateral (
  select string_agg(${READING_JSON}, ',') as series, ${SHOWN} as count, count(*) as rows,
    max(ts) as newest_ts
  from (
    select ts, value, flags from measurements
    where data_point = point.key and ts >= $2::int8 and ts < $3::int8 and not density.is_dense
    order by ts limit $7::int8
  ) reading
  having not density.is_dense
  union all
  select string_agg(series, ',' order by at), sum(readings), sum(cells), null
  from (
    ${edge(1, 'ts >= $2::int8 and ts < $5::int8 and density.is_dense')}
    union all
    select 2, string_agg(${CELL_NUMBERS}, ',' order by ts), sum(count::float8), count(*) from rollups
    where data_point = point.key and step_ms = ${stepMs} and ts >= $5::int8 and ts < $6::int8
      and density.is_dense
    union all ${edge(3, 'ts >= $6::int8 and ts < $3::int8 and density.is_dense')}
  ) part (at, series, readings, cells)
  having density.is_dense
) series`,
    'density.is_dense',
  )
}

/**
 * Statistics of steps: `[start,value,count]` in JSON.
 *
 * `$1` ids, `$2` start of the first step, `$3` end of the last, `$4` how many steps up to the newest
 * reading, or null for all, `$5` end of the changes of the interval to include
 */
export function bucketsSql(
  stepMs: number,
  rollupMs: number | null,
  statistic: 'mean' | 'min' | 'max',
): string {
  const from = `case when $4::int8 is null then $2::int8
    else greatest($2::int8, ((${stepIndex('point.last_ts', stepMs)} - $4::int8 + 1) * ${stepMs})::int8) end`
  const start = `(${stepIndex('ts', stepMs)} * ${stepMs})::int8`
  const cells =
    rollupMs === null
      ? `select ${start} as start, count(*) as count, sum(counted) as sum, min(counted) as min, max(counted) as max,
          sum(case when point.kind = 'direction' then sind(counted) else 0 end) as sin_sum,
          sum(case when point.kind = 'direction' then cosd(counted) else 0 end) as cos_sum,
          sum(case when point.kind = 'level' then ${energySql('counted')} else 0 end) as energy_sum
        from measurements cross join lateral (select ${countedSql()} as counted) reading
        where data_point = point.key and value is not null and flags & ${UNCOUNTED_FLAGS} = 0
          and ts >= ${from} and ts < $3::int8
        group by 1`
      : `select ${start} as start, sum(count) as count, sum(sum) as sum, min(min) as min, max(max) as max,
          sum(sin_sum) as sin_sum, sum(cos_sum) as cos_sum, sum(energy_sum) as energy_sum
        from rollups
        where data_point = point.key and step_ms = ${rollupMs} and ts >= ${from} and ts < $3::int8
        group by 1`
  return fromPoints(
    `
cross join lateral (
  select string_agg('[' || start || ',' || coalesce((${combineSql('point.kind', statistic)})::text, 'null') || ',' || count || ']', ',') as series,
    sum(count) as count, count(*) as rows, null::int8 as newest_ts
  from (select * from (${cells}) cell order by start) step
) series`,
    'false',
    '$5',
  )
}
