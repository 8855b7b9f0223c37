import { sql, type Kysely } from 'kysely'

/** Data points that are computed from others of their device. */
export async function metrics(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // `history_from`: values from here on up to the newest reading are still to be computed.
  `alter table data_points
    add column metric jsonb,
    add column step_ms int4 check (step_ms > 0),
    add column history_from int8`,
  `create index data_points_metrics on data_points (node_id) where metric is not null`,
  // Its row is locked to change the values or the rules of the metrics of a device.
  `create table metric_nodes (
    node_id text primary key references nodes (id) on delete cascade
  )`,
  // A metric with new conditions gets a new key, under which it has none of its old values.
  `create table metric_sources (
    metric int4 not null references data_points (key) on update cascade on delete cascade,
    source int4 not null references data_points (key) on update cascade on delete cascade,
    primary key (metric, source)
  )`,
  `create index metric_sources_source on metric_sources (source)`,
  // Readings of a source that metrics have not processed yet; written with the readings themselves.
  `create table metric_marks (
    id int8 generated always as identity primary key,
    source int4 not null,
    from_ts int8 not null,
    to_ts int8 not null
  )`,
  `create index metric_marks_source on metric_marks (source, from_ts)`,
]
