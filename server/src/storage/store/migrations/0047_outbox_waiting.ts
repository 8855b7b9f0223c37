import { sql, type Kysely } from 'kysely'

/** Index of waiting messages by recipient, as older ones are sent first. */
export async function outboxWaiting(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_waiting on outbox (recipient) where state = 'waiting'`.execute(db)
}
