import { sql, type Kysely } from 'kysely'

/** Staff acting for others, the audit log, and invitations. */
export async function access(db: Kysely<unknown>): Promise<void> {
  for (const statement of [ACCESS_CONTEXTS, ...AUDIT_LOG, ...INVITATIONS]) {
    await sql.raw(statement).execute(db)
  }
}

const ACCESS_CONTEXTS = `create table access_contexts (
    user_id text primary key references users on delete cascade,
    organization_id text not null references organizations on delete cascade,
    role text,
    target_user_id text references users on delete cascade,
    since int8 not null,
    expires_at int8 not null,
    check ((role is null) <> (target_user_id is null))
  )`

/** Without foreign keys: the record outlives the user and the organization. */
const AUDIT_LOG = [
  `create table audit_log (
    id text primary key,
    ts int8 not null,
    user_id text not null,
    user_name text not null,
    organization_id text,
    action text not null,
    target text,
    detail jsonb not null,
    request_id text
  )`,
  `create index audit_log_organization on audit_log (organization_id, ts desc, id)`,
  `create index audit_log_user on audit_log (user_id, ts desc, id)`,
  `create index audit_log_ts on audit_log (ts)`,
]

const INVITATIONS = [
  `create table invitations (
    id text primary key,
    email text not null,
    role text not null,
    organization_id text not null references organizations on delete cascade,
    invited_by text references users on delete set null,
    created_at int8 not null,
    expires_at int8 not null,
    accepted_at int8
  )`,
  `create index invitations_organization on invitations (organization_id, created_at desc, id)`,
]
