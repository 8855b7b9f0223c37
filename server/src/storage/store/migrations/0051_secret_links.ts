import { sql, type Kysely } from 'kysely'

/** Links of invitations and password resets: only the hashes of their secrets are stored. */
export async function secretLinks(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table invitations add column secret_hash text`,
  `create unique index invitations_secret on invitations (secret_hash)`,
  `create index invitations_email on invitations (email, created_at desc)`,
  `create table password_resets (
    secret_hash text primary key,
    user_id text not null references users on delete cascade,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  `create index password_resets_user on password_resets (user_id)`,
  `create index password_resets_expires on password_resets (expires_at)`,
]
