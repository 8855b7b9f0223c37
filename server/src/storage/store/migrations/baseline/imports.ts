/**
 * Imports of files, by the command and through the console. What an import has added is remembered as the times of each data
 * point, without the values; what it has replaced is in `measurement_revisions`, under its author.
 */
export const IMPORTS: readonly string[] = [
  // Of the command. After `last_ts`, a repeated local time is a later one.
  `create table imports (
    id text primary key,
    file text not null,
    rows_read int8 not null,
    rows_stored int8 not null,
    rows_refused int8 not null,
    byte_offset int8 not null,
    is_finished boolean not null,
    updated_at int8 not null,
    last_ts int8
  )`,

  // `failure` is a code with its parts, so that each reader gets it in their language.
  `create table file_imports (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    created_by text references users on delete set null,
    file_id text references files on delete set null,
    file_name text not null,
    file_bytes int8 not null,
    file_used_at int8 not null,
    state text not null check (state in (
      'uploaded', 'checking', 'checked', 'storing', 'stored', 'undoing', 'undone', 'failed')),
    step text check (step in ('check', 'store', 'undo')),
    failure jsonb,
    job_id text,
    map jsonb,
    revises boolean not null default false,
    resume jsonb,
    checked jsonb,
    stored jsonb,
    undone jsonb,
    created_at int8 not null,
    stored_at int8,
    undone_at int8
  )`,
  `create index file_imports_organization on file_imports (organization_id, created_at desc, id)`,
  `create index file_imports_file on file_imports (file_used_at) where file_id is not null`,

  `create table import_readings (
    id int8 generated always as identity primary key,
    import_id text not null references file_imports on delete cascade,
    data_point int4 not null,
    first_ts int8 not null,
    last_ts int8 not null,
    count int4 not null,
    times bytea not null,
    after_revision int8 not null
  )`,
  `create index import_readings_import on import_readings (import_id, id)`,
  `create index import_readings_point on import_readings (data_point)`,

  `create table import_nodes (
    import_id text not null references file_imports on delete cascade,
    node_id text not null,
    is_new boolean not null,
    was_inventory boolean not null,
    last_online int8,
    new_points jsonb not null,
    new_sensors jsonb not null,
    primary key (import_id, node_id)
  )`,
]
