import { DAY_MS } from '@airshed/domain'
import { HIDING_FLAGS } from '@airshed/schemas'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Revision } from '../measurementStore.ts'
import type { Tables } from '../tables.ts'
import { markFollowed, rollUpAgain } from './flagAgain.ts'
import { markForWebhooks } from './markForWebhooks.ts'

/** Longest span of one transaction, whose rollups are computed again while no readings are stored. */
const SPAN_DAYS_MAX = 31
const SPAN_MS = SPAN_DAYS_MAX * DAY_MS

/**
 * Replaces stored readings by revised ones, see MeasurementStore.revise. Each span of a data point is one transaction;
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
  for (const span of spansOf(revisions)) {
    const times = await db.transaction().execute(async (tx) => {
      await sql`lock table rollups, hidden_rollups in share row exclusive mode`.execute(tx)
      return reviseSpan(tx, span, author, now)
    })
    for (const { place, revision } of span) if (times.has(revision.ts)) revised.add(place)
  }
  return revised
}

interface Placed {
  revision: Revision
  place: number
}

/** Revisions of one data point that are near each other, oldest first. */
function spansOf(revisions: readonly Revision[]): Placed[][] {
  const placed = revisions.map((revision, place) => ({ revision, place }))
  return [...Map.groupBy(placed, ({ revision }) => revision.dataPoint).values()].flatMap((all) => {
    const bySpan = Map.groupBy(all, ({ revision }) => Math.floor(revision.ts / SPAN_MS))
    return [...bySpan.values()].map((span) =>
      span.toSorted((one, other) => one.revision.ts - other.revision.ts),
    )
  })
}

/** @returns the times of the readings that were different */
async function reviseSpan(
  tx: Transaction<Tables>,
  span: readonly Placed[],
  author: string,
  now: number,
): Promise<Set<number>> {
  const revisions = span.map(({ revision }) => revision)
  const [first, last] = [revisions[0], revisions.at(-1)]
  if (first === undefined || last === undefined) return new Set()
  const key = first.dataPoint
  const values = revisions.map(({ value }) => (Number.isFinite(value) ? value : null))
  const { rows } = await sql<{ ts: number }>`
    with wanted as (
      select * from unnest(${revisions.map(({ ts }) => ts)}::int8[], ${values}::float8[],
        ${revisions.map(({ flags }) => flags)}::int2[]) as wanted (ts, value, flags)
    ),
    different as (
      select reading.ts, reading.value as old_value, reading.flags as old_flags, wanted.value, wanted.flags
      from measurements reading join wanted on wanted.ts = reading.ts
      where reading.data_point = ${key}::int4 and reading.ts between ${first.ts}::int8 and ${last.ts}::int8
        and (reading.value is distinct from wanted.value
          or reading.flags & ${sql.lit(HIDING_FLAGS)} <> wanted.flags & ${sql.lit(HIDING_FLAGS)})
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
      and reading.ts between ${first.ts}::int8 and ${last.ts}::int8
    returning reading.ts`.execute(tx)
  const times = rows.map(({ ts }) => Number(ts)).toSorted((one, other) => one - other)
  const [from, to] = [times[0], times.at(-1)]
  if (from === undefined || to === undefined) return new Set()
  await rollUpAgain(tx, key, dayOf(from), dayOf(to) + DAY_MS)
  await markFollowed(tx, key, from, to)
  await markForWebhooks(tx, key, { from, to }, now)
  return new Set(times)
}

const dayOf = (ts: number): number => Math.floor(ts / DAY_MS) * DAY_MS
