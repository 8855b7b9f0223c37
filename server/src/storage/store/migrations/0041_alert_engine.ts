import { sql, type Kysely } from 'kysely'

/**
 * What judging alerts needs: when they are judged next, which readings have arrived since, and their states
 * over time.
 */
export async function alertEngine(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table alerts
    add column named_values jsonb,
    add column hold_ms int8 not null default 0 check (hold_ms >= 0),
    add column reactivation_ms int8 not null default 0 check (reactivation_ms >= 0),
    add column hours jsonb,
    add column version int4 not null default 1,
    add column judged_from int8,
    add column due_at int8,
    add column due_from int8,
    add column changed_ts int8,
    add column active_group text,
    add column told boolean,
    add column told_ts int8,
    add column acknowledged_at int8,
    add column acknowledged_by text references users on delete set null,
    add column muted_until int8`,
  `create index alerts_due on alerts (due_at) where due_at is not null`,
  // The data points that an activated alert watches.
  `create table alert_sources (
    source int4 not null references data_points (key) on update cascade on delete cascade,
    alert_id text not null references alerts on delete cascade,
    primary key (source, alert_id)
  )`,
  `create index alert_sources_alert on alert_sources (alert_id)`,
  // Readings by which an alert has not been judged yet; written with the readings themselves.
  `create table alert_marks (
    id int8 generated always as identity primary key,
    alert_id text not null,
    from_ts int8 not null,
    to_ts int8 not null
  )`,
  `create index alert_marks_alert on alert_marks (alert_id)`,
  `create table alert_changes (
    alert_id text not null references alerts on delete cascade,
    ts int8 not null,
    is_active boolean not null,
    group_id text,
    measured jsonb not null,
    is_corrected boolean not null,
    primary key (alert_id, ts)
  )`,
]
