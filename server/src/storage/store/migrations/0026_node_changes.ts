import { sql, type Kysely } from 'kysely'

/** Bulk changes of devices, and the result for each device. */
export async function nodeChanges(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table node_change_runs (
    id text primary key,
    job_id text not null,
    user_id text not null references users (id) on delete cascade,
    change text not null
      check (change in ('activate', 'deactivate', 'hibernate', 'share', 'remove_share')),
    to_organization_id text,
    started_at int8 not null,
    selected int4 not null default 0,
    changed int4 not null default 0,
    unchanged int4 not null default 0,
    refused int4 not null default 0
  )`,
  `create index node_change_runs_started on node_change_runs (started_at)`,
  // Devices without a foreign key: the result of a deleted one can still be read.
  `create table node_change_results (
    id int8 generated always as identity primary key,
    run_id text not null references node_change_runs (id) on delete cascade,
    node_id text not null,
    serial text not null,
    name text not null,
    outcome text check (outcome in ('changed', 'unchanged', 'refused')),
    code text check (code in ('NOT_FOUND', 'FORBIDDEN', 'SHARE_LIMIT', 'SHARE_WITH_OWNER'))
  )`,
  `create index node_change_results_run on node_change_results (run_id, serial, id)`,
  `create index node_change_results_waiting on node_change_results (run_id, id)
    where outcome is null`,
]
