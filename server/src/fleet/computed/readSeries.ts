import { expectedIntervals, type SourceSeries, type TimeSpan } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { countedSql, UNCOUNTED_FLAGS } from '../../storage/store/measurements/hiddenSql.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { NodeComputedParameters, SourcePoint } from './nodeComputedParameters.ts'

const COUNTED = sql.raw(`(${countedSql()})`)
const IS_COUNTED = sql<boolean>`value is not null and flags & ${sql.lit(UNCOUNTED_FLAGS)} = 0`

/** The readings of a data point in a span that count, with the values as they count. */
export async function readSeries(
  tx: Transaction<Tables>,
  { device }: Pick<NodeComputedParameters, 'device'>,
  source: SourcePoint,
  { from, to }: TimeSpan,
): Promise<SourceSeries> {
  // One string is far cheaper to transfer than rows.
  const { rows } = await sql<{ readings: string | null }>`
    select string_agg(ts || ',' || ${COUNTED}, ',' order by ts) as readings from measurements
    where data_point = ${source.key} and ts >= ${from} and ts <= ${to} and ${IS_COUNTED}`.execute(
    tx,
  )
  const numbers = JSON.parse(`[${rows[0]?.readings ?? ''}]`) as number[]
  const length = numbers.length / 2
  return {
    source,
    times: Float64Array.from({ length }, (_, at) => numbers[2 * at] ?? 0),
    values: Float64Array.from({ length }, (_, at) => numbers[2 * at + 1] ?? 0),
    ...expectedIntervals(source, device),
  }
}

/** Later than every reading: the latest time that JavaScript can represent, ms UTC. */
export const END_MS = 8_640_000_000_000_000

/** The newest reading before a time that counts, ms UTC; null: there is none. */
export async function newestBefore(
  tx: Transaction<Tables>,
  source: Pick<SourcePoint, 'key'>,
  beforeTs: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('measurements')
    .select('ts')
    .where('data_point', '=', source.key)
    .where('ts', '<', beforeTs)
    .where(IS_COUNTED)
    .orderBy('ts', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ts ?? null
}

/** Approximate number of readings of one data point that are processed in one transaction. */
const READINGS_AT_ONCE = 5000

/**
 * The end of the part of a span that is processed at once, so that other work gets its turn in between.
 *
 * @param sources data points, none of which has too many readings in that part
 * @returns ms UTC; `to` if the whole span is small enough
 */
export async function endOfPart(
  tx: Transaction<Tables>,
  sources: readonly SourcePoint[],
  { from, to }: TimeSpan,
): Promise<number> {
  let end = to
  for (const { key } of sources) {
    const row = await tx
      .selectFrom('measurements')
      .select('ts')
      .where('data_point', '=', key)
      .where('ts', '>=', from)
      .where('ts', '<=', end)
      .orderBy('ts')
      .offset(READINGS_AT_ONCE)
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined) end = Math.min(end, row.ts - 1)
  }
  return end
}
