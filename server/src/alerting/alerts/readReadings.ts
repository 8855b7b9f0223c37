import { sql } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import { countedSql, UNCOUNTED_FLAGS } from '../../storage/store/measurements/hiddenSql.ts'

/** A requested span of readings of one data point; both ends are inclusive. */
export interface ReadingSpan {
  from: number
  to: number
  /** Whether to include the last reading before the span. */
  needsLast: boolean
  /** A reading without a value ends the one before: it is read, too, as NaN. */
  hasEnds: boolean
}

export interface Readings {
  /** ms UTC, ascending. */
  readonly times: Float64Array
  readonly values: Float64Array
}

const COUNTED = sql.raw(`(${countedSql()})`)

const IS_COUNTED = sql<boolean>`(value is not null or span.has_ends) and flags & ${sql.lit(UNCOUNTED_FLAGS)} = 0`

/** The readings of data points that count, as they count, by key: one query for all of them. */
export async function readReadings(
  db: Db,
  spans: ReadonlyMap<number, ReadingSpan>,
): Promise<ReadonlyMap<number, Readings>> {
  if (spans.size === 0) return new Map()
  const asked = [...spans]
  // One string per data point is far cheaper to transfer than rows.
  const { rows } = await sql<{ key: number; last: string | null; readings: string | null }>`
    select span.key,
      case when span.needs_last then (
        select ts || ',' || coalesce(${COUNTED}::text, 'null') from measurements
        where data_point = span.key and ts < span.from_ts and ${IS_COUNTED}
        order by ts desc limit 1
      ) end as last,
      (
        select string_agg(ts || ',' || coalesce(${COUNTED}::text, 'null'), ',' order by ts) from measurements
        where data_point = span.key and ts >= span.from_ts and ts <= span.to_ts and ${IS_COUNTED}
      ) as readings
    from unnest(
      ${asked.map(([key]) => key)}::int4[],
      ${asked.map(([, { from }]) => Math.trunc(from))}::int8[],
      ${asked.map(([, { to }]) => Math.trunc(to))}::int8[],
      ${asked.map(([, { needsLast }]) => needsLast)}::boolean[],
      ${asked.map(([, { hasEnds }]) => hasEnds)}::boolean[]
    ) as span(key, from_ts, to_ts, needs_last, has_ends)`.execute(db)
  return new Map(rows.map(({ key, last, readings }) => [key, columnsOf(last, readings)]))
}

function columnsOf(last: string | null, readings: string | null): Readings {
  const text = [last, readings].filter((part) => part !== null).join(',')
  const numbers = JSON.parse(`[${text}]`) as (number | null)[]
  const length = numbers.length / 2
  return {
    times: Float64Array.from({ length }, (_, at) => numbers[2 * at] ?? 0),
    values: Float64Array.from({ length }, (_, at) => numbers[2 * at + 1] ?? Number.NaN),
  }
}
