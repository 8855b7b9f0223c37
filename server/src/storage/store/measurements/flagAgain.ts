import { DAY_MS } from '@airshed/domain'
import type { PlausibleRange } from '@airshed/profiles'
import { HIDING_FLAGS, MEASUREMENT_FLAGS } from '@airshed/schemas'
import { sql, type Kysely, type Transaction } from 'kysely'
import { CompiledQuery } from 'kysely'
import type { Tables } from '../tables.ts'
import { hasFaultSql } from '../nodeStatus/faultSql.ts'
import { BELOW_LIMIT_COLUMNS, countedSql, limitSql } from './hiddenSql.ts'
import { ROLL_UP_SQL } from './insertSql.ts'

const { implausible: IMPLAUSIBLE, rejected: REJECTED } = MEASUREMENT_FLAGS
/** All bits of a smallint except the one for implausible values. */
const OTHERS = 0x7fff & ~IMPLAUSIBLE

/** A data point with its plausible range, in its own unit. */
export interface BoundedPoint {
  readonly key: number
  /** null: there is no longer a range. */
  readonly plausible: PlausibleRange | null
}

/**
 * The days on which readings may have a different flag than the range gives them: the rollups have the extremes of
 * shown readings, and the number of those hidden as implausible, rejected by a quality flag, or below a detection limit, which is in no rollup.
 *
 * @returns starts, ms UTC, oldest first
 */
export async function doubtfulDays(
  db: Kysely<Tables>,
  { key, plausible }: BoundedPoint,
): Promise<number[]> {
  const { rows } = await sql<{ ts: number }>`
    select ts from rollups where data_point = ${key} and step_ms = ${DAY_MS}
      and (min < ${lowest(plausible)}::float8 or max > ${highest(plausible)}::float8)
    union
    select ts from hidden_rollups where data_point = ${key} and step_ms = ${DAY_MS}
      and (implausible > 0 or rejected > 0 or ${HAS_BELOW_LIMIT})
    order by 1`.execute(db)
  return rows.map(({ ts }) => Number(ts))
}

/**
 * Sets the flag of the readings of one day according to the range, and rebuilds the rollups of the day.
 * Readings hidden by another flag of their sender keep their flags.
 *
 * Meanwhile no readings are stored: one in between would be in the rollups twice, or not at all.
 *
 * @param dayMs start of the day, ms UTC
 * @returns number of readings whose flag has changed
 */
export function flagDayAgain(
  db: Kysely<Tables>,
  { key, plausible }: BoundedPoint,
  dayMs: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table rollups, hidden_rollups in share row exclusive mode`.execute(tx)
    const endMs = dayMs + DAY_MS
    const isOutside = sql`(value < ${lowest(plausible)}::float8 or value > ${highest(plausible)}::float8)`
    const { numAffectedRows = 0n } = await sql`
      update measurements
      set flags = case when ${isOutside} then flags | ${sql.lit(IMPLAUSIBLE)} else flags & ${sql.lit(OTHERS)} end
      where data_point = ${key} and ts >= ${dayMs} and ts < ${endMs} and value is not null
        and flags & ${sql.lit(HIDING_FLAGS & ~(IMPLAUSIBLE | REJECTED))} = 0
        and ${isOutside} <> (flags & ${sql.lit(IMPLAUSIBLE)} <> 0)`.execute(tx)
    if (numAffectedRows > 0n) {
      await rollUpAgain(tx, key, dayMs, endMs)
      await markFollowed(tx, key, dayMs, endMs - 1)
    }
    return Number(numAffectedRows)
  })
}

/** Marks a span of a data point for the computed parameters and the alerts that follow it; both ends are inclusive. */
export async function markFollowed(
  tx: Transaction<Tables>,
  key: number,
  fromMs: number,
  toMs: number,
): Promise<void> {
  await sql`
    insert into metric_marks (source, from_ts, to_ts) select ${key}::int4, ${fromMs}::int8, ${toMs}::int8
    where exists (select from metric_sources where source = ${key}::int4)`.execute(tx)
  await sql`
    insert into alert_marks (alert_id, from_ts, to_ts)
    select alert_id, ${fromMs}::int8, ${toMs}::int8 from alert_sources
    where source = ${key}::int4`.execute(tx)
}

/**
 * Rebuilds the rollups of whole days from the stored readings.
 *
 * @param fromMs start of the first day, ms UTC
 * @param endMs end of the last one
 */
export async function rollUpAgain(
  tx: Transaction<Tables>,
  key: number,
  fromMs: number,
  endMs: number,
): Promise<void> {
  for (const table of ['rollups', 'hidden_rollups'] as const) {
    await tx
      .deleteFrom(table)
      .where('data_point', '=', key)
      .where('ts', '>=', fromMs)
      .where('ts', '<', endMs)
      .execute()
  }
  await tx.executeQuery(CompiledQuery.raw(ROLL_UP_SQL, [key, fromMs, endMs]))
  await settleNewest(tx, key, fromMs, endMs)
}

/**
 * Sets the newest value of a data point, if its reading is in the range, and whether its device has a fault, after readings
 * have changed.
 *
 * @param fromMs ms UTC
 * @param endMs ms UTC, exclusive
 */
export async function settleNewest(
  tx: Transaction<Tables>,
  key: number,
  fromMs: number,
  endMs: number,
): Promise<void> {
  await sql`
    update data_points point
    set last_value = ${sql.raw(countedSql('reading.value', 'reading.flags'))},
      last_limit = ${sql.raw(limitSql('reading.value', 'reading.flags'))}
    from measurements reading
    where point.key = ${key} and reading.data_point = point.key and reading.ts = point.last_ts
      and reading.ts >= ${fromMs} and reading.ts < ${endMs}`.execute(tx)
  await sql`
    update nodes node set has_fault = not node.has_fault
    from data_points changed
    where changed.key = ${key} and node.id = changed.node_id and node.has_fault <> ${HAS_FAULT}`.execute(
    tx,
  )
}

const HAS_FAULT = sql.raw(hasFaultSql('node'))
const HAS_BELOW_LIMIT = sql.raw(`${Object.values(BELOW_LIMIT_COLUMNS).join(' + ')} > 0`)

const lowest = (range: PlausibleRange | null): number => range?.min ?? Number.NEGATIVE_INFINITY
const highest = (range: PlausibleRange | null): number => range?.max ?? Number.POSITIVE_INFINITY
