import { sql, type Kysely } from 'kysely'

/** What goes along with the text of a mail: pictures in it, and the address that ends such mails. */
export async function mailParts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column images jsonb, add column unsubscribe_url text`.execute(db)
}
