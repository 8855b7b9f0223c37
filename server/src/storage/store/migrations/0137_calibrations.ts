import { sql, type Kysely } from 'kysely'

/** How parameters of devices compare with references: the newest comparison of each data point. */
export async function calibrations(db: Kysely<unknown>): Promise<void> {
  await sql`create table calibration_measurements (
    data_point_id text primary key references data_points on delete cascade,
    node_id text not null references nodes on delete cascade,
    organization_id text not null references organizations on delete cascade,
    compared_at int8 not null,
    from_ts int8 not null,
    to_ts int8 not null,
    reference_id text not null,
    reference_serial text not null,
    reference_name text not null,
    refused text check (refused in ('unit', 'few_pairs', 'incomplete', 'inverse', 'uncorrelated')),
    metrics jsonb not null,
    is_corrected boolean not null default false
  )`.execute(db)
  await sql`create index calibration_measurements_node
    on calibration_measurements (node_id)`.execute(db)
  await sql`create index calibration_measurements_organization
    on calibration_measurements (organization_id)`.execute(db)
}
