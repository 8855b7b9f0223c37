import { sql, type Kysely } from 'kysely'

/** Counts how often all sessions of a user were ended, so that a sign-in which began before begins none after. */
export async function sessionEpochs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column session_epoch integer not null default 0`.execute(db)
}
