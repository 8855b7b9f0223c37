import { sql, type Kysely } from 'kysely'

/** What devices are requested to do and what they report: keys, settings, commands. */
export async function deviceChannel(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // `position` numbers the messages to one device. It is assigned under a lock of this row, so a device
  // never sees a later message before an earlier one.
  `create table device_channels (
    node_id text primary key references nodes (id) on delete cascade,
    key_hash text unique,
    key_made_at int8,
    key_made_by text,
    position int8 not null default 0,
    settings_version int4 not null default 0,
    settings_position int8 not null default 0,
    reported_version int4 not null default 0,
    fetched_version int4 not null default 0,
    last_contact int8,
    firmware text,
    hardware text
  )`,
  `create table device_settings (
    node_id text not null references nodes (id) on delete cascade,
    name text not null,
    desired jsonb,
    desired_version int4,
    asked_at int8,
    asked_by text,
    reported jsonb,
    reported_at int8,
    refused_version int4,
    refused_reason text,
    primary key (node_id, name)
  )`,
  `create table device_commands (
    id text primary key,
    node_id text not null references nodes (id) on delete cascade,
    name text not null check (name in ('blink', 'reboot', 'wifi_scan', 'sim_reset', 'format')),
    position int8 not null,
    state text not null check (state in ('queued', 'sent', 'done', 'failed', 'expired')),
    created_at int8 not null,
    created_by text not null,
    expires_at int8 not null,
    sent_at int8,
    ended_at int8,
    data jsonb,
    reason text
  )`,
  `create index device_commands_newest on device_commands (node_id, created_at, id)`,
  `create index device_commands_waiting on device_commands (node_id, position)
    where state in ('queued', 'sent')`,
  `create index device_commands_expiring on device_commands (expires_at)
    where state in ('queued', 'sent')`,
  // Processed messages of devices: a repeated one changes nothing.
  `create table device_messages (
    node_id text not null references nodes (id) on delete cascade,
    id text not null,
    received_at int8 not null,
    primary key (node_id, id)
  )`,
  `create index device_messages_received on device_messages (received_at)`,
]
