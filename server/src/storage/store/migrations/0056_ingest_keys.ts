import { sql, type Kysely } from 'kysely'

/**
 * Ingest keys of an organization: several, each with a name. The existing key of an organization stays valid under
 * the name `First key`.
 */
export async function ingestKeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table ingest_keys (
    id text primary key,
    organization_id text not null references organizations (id) on delete cascade,
    name text not null,
    key_hash text not null unique,
    created_by text references users (id) on delete set null,
    created_at int8 not null,
    last_used_at int8,
    expires_at int8,
    revoked_at int8
  )`,
  `create index ingest_keys_organization on ingest_keys (organization_id, created_at)`,
  `create index ingest_keys_created_by on ingest_keys (created_by) where created_by is not null`,
  `insert into ingest_keys (id, organization_id, name, key_hash, created_by, created_at)
    select gen_random_uuid()::text, id, 'First key', ingest_key_hash, created_by, created_at
    from organizations where ingest_key_hash is not null`,
  `alter table organizations drop column ingest_key_hash`,
]
