/** Services that an organization sends its alerts to, and the outbox: every requested message and its outcome. */
export const MESSAGES: readonly string[] = [
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
  `create index notification_channels_organization on notification_channels (organization_id, name, id)`,

  `create table outbox (
    id text primary key,
    organization_id text references organizations on delete cascade,
    template text not null,
    key text not null,
    recipient text not null,
    recipient_name text not null,
    language text not null check (language in ('en', 'es')),
    subject text not null,
    body_text text,
    body_html text,
    message_id text not null,
    state text not null check (state in ('waiting', 'sent', 'kept')),
    job_id text,
    created_at int8 not null,
    sent_at int8,
    transport text not null default 'mail'
      constraint outbox_transport_words check (transport in ('mail', 'sms', 'channel')),
    channel_id text references notification_channels on delete set null,
    channel_message jsonb,
    images jsonb,
    unsubscribe_url text,
    unique (template, key)
  )`,
  `create index outbox_organization on outbox (organization_id, created_at desc, id)`,
  `create index outbox_created on outbox (created_at)`,
  `create index outbox_channel on outbox (channel_id)`,
  // Older messages to a recipient are sent first.
  `create index outbox_waiting on outbox (recipient) where state = 'waiting'`,
]
