import { sql, type Kysely } from 'kysely'

/**
 * Who is notified of a change of an alert, how and when; text messages in the outbox besides mails; and phone
 * numbers of users.
 */
export async function notifications(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table users add column phone_number text`,
  `alter table alerts add column digest_period text not null default 'daily'
    check (digest_period in ('hourly', 'daily'))`,
  `alter table outbox add column transport text not null default 'mail'`,
  `create table alert_notices (
    id text primary key,
    alert_id text not null references alerts on delete cascade,
    ts int8 not null,
    is_active boolean not null,
    content jsonb not null,
    created_at int8 not null,
    withheld text
  )`,
  `create index alert_notices_alert on alert_notices (alert_id, created_at)`,
  `create index alert_notices_created on alert_notices (created_at)`,
  `create table notifications (
    id int8 generated always as identity primary key,
    notice_id text not null references alert_notices on delete cascade,
    alert_id text not null references alerts on delete cascade,
    recipient text not null,
    via text not null,
    user_id text references users on delete cascade,
    due_at int8 not null,
    state text not null,
    message_id text references outbox on delete set null,
    sent_at int8
  )`,
  `create index notifications_due on notifications (due_at) where state = 'waiting'`,
  `create index notifications_waiting on notifications (recipient) where state = 'waiting'`,
  `create index notifications_told on notifications (alert_id, recipient, sent_at)`,
  `create index notifications_notice on notifications (notice_id)`,
  `create index notifications_message on notifications (message_id)`,
  `create index notifications_user on notifications (user_id)`,
  `create table notification_recipients (
    recipient text primary key,
    sent_ts jsonb not null
  )`,
]
