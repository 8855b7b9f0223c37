import { sql, type Kysely } from 'kysely'

/** Services that an organization sends its alerts to, and which alerts go to which of them. */
export async function notificationChannels(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table notification_channels (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    name text not null,
    language text not null check (language in ('en', 'es')),
    timezone text not null,
    is_enabled boolean not null,
    settings jsonb not null,
    version int4 not null default 1,
    created_at int8 not null
  )`,
  `create index notification_channels_organization
    on notification_channels (organization_id, name, id)`,
  `create table alert_channels (
    alert_id text not null references alerts on delete cascade,
    channel_id text not null references notification_channels on delete cascade,
    primary key (alert_id, channel_id)
  )`,
  `create index alert_channels_channel on alert_channels (channel_id)`,
  `alter table notifications
    add column channel_id text references notification_channels on delete set null`,
  `create index notifications_channel on notifications (channel_id)`,
  `alter table outbox
    add column channel_id text references notification_channels on delete set null,
    add column channel_message jsonb`,
  `create index outbox_channel on outbox (channel_id)`,
]
