import { sql, type Kysely } from 'kysely'

/**
 * Addresses that events of organizations are sent to, pending deliveries, and marks of readings and devices that
 * have not been turned into events yet.
 */
export async function webhooks(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table webhooks (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    url text not null,
    auth text not null,
    secret text not null,
    previous_secret text,
    previous_secret_until int8,
    type text not null check (type in ('device', 'alert')),
    is_enabled boolean not null default true,
    disabled_reason text check (disabled_reason in ('by_hand', 'failing', 'gone')),
    node_ids jsonb,
    event_types jsonb,
    last_response jsonb,
    last_used_at int8,
    failing_since int8,
    dropped_count int8 not null default 0,
    version int4 not null default 1,
    created_at int8 not null,
    updated_at int8 not null,
    lease_until int8 not null default 0,
    fence int8 not null default 0,
    resumes_at int8 not null default 0,
    measured_at int8 not null default 0,
    check (is_enabled = (disabled_reason is null)),
    check ((previous_secret is null) = (previous_secret_until is null))
  )`,
  `create index webhooks_organization on webhooks (organization_id, created_at desc, id)`,
  `create table webhook_deliveries (
    id text primary key,
    position int8 not null generated always as identity,
    webhook_id text not null references webhooks on delete cascade,
    event_id text not null,
    event_type text not null,
    kind text not null check (kind in ('event', 'test', 'redelivery')),
    body text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    is_aside boolean not null default false,
    attempts int4 not null default 0,
    refusals int4 not null default 0,
    due_at int8 not null,
    created_at int8 not null,
    first_attempt_at int8,
    last_attempt_at int8,
    finished_at int8,
    duration_ms int4,
    request jsonb,
    answer_status int4,
    answer_body text,
    failure text check (failure in ('not_public', 'timeout', 'unreachable', 'refused', 'disabled'))
  )`,
  `create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, position)
    where state = 'waiting'`,
  `create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at desc, id)`,
  `create index webhook_deliveries_created on webhook_deliveries (created_at)`,
  // Readings that a webhook has not been notified of yet; written with the readings themselves.
  `create table webhook_marks (
    id int8 generated always as identity primary key,
    webhook_id text not null,
    data_point int4 not null,
    from_ts int8 not null,
    to_ts int8 not null
  )`,
  `create index webhook_marks_webhook on webhook_marks (webhook_id, id)`,
  // Devices with a changed status that a webhook has not been notified of yet.
  `create table webhook_status_marks (
    id int8 generated always as identity primary key,
    webhook_id text not null,
    node_id text not null,
    previous_rank int2 not null,
    rank int2 not null
  )`,
  `create index webhook_status_marks_webhook on webhook_status_marks (webhook_id, id)`,
  // Readings, the sweep of silent devices and API calls all change the status rank of a device: this catches all.
  `create function mark_status_for_webhooks() returns trigger language plpgsql as $$
  begin
    insert into webhook_status_marks (webhook_id, node_id, previous_rank, rank)
    select webhook.id, new.id, old.status_rank, new.status_rank from webhooks webhook
    where webhook.is_enabled and webhook.type = 'device'
      and (webhook.event_types is null or webhook.event_types ? 'device.status_changed')
      and (webhook.node_ids is null or webhook.node_ids ? new.id)
      and (coalesce(new.leased_to, new.organization_id) = webhook.organization_id
        or (new.leased_to is null and exists (select from node_shares share
          where share.node_id = new.id and share.organization_id = webhook.organization_id)));
    return null;
  end $$`,
  `create trigger nodes_status_for_webhooks after update of status_rank on nodes
    for each row when (old.status_rank is distinct from new.status_rank)
    execute function mark_status_for_webhooks()`,
]
