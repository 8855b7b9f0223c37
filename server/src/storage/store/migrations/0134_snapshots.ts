import { sql, type Kysely } from 'kysely'

/** Archives of readings, and the links by which they are downloaded. */
export async function snapshots(db: Kysely<unknown>): Promise<void> {
  // `failure` is a code with its parts, so that each reader gets it in their language.
  await sql`create table snapshots (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    created_by text references users on delete set null,
    serial text not null,
    devices jsonb not null,
    from_ts int8 not null,
    to_ts int8 not null,
    timezone text not null,
    formats jsonb not null,
    filename text not null,
    state text not null check (state in ('writing', 'ready', 'failed')),
    failure jsonb,
    job_id text not null,
    readings int8,
    bytes int8,
    csv_files jsonb not null,
    file_id text references files on delete set null,
    created_at int8 not null,
    finished_at int8,
    expires_at int8
  )`.execute(db)
  await sql`create index snapshots_organization
    on snapshots (organization_id, created_at desc, id)`.execute(db)
  await sql`create index snapshots_expiry
    on snapshots (expires_at) where expires_at is not null`.execute(db)
  await sql`create index snapshots_file on snapshots (file_id) where file_id is not null`.execute(
    db,
  )
  // Only the digest of a link is stored, so nobody who reads the store can use it.
  await sql`create table snapshot_links (
    digest text primary key,
    snapshot_id text not null references snapshots on delete cascade,
    user_id text not null references users on delete cascade,
    valid_until int8 not null
  )`.execute(db)
  await sql`create index snapshot_links_snapshot on snapshot_links (snapshot_id)`.execute(db)
  await sql`create index snapshot_links_user on snapshot_links (user_id)`.execute(db)
  await sql`create index snapshot_links_expiry on snapshot_links (valid_until)`.execute(db)
}
