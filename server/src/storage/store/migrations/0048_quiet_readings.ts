import { sql, type Kysely } from 'kysely'

/**
 * Ranges of readings that cannot change an alert, so that they need not be marked for it; and a span over which an
 * alert is judged again until all transactions that did not know of its change have ended.
 */
export async function quietReadings(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table alert_sources add column quiet_min float8, add column quiet_max float8`,
  `alter table alerts add column settles_at int8, add column settles_from int8`,
]
