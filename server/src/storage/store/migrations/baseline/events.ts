/**
 * One append-only table of what happened, written in the transaction of the change. Without foreign keys: events outlive
 * their user and organization.
 *
 * Positions are assigned before a transaction commits, so a higher one can become visible first. Readers that keep a position
 * use `(txid, position)` and read only up to the oldest transaction still running.
 */
export const EVENTS: readonly string[] = [
  `create table events (
    position int8 generated always as identity primary key,
    txid xid8 not null default pg_current_xact_id(),
    id text not null unique,
    ts int8 not null,
    name text not null,
    actor_kind text not null check (actor_kind in ('user', 'token', 'system', 'device')),
    actor_id text,
    actor_name text not null,
    organization_id text,
    entity text,
    row_id text,
    before jsonb,
    after jsonb,
    detail jsonb not null,
    request_id text,
    is_audited boolean not null,
    only_for text,
    from_address text,
    from_agent text
  )`,
  `create index events_tail on events (txid, position)`,
  `create index events_organization on events (organization_id, ts desc, position desc)`,
  `create index events_actor on events (actor_id, ts desc, position desc)`,
  `create index events_row on events (entity, organization_id, row_id, position desc)`,
  `create index events_ts on events (ts)`,

  // The store itself refuses to change an event, and to delete one that is younger than the age that the transaction has
  // declared as too old to keep.
  `create function keep_events() returns trigger language plpgsql as $$
  declare
    too_old text := current_setting('airshed.forget_events_before', true);
  begin
    if tg_op = 'DELETE' and coalesce(too_old, '') <> '' then
      if old.ts < too_old::int8 then return old; end if;
    end if;
    raise exception 'Events are append-only: they are removed only once they are too old to keep'
      using errcode = 'restrict_violation';
  end $$`,
  `create trigger keep_events before update or delete on events
    for each row execute function keep_events()`,
  `create trigger keep_all_events before truncate on events
    for each statement execute function keep_events()`,
]
