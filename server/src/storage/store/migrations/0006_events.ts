import { sql, type Kysely } from 'kysely'

/**
 * One append-only table of what happened, written in the transaction of the change. It takes over the
 * audit log and the history of plugins.
 *
 * Positions are assigned before a transaction commits, so a higher one can become visible first. Readers that
 * keep a position use `(txid, position)` and read only up to the oldest transaction still running.
 */
export async function events(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Without foreign keys: events outlive their user and organization.
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
    only_for text
  )`,
  `insert into events (id, ts, name, actor_kind, actor_id, actor_name, organization_id, row_id,
      detail, request_id, is_audited)
    select id, ts, action, 'user', user_id, user_name, organization_id, target, detail, request_id,
      true
    from audit_log order by ts, id`,
  `insert into events (id, ts, name, actor_kind, actor_name, organization_id, entity, row_id, detail,
      is_audited)
    select id, ts, 'plugin.' || kind, 'user', author, organization_id, 'plugins', plugin_id,
      jsonb_build_object('version', version, 'detail', detail), false
    from plugin_events order by key`,
  `drop table audit_log`,
  `drop table plugin_events`,
  `create index events_tail on events (txid, position)`,
  `create index events_organization on events (organization_id, ts desc, position desc)`,
  `create index events_actor on events (actor_id, ts desc, position desc)`,
  `create index events_row on events (entity, organization_id, row_id, position desc)`,
  `create index events_ts on events (ts)`,
]
