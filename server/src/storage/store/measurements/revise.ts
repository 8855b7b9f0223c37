import { asReceived } from '@airshed/schemas'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Revision } from '../measurementStore.ts'
import type { Tables } from '../tables.ts'
import { markFollowed, settleNewest } from './flagAgain.ts'
import { HIDDEN_SUM, ruledFlagsSql, REPORTED_FLAGS } from './hiddenSql.ts'
import { markForWebhooks } from './markForWebhooks.ts'
import { rejectedBitSql } from './qualityFlagsSql.ts'
import { revisionChunks } from './revisionChunks.ts'
import { rollUpSteps } from './rollUpSteps.ts'
import { finestSteps, ROLLUP_STEPS_MS } from './steps.ts'

/**
 * Replaces stored readings by revised ones, see MeasurementStore.revise. Some of a data point at a time are one transaction;
 * meanwhile no readings are stored, as one in between would be in the rollups twice, or not at all.
 *
 * @param now ms UTC
 * @returns the places of those that were different, and are replaced
 */
export async function reviseReadings(
  db: Kysely<Tables>,
  revisions: readonly Revision[],
  author: string,
  now: number,
): Promise<Set<number>> {
  const revised = new Set<number>()
  for (const chunk of await chunksOf(db, revisions)) {
    const times = await db.transaction().execute(async (tx) => {
      await sql`lock table rollups, hidden_rollups in share row exclusive mode`.execute(tx)
      return reviseChunk(tx, chunk, author, now)
    })
    for (const { place, ts } of chunk) if (times.has(ts)) revised.add(place)
  }
  return revised
}

const REJECTED_BIT = sql.raw(rejectedBitSql('sent.data_point', 'sent.ts', 'sent.value'))

type Placed = Revision & { place: number }

/** Revisions of one data point each, oldest first, in parts of one transaction. */
async function chunksOf(
  db: Kysely<Tables>,
  revisions: readonly Revision[],
): Promise<readonly Placed[][]> {
  const placed = revisions.map((revision, place) => ({ ...revision, place }))
  const chunks: Placed[][] = []
  for (const [key, all] of Map.groupBy(placed, ({ dataPoint }) => dataPoint)) {
    const sorted = all.toSorted((one, other) => one.ts - other.ts)
    const counts = await readingsOfSteps(db, key, finestSteps(sorted.map(({ ts }) => ts)))
    chunks.push(...revisionChunks(sorted, (start) => counts.get(start) ?? 0))
  }
  return chunks
}

/** @returns start of a step → how many readings it has, shown or hidden */
async function readingsOfSteps(
  db: Kysely<Tables>,
  key: number,
  starts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const steps = sql`data_point = ${key}::int4 and step_ms = ${ROLLUP_STEPS_MS[0]}
    and ts = any(${[...starts]}::int8[])`
  const { rows } = await sql<{ ts: number; readings: number }>`
    select ts, sum(readings)::float8 as readings from (
      select ts, count as readings from rollups where ${steps}
      union all
      select ts, ${sql.raw(HIDDEN_SUM)} from hidden_rollups where ${steps}
    ) step group by ts`.execute(db)
  return new Map(rows.map(({ ts, readings }) => [Number(ts), readings]))
}

/**
 * Each reading is looked up by its time: without statistics, the planner would compare each of a range with each revision.
 *
 * @returns the times of the readings that were different
 */
async function reviseChunk(
  tx: Transaction<Tables>,
  revisions: readonly Revision[],
  author: string,
  now: number,
): Promise<Set<number>> {
  const key = revisions[0]?.dataPoint
  if (key === undefined) return new Set()
  const values = revisions.map(({ value }) => (Number.isFinite(value) ? value : null))
  const { rows } = await sql<{ ts: number }>`
    with wanted as (
      select ts, value, (${sql.raw(ruledFlagsSql('sent.flags', 'sent.data_point'))} | ${REJECTED_BIT})::int2 as flags
      from unnest(${revisions.map(({ ts }) => ts)}::int8[], ${values}::float8[],
        ${revisions.map(({ flags }) => asReceived(flags))}::int2[], ${revisions.map(() => key)}::int4[])
        as sent (ts, value, flags, data_point)
    ),
    different as (
      select reading.ts, reading.value as old_value, reading.flags as old_flags, wanted.value, wanted.flags
      from wanted cross join lateral (
        select ts, value, flags from measurements
        where data_point = ${key}::int4 and ts = wanted.ts offset 0
      ) reading
      where reading.value is distinct from wanted.value
        or reading.flags & ${sql.lit(REPORTED_FLAGS)} <> wanted.flags & ${sql.lit(REPORTED_FLAGS)}
    ),
    noted as (
      insert into measurement_revisions
        (data_point, ts, old_value, old_flags, value, flags, revised_at, author)
      select ${key}::int4, ts, old_value, old_flags, value, flags, ${now}::int8, ${author}
      from different order by ts
    )
    update measurements reading set value = different.value, flags = different.flags
    from different
    where reading.data_point = ${key}::int4 and reading.ts = different.ts
    returning reading.ts`.execute(tx)
  const times = rows.map(({ ts }) => Number(ts)).toSorted((one, other) => one - other)
  const [from, to] = [times[0], times.at(-1)]
  if (from === undefined || to === undefined) return new Set()
  await rollUpSteps(tx, key, finestSteps(times))
  await settleNewest(tx, key, from, to + 1)
  await markFollowed(tx, key, from, to)
  await markForWebhooks(tx, key, { from, to }, now)
  return new Set(times)
}
