import { DAY_MS } from '@airshed/domain'
import { countedSql } from './hiddenSql.ts'
import { HALF_HOUR_MS } from './steps.ts'

/** Maximum days with readings for a rose: 68 years. */
export const MOST_DAYS = 25_000

/** Number of readings, and of days or half hours with a reading, of a data point in a window. */
export interface DensityRow {
  key: number
  readings: number
  cells: number
}

/** Length of the cells for estimating the density of a window, ms. */
export const densityStepMs = (lengthMs: number): number =>
  lengthMs > 7 * DAY_MS ? DAY_MS : HALF_HOUR_MS

/** `$1` keys of data points, `$2` from, `$3` to, `$4` length of the cells */
export const DENSITY_SQL = `
select part.key, found.readings, found.cells
from unnest($1::int4[]) as part(key)
cross join lateral (
  select coalesce(sum(count::float8), 0) as readings, count(*)::float8 as cells
  from (
    select count from rollups
    where data_point = part.key and step_ms = $4::int4
      and ts > $2::int8 - $4::int4 and ts < $3::int8
    order by ts limit ${MOST_DAYS + 1}
  ) cell
) found`

/** A part of the rows of one data point, oldest first. */
export interface PageRow {
  /** Eight-byte floats, big-endian, in base64: half the cost of numbers as text; null: no row. */
  rows: string | null
  count: number
  /** Time of the last row; null if there is none. */
  newest_ts: number | null
}

const pageSql = (columns: readonly string[], from: string) => `
select count(*)::int4 as count, max(ts) as newest_ts, encode(
    string_agg(${['ts::float8', ...columns].map((one) => `float8send(${one})`).join(' || ')}, ''), 'base64'
  ) as rows
from (${from} order by ts limit $4::int4) page`

/**
 * Readings as time and value; NaN: no value, or one that does not count.
 *
 * `$1` key of the data point, `$2` from, `$3` to, `$4` how many
 */
export const READINGS_SQL = pageSql(
  [`coalesce(${countedSql()}, 'NaN')`],
  `select ts, value, flags from measurements
  where data_point = $1::int4 and ts >= $2::int8 and ts < $3::int8`,
)

const cellsSql = (columns: readonly [string, string]) =>
  pageSql(
    columns,
    `select ts, count, sum, sin_sum, cos_sum from rollups
  where data_point = $1::int4 and step_ms = $5::int4 and ts >= $2::int8 and ts < $3::int8`,
  )

/**
 * Rollups: time, sum and count of values, or time and sums of the sines and cosines of directions.
 *
 * `$1` key of the data point, `$2` from, `$3` to, `$4` how many, `$5` length of the rollups
 */
export const CELLS_SQL = {
  scalar: cellsSql(['sum', 'count::float8']),
  direction: cellsSql(['sin_sum', 'cos_sum']),
} as const
