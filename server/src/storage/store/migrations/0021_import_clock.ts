import { sql, type Kysely } from 'kysely'

/** The time of the last row of an import: a repeated local time after it is a later one. */
export async function importClock(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column last_ts int8`.execute(db)
}
