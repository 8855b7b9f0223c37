import { DAY_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { markFollowed, rollUpAgain } from './flagAgain.ts'
import { stepStart } from './steps.ts'

/** A span of a data point; it holds its start and not its end. */
interface PointSpan {
  /** Key of the data point. */
  readonly key: number
  /** ms UTC */
  readonly from: number
  readonly to: number
}

const REJECTED = sql.lit(MEASUREMENT_FLAGS.rejected)

/** The flags in force that cover some of a span. */
const inForce = ({ key, from, to }: PointSpan) => sql`covering as materialized (
  select from_ts, to_ts from quality_flags
  where data_point = ${key}::int4 and withdrawn_at is null
    and to_ts > ${from}::int8 and from_ts < ${to}::int8
)`

/** Readings with a value that are rejected though no flag covers them, or covered and not rejected. */
const IS_WRONG = sql`value is not null and (flags & ${REJECTED} <> 0) <> exists (
  select from covering where from_ts <= ts and to_ts > ts
)`

/** The first time of a span whose reading is not as the flags in force say, ms UTC; null: there is none. */
async function firstWrong(db: Kysely<Tables>, span: PointSpan): Promise<number | null> {
  const { rows } = await sql<{ ts: number }>`
    with ${inForce(span)}
    select ts from measurements
    where data_point = ${span.key}::int4 and ts >= ${span.from}::int8 and ts < ${span.to}::int8
      and ${IS_WRONG}
    order by ts limit 1`.execute(db)
  const [row] = rows
  return row === undefined ? null : Number(row.ts)
}

/**
 * Rejects the readings of a span that a quality flag in force covers, and shows those that none covers any more: their bit, the
 * rollups, the newest value and the fault of the device, with marks for the computed parameters and the alerts that follow the
 * data point. One transaction for each day that has something to change; what is done stays done if the process dies.
 *
 * Meanwhile no readings are stored: one in between would be in the rollups twice, or not at all.
 *
 * @param onDay called after each day with its end, ms UTC; it may throw to end here
 * @returns number of readings that changed
 */
export async function settleQualityFlags(
  db: Kysely<Tables>,
  span: PointSpan,
  onDay: (endMs: number) => void | Promise<void> = () => {},
): Promise<number> {
  let changed = 0
  for (let from = span.from; from < span.to;) {
    const ts = await firstWrong(db, { ...span, from })
    if (ts === null) break
    const dayMs = stepStart(ts, DAY_MS)
    const endMs = dayMs + DAY_MS
    changed += await settleDay(
      db,
      { ...span, from: Math.max(from, dayMs), to: Math.min(span.to, endMs) },
      dayMs,
    )
    from = endMs
    await onDay(endMs)
  }
  return changed
}

/** @param part of the day that is settled @param dayMs start of the day, whose rollups are made again */
function settleDay(db: Kysely<Tables>, part: PointSpan, dayMs: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table rollups, hidden_rollups in share row exclusive mode`.execute(tx)
    const { rows } = await sql<{ ts: number }>`
      with ${inForce(part)}
      update measurements
      set flags = flags # ${REJECTED}::int2
      where data_point = ${part.key}::int4 and ts >= ${part.from}::int8 and ts < ${part.to}::int8
        and ${IS_WRONG}
      returning ts`.execute(tx)
    const times = rows.map(({ ts }) => Number(ts))
    if (times.length === 0) return 0
    await rollUpAgain(tx, part.key, dayMs, dayMs + DAY_MS)
    const [first = part.from, last = part.to] = [
      times.reduce((one, other) => Math.min(one, other)),
      times.reduce((one, other) => Math.max(one, other)),
    ]
    await markFollowed(tx, part.key, first, last)
    return times.length
  })
}
