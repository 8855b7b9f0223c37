import { sql, type Kysely } from 'kysely'

/** Attempts of a delivery except the latest, which is in the delivery itself. They are deleted with it. */
export async function webhookAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhook_attempts (
    delivery_id text not null references webhook_deliveries on delete cascade,
    number int4 not null,
    at int8 not null,
    duration_ms int4 not null,
    answer_status int4,
    answer_body text,
    failure text check (failure in ('not_public', 'timeout', 'unreachable', 'refused', 'disabled')),
    primary key (delivery_id, number)
  )`.execute(db)
}
