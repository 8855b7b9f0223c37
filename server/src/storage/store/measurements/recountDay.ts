import { DAY_MS } from '@airshed/domain'
import { BELOW_LIMIT_BITS, MEASUREMENT_FLAGS, withoutRule } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { markFollowed, rollUpAgain } from './flagAgain.ts'
import { BELOW_LIMIT_COLUMNS } from './hiddenSql.ts'

/** A day of a data point. */
interface PointDay {
  /** Key of the data point. */
  readonly key: number
  /** Start of the day, ms UTC. */
  readonly ts: number
}

const { half, zero, excluded } = BELOW_LIMIT_COLUMNS
/** `day` is a row of `hidden_rollups`, whose readings below their limit count by another rule. */
const IS_STALE = sql<boolean>`day.step_ms = ${sql.lit(DAY_MS)}
  and ${sql.raw(`day.${half} + day.${zero} + day.${excluded} > 0`)}
  and case organization.below_limit
    when 'half' then ${sql.raw(`day.${zero} + day.${excluded}`)}
    when 'zero' then ${sql.raw(`day.${half} + day.${excluded}`)}
    else ${sql.raw(`day.${half} + day.${zero}`)} end > 0`

const fromStale = (organizationId: string | null) => sql`
  from hidden_rollups day
  join data_points point on point.key = day.data_point
  join nodes node on node.id = point.node_id
  join organizations organization on organization.id = node.organization_id
  where ${IS_STALE} and (${organizationId}::text is null or organization.id = ${organizationId})`

/**
 * Days whose readings below their detection limit count by another rule than that of the organization which owns the device.
 *
 * @param organizationId null: of all organizations
 * @param after the last day of the page before; null: from the beginning
 */
export async function staleDays(
  db: Kysely<Tables>,
  organizationId: string | null,
  after: PointDay | null,
  count: number,
): Promise<PointDay[]> {
  const { rows } = await sql<PointDay>`
    select day.data_point as key, day.ts ${fromStale(organizationId)}
      and (day.data_point, day.ts) > (${after?.key ?? -1}::int4, ${after?.ts ?? 0}::int8)
    order by 1, 2 limit ${count}`.execute(db)
  return rows.map(({ key, ts }) => ({ key, ts: Number(ts) }))
}

/** How many such days there are. */
export async function countStaleDays(
  db: Kysely<Tables>,
  organizationId: string | null,
): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(*)::int4 as days ${fromStale(organizationId)}`.execute(db)
  return rows[0]?.days ?? 0
}

/**
 * Counts the readings of a day that are below their detection limit by the rule which is in force now: their flags, the
 * rollups of the day and the newest value, and marks the day for the computed parameters and the alerts that follow it.
 *
 * Meanwhile no readings are stored: one in between would be in the rollups twice, or not at all.
 *
 * @returns number of readings that count differently
 */
export function recountDay(db: Kysely<Tables>, { key, ts: dayMs }: PointDay): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table rollups, hidden_rollups in share row exclusive mode`.execute(tx)
    const organization = await tx
      .selectFrom('data_points')
      .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
      .innerJoin('organizations', 'organizations.id', 'nodes.organization_id')
      .select('organizations.below_limit')
      .where('data_points.key', '=', key)
      .executeTakeFirst()
    if (organization === undefined) return 0
    const endMs = dayMs + DAY_MS
    const flags = sql`(flags & ${sql.lit(withoutRule(0x7fff))} | ${BELOW_LIMIT_BITS[organization.below_limit]}::int2)`
    const { numAffectedRows = 0n } = await sql`
      update measurements set flags = ${flags}
      where data_point = ${key} and ts >= ${dayMs} and ts < ${endMs}
        and flags & ${sql.lit(MEASUREMENT_FLAGS.belowLimit)} <> 0 and flags <> ${flags}`.execute(tx)
    if (numAffectedRows > 0n) {
      await rollUpAgain(tx, key, dayMs, endMs)
      await markFollowed(tx, key, dayMs, endMs - 1)
    }
    return Number(numAffectedRows)
  })
}
