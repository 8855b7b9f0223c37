import { sql, type Kysely } from 'kysely'

/** Messages that wait are found by their recipient: older ones go first. */
export async function outboxWaiting(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_waiting on outbox (recipient) where state = 'waiting'`.execute(db)
}
