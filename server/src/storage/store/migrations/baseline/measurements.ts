import type { Engine } from '../../store.ts'

/**
 * Readings, what is summed up from them, their revisions, and computed parameters, which are computed from them.
 *
 * Nothing here refers to data points by a foreign key where readings are written: it would be checked for every reading, and
 * keys of data points are only created by the store itself. PostgreSQL stores readings in partitions by time, see
 * postgres/partitions.ts; the embedded store has one table.
 */
export const measurements = (engine: Engine): readonly string[] => [
  `create table measurements (
    data_point int4 not null,
    ts int8 not null,
    value float8,
    flags int2 not null default 0,
    primary key (data_point, ts)
  )${engine === 'postgres' ? ' partition by range (ts)' : ''}`,

  `create table rollups (
    data_point int4 not null,
    step_ms int4 not null,
    ts int8 not null,
    count int8 not null,
    sum float8 not null,
    min float8 not null,
    max float8 not null,
    first_ts int8 not null,
    first_value float8 not null,
    last_ts int8 not null,
    last_value float8 not null,
    min_ts int8 not null,
    max_ts int8 not null,
    sin_sum float8 not null,
    cos_sum float8 not null,
    energy_sum float8 not null,
    primary key (data_point, step_ms, ts)
  ) with (fillfactor = 80)`,

  // The number of readings hidden by flags, by reason, and of those below their detection limit, by how they count, so that
  // figures of years can show what they leave out.
  `create table hidden_rollups (
    data_point int4 not null,
    step_ms int4 not null,
    ts int8 not null,
    sensor_fault int8 not null,
    invalid int8 not null,
    implausible int8 not null,
    unknown_time int8 not null,
    below_half int8 not null default 0,
    below_zero int8 not null default 0,
    below_excluded int8 not null default 0,
    primary key (data_point, step_ms, ts)
  ) with (fillfactor = 80)`,
  // Finds the days that have readings below their limit, which are few.
  `create index hidden_rollups_below_limit on hidden_rollups (data_point, ts)
    where step_ms = 86400000 and below_half + below_zero + below_excluded > 0`,

  // What was stored before a reading was replaced by a revised one. Like the readings, it refers to a data point that may
  // already have been deleted, and is removed with them.
  `create table measurement_revisions (
    id int8 generated always as identity primary key,
    data_point int4 not null,
    ts int8 not null,
    old_value float8,
    old_flags int2 not null,
    value float8,
    flags int2 not null,
    revised_at int8 not null,
    author text not null
  )`,
  `create index measurement_revisions_author on measurement_revisions (author, id)`,
  // By the time of the reading, and of one reading in the order in which they were made.
  `create index measurement_revisions_order on measurement_revisions (data_point, ts, id)`,

  // Its row is locked to change the values or the rules of the computed parameters of a device.
  `create table metric_nodes (
    node_id text primary key references nodes on delete cascade
  )`,
  // A computed parameter with new conditions gets a new key, under which it has none of its old values.
  `create table metric_sources (
    metric int4 not null references data_points (key) on update cascade on delete cascade,
    source int4 not null references data_points (key) on update cascade on delete cascade,
    primary key (metric, source)
  )`,
  `create index metric_sources_source on metric_sources (source)`,
  // Readings of a source that computed parameters have not processed yet; written with the readings themselves.
  `create table metric_marks (
    id int8 generated always as identity primary key,
    source int4 not null,
    from_ts int8 not null,
    to_ts int8 not null
  )`,
  `create index metric_marks_source on metric_marks (source, from_ts)`,
]
