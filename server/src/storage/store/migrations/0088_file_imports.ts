import { IMPORT_STATES, IMPORT_STEPS } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'

/**
 * Imports of files through the console. What an import has added is remembered as the times of each data point, without
 * the values; what it has replaced is in `measurement_revisions`, under its author.
 */
export async function fileImports(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

const STATEMENTS = [
  `create table file_imports (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    created_by text references users on delete set null,
    file_id text references files on delete set null,
    file_name text not null,
    file_bytes int8 not null,
    file_used_at int8 not null,
    state text not null check (state in (${listed(IMPORT_STATES)})),
    step text check (step in (${listed(IMPORT_STEPS)})),
    failure text,
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
