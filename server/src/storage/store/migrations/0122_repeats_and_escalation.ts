import { sql, type Kysely } from 'kysely'

/**
 * Messages about an alert that nobody acknowledges: how often they are repeated, and its second recipients, who are
 * notified only then. Alerts from before have neither.
 */
export async function repeatsAndEscalation(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table alerts add column repeat_ms int8, add column escalate_ms int8,
    add column repeat_at int8, add column escalate_at int8,
    add column is_escalated boolean not null default false`,
  `create index alerts_repeat on alerts (repeat_at) where repeat_at is not null`,
  `create index alerts_escalate on alerts (escalate_at) where escalate_at is not null`,
  `alter table alert_subscribers add column is_second boolean not null default false`,
  `alter table alert_notices drop constraint alert_notices_reason_words`,
  `alter table alert_notices add constraint alert_notices_reason_words
    check (reason in ('change', 'mute_over', 'unacknowledged', 'escalated'))`,
]
