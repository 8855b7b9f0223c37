import { sql, type Kysely } from 'kysely'

/** Second factors of users, sign-ins that wait for one, and which organizations require one. */
export async function secondFactors(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table totp_factors (
    user_id text primary key references users on delete cascade,
    secret text not null,
    created_at int8 not null,
    confirmed_at int8,
    last_step int8 not null default 0
  )`,
  `create table passkeys (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    public_key text not null,
    counter int8 not null,
    transports jsonb not null,
    created_at int8 not null,
    last_used_at int8
  )`,
  `create index passkeys_user on passkeys (user_id, created_at, id)`,
  `create table recovery_codes (
    user_id text not null references users on delete cascade,
    code_hash text not null,
    created_at int8 not null,
    primary key (user_id, code_hash)
  )`,
  `create table proof_steps (
    id text primary key,
    user_id text references users on delete cascade,
    challenge text,
    expires_at int8 not null
  )`,
  `alter table organizations add column requires_second_factor boolean not null default false`,
]
