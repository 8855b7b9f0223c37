import { sql, type Kysely } from 'kysely'

/** The number of readings that are hidden because nobody knows when they were measured; none is stored yet. */
export async function unknownTimes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hidden_rollups add column unknown_time int8 not null default 0`.execute(db)
  await sql`alter table hidden_rollups alter column unknown_time drop default`.execute(db)
}
