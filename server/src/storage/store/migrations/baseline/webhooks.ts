/**
 * Addresses that events of organizations are sent to, deliveries with their attempts, and marks of readings and devices that
 * have not been turned into events yet.
 */
export const WEBHOOKS: readonly string[] = [
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
  `create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, position) where state = 'waiting'`,
  `create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at desc, id)`,
  `create index webhook_deliveries_created on webhook_deliveries (created_at)`,
  // All attempts but the latest, which is in the delivery itself.
  `create table webhook_attempts (
    delivery_id text not null references webhook_deliveries on delete cascade,
    number int4 not null,
    at int8 not null,
    duration_ms int4 not null,
    answer_status int4,
    answer_body text,
    failure text check (failure in ('not_public', 'timeout', 'unreachable', 'refused', 'disabled')),
    primary key (delivery_id, number)
  )`,

  // Readings that a webhook has not been notified of yet; written with the readings themselves.
  `create table webhook_marks (
    id int8 generated always as identity primary key,
    webhook_id text not null,
    data_point int4 not null,
    from_ts int8 not null,
    to_ts int8 not null
  )`,
  `create index webhook_marks_webhook on webhook_marks (webhook_id, id)`,

  // Devices with a changed status that a webhook has not been notified of yet. Readings, the sweep of silent devices and API
  // calls all change the status rank of a device: the trigger catches all.
  `create table webhook_status_marks (
    id int8 generated always as identity primary key,
    webhook_id text not null,
    node_id text not null,
    previous_rank int2 not null,
    rank int2 not null
  )`,
  `create index webhook_status_marks_webhook on webhook_status_marks (webhook_id, id)`,
  // `offset 0` keeps the two queries apart: the plan of a function is kept, and one that is made while there are few webhooks
  // would read the lists of all before it compares organizations.
  `create function mark_status_for_webhooks() returns trigger language plpgsql as $$
  begin
    insert into webhook_status_marks (webhook_id, node_id, previous_rank, rank)
    select webhook.id, new.id, old.status_rank, new.status_rank
    from (
      select coalesce(new.leased_to, new.organization_id) as id
      union
      select share.organization_id from node_shares share
      where new.leased_to is null and share.node_id = new.id
    ) holder
    cross join lateral (
      select id, node_ids from webhooks
      where webhooks.organization_id = holder.id and webhooks.is_enabled and webhooks.type = 'device'
        and (webhooks.event_types is null or webhooks.event_types ? 'device.status_changed')
      offset 0
    ) webhook
    where webhook.node_ids is null or webhook.node_ids ? new.id;
    return null;
  end $$`,
  `create trigger nodes_status_for_webhooks after update of status_rank on nodes
    for each row when (old.status_rank is distinct from new.status_rank)
    execute function mark_status_for_webhooks()`,
]
