import { sql, type Kysely } from 'kysely'

/** Parts of a mail besides its text: its pictures, and the unsubscribe address. */
export async function mailParts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column images jsonb, add column unsubscribe_url text`.execute(db)
}
